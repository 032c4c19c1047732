import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { updateProducts } from '../products/bulk/bulk-products.service.ts';
import { changeCodes } from '../products/bulk/bulk-sizes.service.ts';
import { moveStock } from '../products/move-stock.service.ts';
import { sayPriceReason } from '../products/price-history.service.ts';
import { isOfSize, type Cell } from './cells.ts';
import { compareCells } from './changed-cells.ts';
import { gridProducts } from './grid-products.ts';
import { holdGoods, type Held, type HeldProduct } from './held-goods.ts';
import { noteCells } from './note-cells.ts';
import { planProducts, writtenCells } from './plan-products.ts';
import { trueOffers } from './true-offers.ts';
import { shortSizes, unitsOf, wrongProducts, type CellFault } from './wrong-cells.ts';

type Write = {
  readonly cells: readonly Cell[];
  /** The path of a cell in errors. */
  readonly placeOf: (cell: Cell) => string;
  /** True if what was there is put back, which is not judged again. */
  readonly isUndo?: boolean;
};

/**
 * Writes cells, all or none, as the form of each product and the ledger of stock would: with the history of prices, costs, movements and the
 * log. Returns the cells that were written, with what was there, and what went with them. Throws `changed_meanwhile` with the
 * present products, and `invalid`; both name every cell that is the reason.
 */
export async function writeCells(
  transaction: Transaction,
  ctx: Context,
  { cells, placeOf, isUndo = false }: Write,
): Promise<Cell[]> {
  const held = await holdGoods(transaction, cells);
  const { changed, open } = await compareCells(transaction, held, cells);
  const asked = planProducts(held, open, ctx.clock());
  const { planned, untrue } = isUndo
    ? { planned: asked, untrue: [] }
    : await trueOffers(transaction, asked, ctx.clock());
  const wrong = [
    ...untrue,
    ...(isUndo ? [] : wrongProducts(held, planned)),
    ...goneCategories(held, open),
    ...shortSizes(held, open),
  ];
  if (changed.length + wrong.length > 0) await refuse(transaction, held, { changed, wrong, placeOf });
  const written = [...planned.flatMap(writtenCells), ...open.filter(isOfSize).map((cell) => ofPresent(held, cell))];
  const costs = written.filter(({ field }) => field === 'cost');
  await sayPriceReason(transaction, { actor: adminActor(ctx), at: ctx.clock() });
  await writeProducts(transaction, [...planned.map(({ after }) => after), ...costOwners(held, costs, planned)]);
  await writeCosts(transaction, held, costs);
  await noteCells(transaction, ctx, held, written);
  await writeUnits(transaction, ctx, written);
  return written;
}

type Faults = Pick<Write, 'placeOf'> & {
  readonly changed: readonly CellFault[];
  readonly wrong: readonly CellFault[];
};

async function refuse(transaction: Transaction, held: Held, { changed, wrong, placeOf }: Faults): Promise<never> {
  const errors = [...changed, ...wrong].map(({ cell, message }) => ({ path: placeOf(cell), message }));
  if (changed.length === 0) throw new ShopError('invalid', {}, errors);
  const products = await gridProducts(transaction, [...held.products.keys()]);
  throw new ShopError('changed_meanwhile', {}, errors, { present: { saved: 0, products }, changedBy: [] });
}

/** A category to which products are put back may be gone; others are judged with their product. */
function goneCategories({ categories }: Held, cells: readonly Cell[]): CellFault[] {
  return cells
    .filter(({ field, to }) => field === 'category' && !categories.has(Number(to)))
    .map((cell) => ({ cell, message: t('product-grid.categoryGone') }));
}

/** A size's cell with its present value: units that were sold meanwhile stay sold. */
function ofPresent(held: Held, cell: Cell): Cell {
  const stock = held.sizes.get(cell.id)?.stock;
  return cell.field === 'stock' && stock !== undefined ? { ...cell, from: stock, to: stock + unitsOf(cell) } : cell;
}

/** The products of which only a cost changes: what their form shows is another version. */
function costOwners(held: Held, costs: readonly Cell[], planned: readonly { readonly before: HeldProduct }[]) {
  const known = new Set(planned.map(({ before }) => before.id));
  const ids = new Set(costs.flatMap(({ id }) => held.sizes.get(id)?.productId ?? []));
  return [...ids].flatMap((id) => (known.has(id) ? [] : (held.products.get(id) ?? [])));
}

async function writeProducts(transaction: Transaction, products: readonly HeldProduct[]): Promise<void> {
  const written = await updateProducts(transaction, products);
  if (written !== products.length) throw new Error('a locked product changed');
}

async function writeCosts(transaction: Transaction, held: Held, costs: readonly Cell[]): Promise<void> {
  const sizes = costs.flatMap(({ id, to }) => {
    const size = held.sizes.get(id);
    if (!size) return [];
    const cost = to === null ? null : Number(to);
    return [{ ...size, variantId: id, word: size.size, seenStock: size.stock, cost }];
  });
  await changeCodes(transaction, [{ id: 0, sizes }]);
}

async function writeUnits(transaction: Transaction, ctx: Context, written: readonly Cell[]): Promise<void> {
  const moves = written
    .filter(({ field }) => field === 'stock')
    .map((cell) => ({ variantId: cell.id, change: unitsOf(cell), kind: 'correction' as const }));
  const note = inShopLanguage(() => t('product-grid.note'));
  const short = await moveStock(transaction, moves, { actor: adminActor(ctx), at: ctx.clock(), note });
  if (short.size > 0) throw new Error('a locked size changed');
}
