import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { LineRow } from './order-state.service.ts';
import { orderLines } from './orders.tables.ts';

type UnitsOfLine = { readonly position: number; readonly putBack?: number; readonly exchanged?: number };

/** Returns how many units of a line can still go back to the stock: each does once. */
export function unitsOut({ quantity, putBack, exchanged }: LineRow): number {
  return quantity - putBack - exchanged;
}

/**
 * Notes on the lines of an order that units of them went back to the stock, so that they are not sent any more, or that
 * another size went out for them. The caller holds the order's lock, and moves the stock.
 */
export async function noteUnitsBack(
  transaction: Transaction,
  reference: string,
  units: readonly UnitsOfLine[],
): Promise<void> {
  for (const { position, putBack = 0, exchanged = 0 } of units) {
    if (putBack + exchanged === 0) continue;
    await transaction
      .update(orderLines)
      .set({
        putBack: sql`${orderLines.putBack} + ${putBack}`,
        exchanged: sql`${orderLines.exchanged} + ${exchanged}`,
      })
      .where(and(eq(orderLines.orderReference, reference), eq(orderLines.position, position)));
  }
}
