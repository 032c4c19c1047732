import { asc, eq } from 'drizzle-orm';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { favourites } from '#server/marketing/wishlist/wishlist.tables.ts';

/** Inserts a few favourites of the demo's customers. */
export async function insertDemoFavourites(db: Transaction): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.rol, 'client'))
    .orderBy(asc(users.id))
    .limit(2);
  const goods = await db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  const addedAt = new Date();
  const rows = people.flatMap(({ id: userId }, person) =>
    [3, 17, 42, 71].flatMap((place) => {
      const product = goods[place + person];
      return product ? [{ userId, productId: product.id, addedAt }] : [];
    }),
  );
  if (rows.length > 0) await db.insert(favourites).values(rows);
}
