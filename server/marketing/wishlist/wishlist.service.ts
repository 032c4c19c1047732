import { and, count, desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostFavourites, type Favourite, type wishlist } from '#contract/marketing/wishlist.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { viewKeptProducts } from '#server/goods/products/product-view.service.ts';
import { isForSale, requirePublic } from '#server/goods/products/public-products.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { favourites } from './wishlist.tables.ts';

/** Returns the visitor's own id. Throws `not_allowed` for another name. */
function ownId({ visitor }: Context, username: string): number {
  if (visitor.role !== 'customer' || visitor.username.toLowerCase() !== username.toLowerCase()) {
    throw new ShopError('not_allowed');
  }
  return visitor.id;
}

/** Returns the ids of the visitor's favourites, newest first. */
export function favouriteIds(ctx: Context, username: string): Promise<number[]> {
  return idsOf(ctx.db, ownId(ctx, username));
}

async function idsOf(db: Executor, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), desc(favourites.productId));
  return found.map(({ id }) => id);
}

/** Returns the visitor's favourites, newest first. */
export async function favouriteProducts(ctx: Context, username: string) {
  return shown(ctx.db, await favouriteIds(ctx, username));
}

/** Also what is not public any more: its owner has seen it when it was. */
async function shown(db: Executor, ids: readonly number[]): Promise<Favourite[]> {
  const products = await viewKeptProducts(db, ids);
  return products.map((product) => ({ ...product, isForSale: isForSale(product) }));
}

/** Adds or removes a favourite. Throws `not_allowed`, `product_not_found`, `wishlist_full`. */
export async function changeFavourite(ctx: Context, asked: Input<typeof wishlist.change>) {
  const { username, productId, action } = asked;
  const userId = ownId(ctx, username);
  const user = await inTransaction(ctx.db, async (transaction) => {
    // The row lock serializes one person's changes, so that two of them cannot both take the last place.
    const [self] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!self) throw new ShopError('not_allowed');
    await (action === 'add'
      ? add(transaction, userId, productId, ctx.clock())
      : remove(transaction, userId, productId));
    return self;
  });
  return { ...user, Products: await shown(ctx.db, await idsOf(ctx.db, userId)) };
}

async function add(transaction: Transaction, userId: number, productId: number, addedAt: Date): Promise<void> {
  await requirePublic(transaction, productId);
  await refusedAs({ [violations.foreignKey]: () => new ShopError('product_not_found') }, async () => {
    await transaction.insert(favourites).values({ userId, productId, addedAt }).onConflictDoNothing();
  });
  // Counted after the insert, so that adding an existing favourite to a full list is no error; the error rolls the
  // insert back.
  const [kept] = await transaction.select({ kept: count() }).from(favourites).where(eq(favourites.userId, userId));
  if ((kept?.kept ?? 0) > mostFavourites) throw new ShopError('wishlist_full', { most: mostFavourites });
}

async function remove(transaction: Transaction, userId: number, productId: number): Promise<void> {
  await transaction.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)));
}
