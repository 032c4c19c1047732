import { sql } from 'drizzle-orm';
import type { MovementCause, MovementKind } from '#contract/goods/stock/movement-kinds.ts';
import type { Executor } from '#platform/database/database.ts';

/** Some units of a size that come (above 0) or go, and as what. */
export type StockMove = { readonly variantId: number; readonly change: number; readonly kind: MovementKind };

/** Who moves units, and why. */
export type MoveReason = {
  /** 'buyer', 'provider', 'clock' or 'admin:<username>', as in events. */
  readonly actor: string;
  /** When; the time of the transaction if it is left out. */
  readonly at?: Date;
  /** The order's reference. */
  readonly order?: string;
  readonly cause?: MovementCause | undefined;
  /** At most 200 characters. */
  readonly note?: string | undefined;
};

/**
 * Moves units of sizes and writes the movements: everything in the shop that changes stock calls it
 * (docs/decisions/0059-stock-ledger.md). Rows are locked in the order of their ids, to prevent deadlocks. Returns the ids of sizes
 * that do not exist or have too few units: these stay as they are.
 */
export async function moveStock(
  db: Executor,
  moves: readonly StockMove[],
  why: MoveReason,
): Promise<ReadonlySet<number>> {
  if (moves.length === 0) return new Set();
  const column = <Value>(of: (move: StockMove) => Value) => sql.param(moves.map(of));
  const { rows } = await db.execute<{ size: number }>(sql`
    select move_stock(${column(({ variantId }) => variantId)}::integer[], ${column(({ change }) => change)}::integer[],
      ${column(({ kind }) => kind)}::text[], ${JSON.stringify(why)}::jsonb) as size`);
  return new Set(rows.map(({ size }) => size));
}
