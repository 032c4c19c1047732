import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { orderLines } from './orders.tables.ts';

type UnitsOfLine = { readonly position: number; readonly quantity: number };

/**
 * Notes on the lines of an order that units of them went back to the stock, so that they are not sent any more. The caller
 * holds the order's lock, and gives the units back.
 */
export async function notePutBack(
  transaction: Transaction,
  reference: string,
  units: readonly UnitsOfLine[],
): Promise<void> {
  for (const { position, quantity } of units) {
    if (quantity === 0) continue;
    await transaction
      .update(orderLines)
      .set({ putBack: sql`least(${orderLines.quantity}, ${orderLines.putBack} + ${quantity})` })
      .where(and(eq(orderLines.orderReference, reference), eq(orderLines.position, position)));
  }
}
