import { and, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import {
  nextReturnStates,
  returnWords,
  type ReturnParty,
  type ReturnState,
} from '#contract/sales/returns/return-state.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import type { StockReason } from '#server/goods/products/stock.service.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { lockOrder, type OrderRow } from '../orders/order-state.service.ts';
import { linesOfReturns, returnOf, type ReturnLineRow, type ReturnRow } from './returns.queries.ts';
import { returns } from './returns.tables.ts';

/** A return whose order the transaction has locked: nobody else moves it, nor refunds or returns units of the order. */
export type HeldReturn = {
  readonly row: ReturnRow;
  readonly order: OrderRow;
  readonly lines: readonly ReturnLineRow[];
};

/** Who makes a move, for which party, why and when. */
export type MadeReturnMove = {
  readonly by: ReturnParty;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
};

/** What a move writes down besides the state. */
type Change = Partial<Pick<ReturnRow, 'place' | 'sendBy' | 'answer' | 'carrierId' | 'trackingNumber'>>;

/** Locks the order of a return. Throws `return_not_found`. */
export async function holdReturn(transaction: Transaction, id: number): Promise<HeldReturn> {
  const seen = await returnOf(transaction, id);
  const order = seen && (await lockOrder(transaction, seen.orderReference));
  // Read again: it may have moved before the lock was free.
  const row = order && (await returnOf(transaction, id));
  if (!order || !row) throw new ShopError('return_not_found');
  return { row, order, lines: await linesOfReturns(transaction, [id]) };
}

/** Throws `return_moved` for a move that there is not, or is no longer. */
export function refuseMove({ row: { state } }: HeldReturn, to: ReturnState, by: ReturnParty): void {
  if (!nextReturnStates(state, by).includes(to)) throw new ShopError('return_moved', { state: returnWords[state] });
}

/** Why units move because of a return. */
export function stockReason({ order }: HeldReturn, { actor, now }: Pick<MadeReturnMove, 'actor' | 'now'>): StockReason {
  return { kind: 'return', actor, order: order.reference, at: now };
}

/** Moves a held return, with its event. Throws `return_moved`. */
export async function moveReturn(
  transaction: Transaction,
  held: HeldReturn,
  to: ReturnState,
  { by, ...made }: MadeReturnMove,
  change: Change = {},
): Promise<void> {
  refuseMove(held, to, by);
  const { row } = held;
  const [moved] = await transaction
    .update(returns)
    .set({ ...change, state: to })
    .where(and(eq(returns.id, row.id), eq(returns.state, row.state)))
    .returning({ id: returns.id });
  if (!moved) throw new ShopError('return_moved', { state: returnWords[row.state] });
  await noteMove(transaction, row, { ...made, from: row.state, to });
}

type Noted = Omit<MadeReturnMove, 'by'> & { readonly from: ReturnState | null; readonly to: ReturnState };

/** Records a move of a return; e-mails follow by the event. */
export async function noteMove(
  transaction: Transaction,
  { id, orderReference: subject }: Pick<ReturnRow, 'id' | 'orderReference'>,
  { from, to, actor, reason, now }: Noted,
): Promise<void> {
  const data = { return: id, from, to, reason };
  await recordEvent(transaction, { at: now, kind: 'order.return-moved', subject, actor, data });
}

/** Who makes the moves of an administrator's request, and why, where that was typed. */
export function byOwner({ visitor, clock }: Context, reason = ''): MadeReturnMove {
  const actor = adminActor({ visitor });
  return { by: 'owner', actor, reason, now: clock() };
}
