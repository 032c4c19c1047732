import { t } from '#messages/messages.ts';
import { momentWords, shopMoment } from '#contract/core/time/shop-time.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lastChanges } from '#server/core/audit/last-changes.service.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import { isOfSize, type Cell, type CellValue } from './cells.ts';
import { presentValue, type Held } from './held-goods.ts';
import { movedByHand } from './moved-meanwhile.ts';
import type { CellFault } from './wrong-cells.ts';

/** Of how many products it is looked up who changed them. */
const mostAsked = 50;

/** What cells find: those that somebody else changed, and those that are to be written. */
type Compared = { readonly changed: readonly CellFault[]; readonly open: readonly Cell[] };

/**
 * Compares what cells were typed over with what stands. A cell in which somebody else wrote the same needs nothing; units that only
 * orders moved are no conflict.
 */
export async function compareCells(transaction: Transaction, held: Held, cells: readonly Cell[]): Promise<Compared> {
  const seen = new Map(cells.flatMap(({ field, id, from }) => (field === 'stock' ? [[id, Number(from)]] : [])));
  const moved = await movedByHand(transaction, [...held.sizes.values()], seen);
  const isOther = (cell: Cell) =>
    cell.field === 'stock' ? moved.has(cell.id) : presentValue(held, cell) !== cell.from || isOtherTime(held, cell);
  const others = cells.filter((cell) => presentValue(held, cell) === undefined || isOther(cell));
  const disputed = others.filter((cell) => presentValue(held, cell) !== cell.to);
  const whoChanged = await authors(transaction, held, disputed);
  const changed = disputed.map((cell) => ({
    cell,
    message: wordsOf(held, cell, moved.get(cell.id) ?? whoChanged(cell)),
  }));
  const settled = new Set(others);
  return { changed, open: cells.filter((cell) => !settled.has(cell) && cell.from !== cell.to) };
}

/** True if somebody changed only when a scheduled product is published. */
function isOtherTime(held: Held, { field, id, from, seenPublishAt }: Cell): boolean {
  if (field !== 'state' || from !== 'scheduled' || !seenPublishAt) return false;
  const present = held.products.get(id)?.publishAt;
  return present !== undefined && present?.getTime() !== Date.parse(seenPublishAt);
}

function wordsOf(held: Held, cell: Cell, who: string): string {
  const present = presentValue(held, cell);
  if (present === undefined) return t('product-grid.gone');
  const { publishAt } = held.products.get(cell.id) ?? {};
  const value =
    cell.field === 'state' && publishAt
      ? t('product-grid.scheduledFor', { at: momentWords(shopMoment(publishAt)) })
      : cellWords(cell, present, (id) => held.categories.get(id)?.title);
  return who === '' ? t('product-grid.changed', { value }) : t('product-grid.changedBy', { value, who });
}

/** Returns who gave a cell its present value, '' if the log does not know. */
async function authors(transaction: Transaction, held: Held, cells: readonly Cell[]): Promise<(cell: Cell) => string> {
  const productOf = (cell: Cell) => (isOfSize(cell) ? held.sizes.get(cell.id)?.productId : cell.id) ?? 0;
  const asked = [...new Set(cells.filter(({ field }) => field !== 'stock').map(productOf))].slice(0, mostAsked);
  const found = new Map<number, ReadonlyMap<string, string>>();
  for (const id of asked) {
    const changes = await lastChanges(transaction, String(id), ['product.create', 'product.update']);
    found.set(id, new Map(changes.map(({ field, actor }) => [field, actor])));
  }
  const nameOf = (cell: Cell) => {
    if (cell.field === 'cost') return 'costPrice';
    return isOtherTime(held, cell) ? 'publishAt' : cell.field;
  };
  return (cell) => found.get(productOf(cell))?.get(nameOf(cell)) ?? '';
}

const stateWords: Readonly<Record<ProductState, () => string>> = {
  draft: () => t('product-state.draft'),
  scheduled: () => t('product-state.scheduled'),
  published: () => t('product-state.published'),
  archived: () => t('product-state.archived'),
};

const isState = (value: CellValue): value is ProductState => typeof value === 'string' && value in stateWords;

/** Returns the value of a cell for people; `titleOf` names a category. */
function cellWords(
  { field }: Pick<Cell, 'field'>,
  value: CellValue,
  titleOf: (id: number) => string | undefined,
): string {
  if (value === null) return t('product-grid.nothing');
  if (typeof value === 'boolean') return value ? t('product-grid.yes') : t('product-grid.no');
  if (isState(value)) return stateWords[value]();
  if (field === 'category') return titleOf(Number(value)) ?? String(value);
  return field === 'stock' ? formatCount(Number(value)) : formatPrice(shopMoney(Number(value)));
}
