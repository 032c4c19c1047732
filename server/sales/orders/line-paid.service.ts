import { moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { paidForUnits } from '#contract/sales/checkout/pricing.ts';
import type { LineRow } from './order-state.service.ts';

type PaidLine = Pick<LineRow, 'price' | 'quantity' | 'discount'>;

/** Returns what was paid for all units of a line: their price less what the line bears of the order's discount. */
export function linePaid({ price, quantity, discount }: PaidLine, currency: string): Money {
  return moneyOf(price * quantity - discount, currency);
}

/** Returns what was paid for some units of a line, the first ones. */
export function unitsPaid(line: PaidLine, units: number, currency: string): Money {
  return paidForUnits({ paid: linePaid(line, currency), quantity: line.quantity }, units);
}

/** Returns what was paid for each unit of a line, rounded down: for people to read, not to refund. */
export function unitPaid(line: PaidLine, currency: string): Money {
  return moneyOf(Math.floor(linePaid(line, currency).minor / line.quantity), currency);
}
