import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { MovementKind } from '#contract/goods/stock/movement-kinds.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { products, variants } from './catalogue.tables.ts';
import { moveStock, moveUnits, type MoveReason } from './move-stock.service.ts';
import { isPublic } from './public-products.service.ts';
import { unitWeight } from './unit-weight.service.ts';
import { vatRateOf } from './vat-rate.service.ts';
import { isVariant, unitKey, type UnitName } from '#contract/goods/sizes/unit-name.ts';

/**
 * Some units of a variant. With `promised` they may be a pre-order that is promised for no later than this day; without, they are
 * taken from stock alone.
 */
export type Units = {
  readonly variantId: number;
  readonly quantity: number;
  readonly promised?: string | undefined;
};

/** The same, called by a name in the refusal when they are too few. */
type NamedUnits = Units & { readonly name: string };

/** Units of a size that is for sale, with what an order writes down of them: price in the smallest unit, as the database has it now. */
export type FoundLine = NamedUnits & {
  readonly productId: number;
  readonly color: string;
  readonly size: string;
  readonly currentPrice: number;
  /** Of one unit, in g. */
  readonly weight: number;
  /** The rate of its value added tax, in percent. */
  readonly vatPercent: number;
};

/** Returns the current products and prices of lines, if their products are public. Throws `product_not_found`. */
export function findUnitsForSale(db: Executor, lines: readonly Units[]): Promise<FoundLine[]> {
  return findLines(db, lines, sizesForSale);
}

/** The same of products in any state. */
export function findUnits(db: Executor, lines: readonly Units[]): Promise<FoundLine[]> {
  return findLines(db, lines, sizesOfAll);
}

const sizesOfAll = findSizes();
const sizesForSale = findSizes(isPublic);

function findSizes(condition?: SQL) {
  return prepared((db, given: Given<{ ids: readonly number[] }>) =>
    db
      .select({
        variantId: variants.id,
        productId: products.id,
        name: products.name,
        color: products.color,
        size: variants.size,
        currentPrice: products.currentPrice,
        weight: unitWeight,
        vatPercent: products.vatPercent,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(sql`${variants.id} = any(${given('ids')}::integer[])`, condition))
      .orderBy(asc(variants.id)),
  );
}

async function findLines(db: Executor, lines: readonly Units[], find: typeof sizesOfAll): Promise<FoundLine[]> {
  const rows = await find(db, { ids: [...new Set(lines.map(({ variantId }) => variantId))] });
  const found = new Map(rows.map((row) => [row.variantId, row]));
  return lines.map(({ variantId, quantity, promised }) => {
    const row = found.get(variantId);
    if (!row) throw new ShopError('product_not_found');
    return { ...row, vatPercent: vatRateOf(row.vatPercent), quantity, promised };
  });
}

/** What moves units, who and why. */
export type StockReason = MoveReason & { readonly kind: MovementKind };

/**
 * Takes the units of all lines or, by throwing, of none: the caller's transaction rolls back. Returns the promised days of the sizes
 * that were pre-ordered. Throws `out_of_stock`, and `preorder_changed` for a pre-order that is sold out, over or later by now.
 */
export async function takeUnits(
  db: Executor,
  lines: readonly NamedUnits[],
  why: StockReason,
): Promise<ReadonlyMap<number, string>> {
  const moves = lines.map(({ variantId, quantity, promised: until }) => ({
    variantId,
    change: -quantity,
    kind: why.kind,
    until,
  }));
  const { short, promised } = await moveUnits(db, moves, why);
  if (short.size === 0) return promised;
  const found = lines.find(({ variantId }) => short.has(variantId));
  throw new ShopError(found?.promised ? 'preorder_changed' : 'out_of_stock', { product: found?.name ?? '' });
}

/** Finds and takes units. Throws `out_of_stock` and `product_not_found`. */
export async function takeStock(db: Executor, lines: readonly Units[], why: StockReason): Promise<void> {
  await takeUnits(db, await findUnits(db, lines), why);
}

/** Finds units and returns them to stock. Throws `product_not_found` if a size no longer exists. */
export async function returnStock(db: Executor, lines: readonly Units[], why: StockReason): Promise<void> {
  await giveBack(db, await findUnits(db, lines), why);
}

/** Some units of a size, whatever it is called by now; null for a size that was deleted. `kind` stands for that of the reason. */
export type UnitsOfSize = {
  readonly variantId: number | null;
  readonly quantity: number;
  readonly kind?: MovementKind;
};

/** Returns units to stock. A size that was deleted meanwhile has no stock to go back to. */
export async function giveBack(db: Executor, units: readonly UnitsOfSize[], why: StockReason): Promise<void> {
  const moves = units.flatMap(({ variantId, quantity, kind = why.kind }) =>
    variantId === null ? [] : [{ variantId, change: quantity, kind }],
  );
  await moveStock(db, moves, why);
}

type AskedUnits = UnitName & Pick<Units, 'quantity' | 'promised'>;

/**
 * Returns lines by their variants' ids. The calls of the requirements name a product and a size: this is the one place
 * where that becomes an id. It asks the database only for lines without one, in one statement for all of them. Throws
 * `product_not_found`.
 */
export async function unitsNamed(db: Executor, lines: readonly AskedUnits[]): Promise<Units[]> {
  const productIds = lines.flatMap((line) => (isVariant(line) ? [] : [line.id]));
  const idOf = productIds.length === 0 ? new Map<string, number>() : await variantIds(db, productIds);
  return lines.map((line) => {
    const variantId = isVariant(line) ? line.variantId : idOf.get(unitKey(line));
    if (variantId === undefined) throw new ShopError('product_not_found');
    return { variantId, quantity: line.quantity, promised: line.promised };
  });
}

/** The ids of all sizes of products, by product and size. */
async function variantIds(db: Executor, productIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ variantId: variants.id, id: variants.productId, brandSize: variants.size })
    .from(variants)
    .where(inArray(variants.productId, [...new Set(productIds)]));
  return new Map(rows.map(({ variantId, ...name }) => [unitKey(name), variantId]));
}
