import type { Transaction } from '#platform/database/database.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { hasWaitingReceipt } from '../../orders/receipts.service.ts';
import type { GiveUpReason } from '../order-step.ts';

type Circumstances = {
  readonly payments: readonly unknown[];
  readonly giveUp: GiveUpReason;
  /** The time to pay is over. */
  readonly isOver: boolean;
};

/**
 * Returns whether an order that is paid by hand may end without its money. Nobody but the shop's people can give that back, so it
 * stays once a part was noted, or while a receipt waits for them; nobody leaves a page of a provider; and its time may have been
 * made longer since it was looked at. The caller holds the order's lock.
 */
export async function mayEndHeld(
  transaction: Transaction,
  { reference }: Pick<OrderRow, 'reference'>,
  { payments, giveUp, isOver }: Circumstances,
): Promise<boolean> {
  if (payments.length > 0 || giveUp === 'abandoned' || (giveUp === 'expired' && !isOver)) return false;
  return !(await hasWaitingReceipt(transaction, reference));
}
