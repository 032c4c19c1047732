import { shopMoment } from '#contract/core/time/shop-time.ts';
import { isOfSize, type Cell } from './cells.ts';
import type { Held, HeldProduct } from './held-goods.ts';

/** A product before and after the cells that change it. */
export type PlannedProduct = {
  readonly before: HeldProduct;
  readonly after: HeldProduct;
  readonly cells: readonly Cell[];
};

/** Returns what products become by their cells at a time. What an offer that ends cost before goes with it. */
export function planProducts(held: Held, cells: readonly Cell[], now: Date): PlannedProduct[] {
  const cellsOf = Map.groupBy(
    cells.filter((cell) => !isOfSize(cell)),
    ({ id }) => id,
  );
  return [...cellsOf].flatMap(([id, own]) => {
    const before = held.products.get(id);
    if (!before) return [];
    const changed = own.reduce((product, cell) => ({ ...product, ...columnsOf(cell, now) }), before);
    const isEnded = changed.isOffertPrice !== before.isOffertPrice && !changed.isOffertPrice;
    const isSaid = own.some(({ field }) => field === 'previousPrice');
    const after = isEnded && !isSaid ? { ...changed, previousPrice: null } : changed;
    return [{ before, after, cells: own }];
  });
}

function columnsOf({ field, to, publishAt }: Cell, now: Date): Partial<HeldProduct> {
  switch (field) {
    case 'currentPrice':
      return { currentPrice: Number(to) };
    case 'previousPrice':
      return { previousPrice: to === null ? null : Number(to) };
    case 'isOffertPrice':
      return { isOffertPrice: to === true };
    case 'category':
      return { categoryId: Number(to) };
    case 'state':
      return stateColumns(to, publishAt, now);
    case 'stock':
    case 'cost':
      return {};
  }
}

/** A state that was scheduled is written back with its time; one that came meanwhile is published. */
function stateColumns(state: Cell['to'], publishAt: string | undefined, now: Date): Partial<HeldProduct> {
  const at = publishAt === undefined ? now : new Date(publishAt);
  if (state === 'scheduled' && at > now) return { state, publishAt: at };
  if (state === 'draft' || state === 'archived') return { state, publishAt: null };
  return { state: 'published', publishAt: null };
}

/** Returns the cells with which a plan is taken back: those that were asked for, and what went with them. */
export function writtenCells({ before, after, cells }: PlannedProduct): Cell[] {
  const own = cells.map((cell) => {
    if (cell.field === 'previousPrice') return { ...cell, to: after.previousPrice };
    return cell.field === 'state' && before.publishAt ? { ...cell, publishAt: shopMoment(before.publishAt) } : cell;
  });
  const isSaid = cells.some(({ field }) => field === 'previousPrice');
  if (isSaid || before.previousPrice === after.previousPrice) return own;
  return [...own, { field: 'previousPrice', id: before.id, from: before.previousPrice, to: after.previousPrice }];
}
