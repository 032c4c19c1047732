import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { returnLines, returns } from './returns.tables.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;

/** The return of an id; undefined when there is none. */
export async function returnOf(db: Executor, id: number): Promise<ReturnRow | undefined> {
  const [found] = await db.select().from(returns).where(eq(returns.id, id));
  return found;
}

/** The return that a form asked for, if it was sent before. */
export async function returnOfRequest(
  db: Executor,
  reference: string,
  request: string,
): Promise<ReturnRow | undefined> {
  const [found] = await db
    .select()
    .from(returns)
    .where(and(eq(returns.request, request), eq(returns.orderReference, reference)));
  return found;
}

/** The returns of an order, the newest first. */
export function returnsOfOrder(db: Executor, reference: string): Promise<ReturnRow[]> {
  return db.select().from(returns).where(eq(returns.orderReference, reference)).orderBy(desc(returns.id));
}

/** The lines of returns, in the order of the purchase. */
export function linesOfReturns(db: Executor, ids: readonly number[]): Promise<ReturnLineRow[]> {
  return db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, [...ids]))
    .orderBy(asc(returnLines.returnId), asc(returnLines.position));
}
