import { t } from '#messages/messages.ts';
import { moneyOf, sum, times, toDecimal } from '#contract/money.ts';
import type { Money } from '#contract/money.ts';
import type { OrderLedger } from '#contract/order-refunds.ts';
import { formatPrice } from '#contract/price-words.ts';
import { parsePrice, priceExample } from '#contract/typed-price.ts';

/** What the form of a refund says: the lines' quantities and whether they go back to the stock, by position. */
export type RefundChoice = {
  readonly what: 'all' | 'lines' | 'amount';
  readonly amount: string;
  readonly quantities: Readonly<Record<number, number>>;
  readonly keptOut: readonly number[];
};

/** Returns what the choice refunds; undefined for an amount that cannot be read. */
export function chosenAmount({ what, amount, quantities }: RefundChoice, ledger: OrderLedger): Money | undefined {
  if (what === 'all') return ledger.refundable;
  if (what === 'amount') return parsePrice(amount);
  const nothing = moneyOf(0, ledger.refundable.currency);
  return sum(nothing, ...ledger.lines.map(({ position, price }) => times(price, quantities[position] ?? 0)));
}

/** Returns why the choice cannot be refunded; undefined if it can. */
export function choiceProblem(choice: RefundChoice, ledger: OrderLedger): string | undefined {
  const amount = chosenAmount(choice, ledger);
  if (!amount) return t('order-desk.amountUnknown', { example: priceExample() });
  if (amount.minor === 0) {
    return choice.what === 'lines' ? t('order-desk.chooseGarment') : t('order-desk.amountZero');
  }
  if (amount.minor > ledger.refundable.minor) {
    return t('order-desk.amountTooLarge', { amount: formatPrice(ledger.refundable) });
  }
  return undefined;
}

/** Returns the fields that the page's action reads. */
export function choiceFields(choice: RefundChoice, ledger: OrderLedger, key: string, reason: string): FormData {
  const form = new FormData();
  form.set('key', key);
  form.set('reason', reason);
  form.set('what', choice.what);
  const amount = chosenAmount(choice, ledger);
  if (choice.what === 'amount' && amount) form.set('amount', String(toDecimal(amount)));
  for (const { position } of choice.what === 'amount' ? [] : ledger.lines) {
    const quantity = choice.quantities[position] ?? 0;
    if (choice.what === 'lines' && quantity === 0) continue;
    form.append('line', `${position} ${quantity} ${choice.keptOut.includes(position) ? 'out' : 'in'}`);
  }
  return form;
}
