import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { Visitor } from '#server/core/context/context.ts';
import type { OrderRow } from './order-state.service.ts';

/** Whether a visitor who has the link of an order can add it to the account: it was placed with the account's address, and is closed. */
export function canClaim(visitor: Visitor, { userId, guestUntil, isOpen, email }: OrderRow): boolean {
  if (visitor.role !== 'customer' || guestUntil === null || userId !== null || isOpen) return false;
  return email !== null && email.toLowerCase() === visitor.email?.toLowerCase();
}

/**
 * Gives an account the order of a link, if it was placed with the account's address. Returns whether it was still nobody's. All others
 * get theirs by the same function of the database, in the transaction that proves an address or begins a session.
 */
export async function claimOrder(db: Executor, userId: number, reference: string): Promise<boolean> {
  const { rows } = await db.execute<{ claimed: number }>(
    sql`select claim_guest_orders(${userId}, ${reference}::uuid) as claimed`,
  );
  return (rows[0]?.claimed ?? 0) > 0;
}
