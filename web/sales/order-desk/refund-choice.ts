import { t } from '#messages/messages.ts';
import { toDecimal, type Money } from '#contract/core/money/money.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { refundOfUnits } from '#contract/sales/orders/order-money.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { parsePrice, priceExample } from '#contract/core/money/typed-price.ts';

/** What the form of a refund says: the lines' quantities and whether they go back to the stock, by position. */
export type RefundChoice = {
  readonly what: 'all' | 'lines' | 'amount';
  readonly amount: string;
  readonly quantities: Readonly<Record<number, number>>;
  readonly keptOut: readonly number[];
};

/** Where the goods of an order are; `left` are the lines of which units are in no parcel. */
type Whereabouts = Pick<DeskFulfilment, 'state'> & {
  readonly parcels: readonly unknown[];
  readonly left: readonly { readonly position: number }[];
};

/** Returns the choice that a form begins with: all the money, and back to the stock only what is in the shop. */
export function firstChoice(ledger: OrderLedger, { state, parcels, left }: Whereabouts): RefundChoice {
  const isAway = (position: number) => {
    if (state === 'returned') return false;
    if (state === 'dispatched' || state === 'delivered') return true;
    return parcels.length > 0 && !left.some((part) => part.position === position);
  };
  const keptOut = ledger.lines.map(({ position }) => position).filter(isAway);
  return { what: 'all', amount: '', quantities: {}, keptOut };
}

/** Returns how many units the choice is about, and how many of them go back to the stock. */
export function restockedUnits({ what, quantities, keptOut }: RefundChoice, ledger: OrderLedger) {
  const units = { all: 0, back: 0 };
  for (const { position, left, canRestock } of what === 'amount' ? [] : ledger.lines) {
    const count = what === 'all' ? left : (quantities[position] ?? 0);
    units.all += count;
    if (canRestock && !keptOut.includes(position)) units.back += count;
  }
  return units;
}

/** Returns what the choice refunds; undefined for an amount that cannot be read. */
export function chosenAmount({ what, amount, quantities }: RefundChoice, ledger: OrderLedger): Money | undefined {
  if (what === 'all') return ledger.refundable;
  if (what === 'amount') return parsePrice(amount);
  return refundOfUnits(ledger.lines, chosenUnits(quantities), ledger.refundable.currency);
}

function chosenUnits(quantities: RefundChoice['quantities']): ReadonlyMap<number, number> {
  return new Map(Object.entries(quantities).map(([position, quantity]) => [Number(position), quantity]));
}

/** Returns why the choice cannot be refunded; undefined if it can. */
export function choiceProblem(choice: RefundChoice, ledger: OrderLedger): string | undefined {
  const amount = chosenAmount(choice, ledger);
  if (!amount) return t('order-desk.amountUnknown', { example: priceExample() });
  if (amount.minor === 0) {
    if (choice.what !== 'lines') return t('order-desk.amountZero');
    const units = Object.values(choice.quantities).some((quantity) => quantity > 0);
    return units ? t('errors.refundCostsNothing') : t('order-desk.chooseGarment');
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
