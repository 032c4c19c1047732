import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { OrderActor } from '../../orders/advance-order.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { confirmReceipts } from '../../orders/receipts.service.ts';
import { handPaymentsOf, mostHandParts } from './hand-provider.service.ts';

type PricedOrder = Pick<OrderRow, 'reference' | 'total' | 'currency'>;

/** What is left of an order's total after the money that the shop's people noted. */
export async function leftByHand(db: Executor, { reference, total, currency }: PricedOrder): Promise<Money> {
  const taken = (await handPaymentsOf(db, reference)).reduce((sum, { amount }) => sum + amount, 0);
  return moneyOf(Math.max(0, total - taken), currency);
}

/**
 * Does what follows from money that was noted just now, in the transaction that holds the order's lock: receipts that wait are
 * confirmed. Throws `hand_payment_too_much` if two administrators noted more than the total together, and `too_many_parts`.
 */
export async function followTaken(
  transaction: Transaction,
  { reference, total, currency }: PricedOrder,
  by: { readonly actor: OrderActor; readonly now: Date },
): Promise<void> {
  const taken = await handPaymentsOf(transaction, reference);
  if (taken.reduce((sum, { amount }) => sum + amount, 0) > total) {
    throw new ShopError('hand_payment_too_much', { left: formatPrice(moneyOf(0, currency)) });
  }
  if (taken.length > mostHandParts) throw new ShopError('too_many_parts', { most: mostHandParts });
  await confirmReceipts(transaction, reference, by);
}
