import { t } from '#messages/messages.ts';
import { sum, type Money } from '#contract/core/money/money.ts';
import { refundOfUnits } from '#contract/sales/orders/order-money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { formText } from '#web/core/forms/form-text.ts';

type Told = Pick<DeskReturn, 'lines' | 'goods' | 'shipping'>;

/** What is asked before a return is closed as its form says: with the money that goes back, and the units in the stock. */
export function closingQuestion(told: Told, form: FormData): { readonly title: string; readonly text: string } {
  const back = closingRefund(told, form);
  const units = told.lines.reduce((count, { position }) => count + Number(formText(form, `restock-${position}`)), 0);
  const title =
    back && back.minor > 0
      ? t('return-desk.closeQuestion', { amount: formatPrice(back) })
      : t('return-desk.closeWithoutMoney');
  return { title, text: t('return-desk.closeMeaning', { units }) };
}

function closingRefund({ lines, goods, shipping }: Told, form: FormData): Money | undefined {
  const refunded = lines.filter(({ position }) => form.get(`outcome-${position}`) === 'refund');
  const units = new Map(refunded.map(({ position, quantity }) => [position, quantity]));
  const currency = lines[0]?.price.currency;
  if (currency === undefined) return undefined;
  const cost = refundOfUnits(goods, units, currency);
  return shipping && form.has('withShipping') ? sum(cost, shipping) : cost;
}
