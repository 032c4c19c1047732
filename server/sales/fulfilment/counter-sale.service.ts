import { isHandedOverPaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { holdOrder, moveHeld, refused, refuseStopped } from './held-order.ts';
import type { MadeMove } from './made-move.ts';
import { noteArrivals } from './parcels.service.ts';

/**
 * Notes that the goods of an order that was paid at the counter went with their buyer. Does nothing unless it is paid and
 * nothing happened to its goods before.
 */
export async function handOverAtCounter(transaction: Transaction, reference: string, made: MadeMove): Promise<void> {
  const order = await lockOrder(transaction, reference);
  if (order?.fulfilment !== 'to_prepare') return;
  await moveHeld(transaction, await holdOrder(transaction, reference), 'delivered', made);
}

/**
 * Notes that the goods of an order were handed over as it was paid: from the shop, or by who brought them. Does nothing if that is noted.
 * Throws `fulfilment_refused` for goods that have to be sent first.
 */
export async function handOverPaid(transaction: Transaction, reference: string, made: MadeMove): Promise<void> {
  const held = await holdOrder(transaction, reference);
  if (held.state === 'delivered') return;
  if (!isHandedOverPaid(held.state, held.order.shippingMethod, held.packed)) throw refused(held);
  refuseStopped(held, 'delivered');
  await moveHeld(transaction, held, 'delivered', made);
  await noteArrivals(transaction, held, 'delivered', made.now);
}
