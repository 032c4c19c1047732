import type { Transaction } from '#platform/database/database.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { holdOrder, moveHeld } from './held-order.ts';
import type { MadeMove } from './made-move.ts';

/**
 * Notes that the goods of an order that was paid at the counter went with their buyer. Does nothing unless it is paid and
 * nothing happened to its goods before.
 */
export async function handOverAtCounter(transaction: Transaction, reference: string, made: MadeMove): Promise<void> {
  const order = await lockOrder(transaction, reference);
  if (order?.fulfilment !== 'to_prepare') return;
  await moveHeld(transaction, await holdOrder(transaction, reference), 'delivered', made);
}
