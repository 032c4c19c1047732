import { asc, inArray } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { usualPrice } from '#contract/core/money/price-history.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { endedOffer, offeredPrices, steppedPrices } from '#contract/goods/grid/price-steps.ts';
import type { SeveralChange, productGrid } from '#contract/goods/grid/product-grid.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Context } from '#server/core/context/context.ts';
import { products } from '../products/catalogue.tables.ts';
import { priceHistories } from '../products/price-history.service.ts';
import { struckRule } from '../products/shown-offer.service.ts';
import { beginBatch, keepBatch } from './batches.ts';
import type { Cell } from './cells.ts';
import { gridProducts } from './grid-products.ts';
import type { HeldProduct } from './held-goods.ts';
import { writeCells } from './write-cells.ts';

/** Changes several products, all or none, from what they are. Throws `product_not_found`, `invalid`, `currency_changed`. */
export function changeSeveral(
  ctx: Context,
  { key, ids, change }: Input<typeof productGrid.several>,
): Promise<Output<typeof productGrid.several>> {
  const asked = [...new Set(ids)];
  return inTransaction(ctx.db, async (transaction) => {
    const isNew = await beginBatch(transaction, ctx, key);
    const held = await transaction
      .select()
      .from(products)
      .where(inArray(products.id, asked))
      .orderBy(asc(products.id))
      .for('no key update');
    if (held.length < asked.length) throw new ShopError('product_not_found');
    if (isNew) {
      const usual = change.kind === 'endOffer' ? await usualPrices(transaction, asked) : new Map<number, number>();
      const cells = held.flatMap((product) => cellsOf(product, change, usual.get(product.id)));
      const placeOf = ({ id }: Cell) => `ids.${ids.indexOf(id)}`;
      await keepBatch(transaction, ctx, await writeCells(transaction, ctx, { cells, placeOf }));
    }
    return { saved: asked.length, products: await gridProducts(transaction, asked) };
  });
}

/** What products cost last without an offer. In a shop that types the price before an offer it is that. */
async function usualPrices(transaction: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (!struckRule()) return new Map();
  const histories = await priceHistories(transaction, ids);
  return new Map(
    [...histories].flatMap(([id, history]) => {
      const usual = usualPrice(history);
      return usual === undefined ? [] : [[id, usual] as const];
    }),
  );
}

function cellsOf(product: HeldProduct, change: SeveralChange, usual: number | undefined): Cell[] {
  if (change.kind === 'category') return changedCells(product, { category: change.category });
  if (change.kind === 'endOffer') {
    if (!product.isOffertPrice) return [];
    const ended = endedOffer({ ...product, previousPrice: usual ?? product.previousPrice });
    return changedCells(product, { ...ended, isOffertPrice: false });
  }
  const steps = { ...change, decimals: shop().country.decimals };
  // What a product without an offer has as the price before is of no offer any more.
  const present = product.isOffertPrice ? product : { ...product, previousPrice: null };
  if (change.kind === 'offer') return changedCells(product, { ...offeredPrices(present, steps), isOffertPrice: true });
  const { currentPrice, previousPrice } = steppedPrices(present, steps);
  return changedCells(product, product.isOffertPrice ? { currentPrice, previousPrice } : { currentPrice });
}

type After = Partial<Pick<HeldProduct, 'currentPrice' | 'previousPrice' | 'isOffertPrice'>> & {
  readonly category?: number;
};

function changedCells({ id, categoryId: category, ...product }: HeldProduct, after: After): Cell[] {
  const before = { ...product, category };
  const fields = ['currentPrice', 'previousPrice', 'isOffertPrice', 'category'] as const;
  return fields.flatMap((field) => {
    const to = after[field];
    return to === undefined || to === before[field] ? [] : [{ field, id, from: before[field], to }];
  });
}
