import { sql } from 'drizzle-orm';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { MovementCause, MovementKind } from '#contract/goods/stock/movement-kinds.ts';
import type { Executor } from '#platform/database/database.ts';
import { preparedSql } from '#platform/database/prepared.ts';

/**
 * Some units of a size that come (above 0) or go, and as what. Units that go and are not there may wait as a pre-order if `until` is
 * given: the latest promised day that their buyer agreed to.
 */
export type StockMove = {
  readonly variantId: number;
  readonly change: number;
  readonly kind: MovementKind;
  readonly until?: string | undefined;
};

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

/** What became of moves: the sizes with too few units, which stay as they are, and those whose units wait, with the promised day. */
export type Moved = { readonly short: ReadonlySet<number>; readonly promised: ReadonlyMap<number, string> };

type MovedSize = { readonly size: number; readonly promised: string | null };
type Columns = {
  readonly sizes: readonly number[];
  readonly changes: readonly number[];
  readonly kinds: readonly string[];
  readonly until: readonly (string | null)[];
  readonly today: string;
  readonly why: string;
};

const movedUnits = preparedSql<MovedSize, Columns>(
  (given) => sql`
    select moved_size as size, promised::text as promised from move_units(
      ${given('sizes')}::integer[], ${given('changes')}::integer[], ${given('kinds')}::text[], ${given('until')}::date[],
      ${given('today')}::date, ${given('why')}::jsonb)`,
);

/**
 * Moves units of sizes and writes the movements: everything in the shop that changes stock calls it
 * (docs/decisions/0059-stock-ledger.md, 0064-preorders.md). Rows are locked in the order of their ids, to prevent deadlocks. Units
 * that come are for the pre-orders that wait first. A size that does not exist has too few units.
 */
export async function moveUnits(db: Executor, moves: readonly StockMove[], why: MoveReason): Promise<Moved> {
  if (moves.length === 0) return { short: new Set(), promised: new Map() };
  const rows = await movedUnits(db, {
    sizes: moves.map(({ variantId }) => variantId),
    changes: moves.map(({ change }) => change),
    kinds: moves.map(({ kind }) => kind),
    until: moves.map(({ until }) => until ?? null),
    today: shopDay(why.at ?? new Date()),
    why: JSON.stringify(why),
  });
  const [short, promised] = [new Set<number>(), new Map<number, string>()];
  for (const row of rows) {
    if (row.promised === null) short.add(row.size);
    else promised.set(row.size, row.promised);
  }
  return { short, promised };
}

/** The same for units that nobody waits for. Returns the sizes with too few units. */
export async function moveStock(
  db: Executor,
  moves: readonly StockMove[],
  why: MoveReason,
): Promise<ReadonlySet<number>> {
  return (await moveUnits(db, moves, why)).short;
}
