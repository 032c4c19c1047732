import { canEndUnpaid, endsUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
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
 * stays once a part was noted, or while a receipt waits for them; nobody leaves a page of a provider; its time may have been
 * made longer since it was looked at; and its goods may be on their way. The caller holds the order's lock.
 */
export async function mayEndHeld(
  transaction: Transaction,
  { reference, fulfilment }: Pick<OrderRow, 'reference' | 'fulfilment'>,
  { payments, giveUp, isOver }: Circumstances,
): Promise<boolean> {
  if (payments.length > 0 || giveUp === 'abandoned') return false;
  const mayEnd =
    giveUp === 'expired' ? isOver && endsUnpaid.some((one) => one === fulfilment) : canEndUnpaid(fulfilment, true);
  if (!mayEnd) return false;
  return !(await hasWaitingReceipt(transaction, reference));
}
