import { and, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { MovementKind } from '#contract/goods/stock/movement-kinds.ts';
import { nameOfActor } from '#server/core/audit/audit-entry.service.ts';
import { stockMovements } from '../products/stock-movements.tables.ts';
import type { HeldSize } from './held-goods.ts';

/** How many movements of a size are looked at: more than these, and its units count as changed by somebody. */
const mostLooked = 200;

/** What buyers move: the difference that somebody typed meanwhile is applied to what they leave. */
const byOrders: ReadonlySet<MovementKind> = new Set(['sale', 'release', 'return', 'exchange']);

type Movement = {
  readonly kind: MovementKind;
  readonly change: number;
  readonly stock: number;
  readonly waiting: number;
  readonly actor: string;
};

/**
 * Returns the sizes of which somebody changed the units since they were `seen`, and who, '' if nobody knows: not those that only
 * orders moved. The sizes are locked, so no movement comes in between.
 */
export async function movedByHand(
  transaction: Transaction,
  sizes: readonly HeldSize[],
  seen: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, string>> {
  const others = sizes.filter(({ id, stock }) => seen.has(id) && seen.get(id) !== stock);
  if (others.length === 0) return new Map();
  const { id, productId, variantId, kind, change, stock, waiting, actor } = stockMovements;
  const newest = transaction.$with('newest').as(
    transaction
      .select({
        id,
        variantId,
        kind,
        change,
        stock,
        waiting,
        actor,
        place: sql<number>`row_number() over (partition by ${variantId} order by ${id} desc)`.as('place'),
      })
      .from(stockMovements)
      .where(
        and(
          inArray(
            productId,
            others.map((size) => size.productId),
          ),
          inArray(
            variantId,
            others.map((size) => size.id),
          ),
        ),
      ),
  );
  const rows = await transaction
    .with(newest)
    .select()
    .from(newest)
    .where(lte(newest.place, mostLooked))
    .orderBy(desc(newest.id));
  const movementsOf = Map.groupBy(rows, (row) => row.variantId);
  return new Map(
    others.flatMap((size) => {
      const by = whoMoved(movementsOf.get(size.id) ?? [], seen.get(size.id) ?? 0);
      return by === undefined ? [] : [[size.id, nameOfActor(by)] as const];
    }),
  );
}

/** Returns who moved units by hand after the size last had those that were seen; undefined if only orders did. */
function whoMoved(newestFirst: readonly Movement[], seen: number): string | undefined {
  for (const { kind, change, stock, waiting, actor } of newestFirst) {
    if (!byOrders.has(kind)) return actor;
    if (Math.max(0, stock - waiting - change) === seen) return undefined;
  }
  return '';
}
