import { sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.tables.ts';
import { banners, productImages, products, variants } from '#server/catalogue/catalogue.tables.ts';
import { categories } from '#server/catalogue/categories.tables.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { markedMode, markMode } from '#server/shop-mode/shop-mode.service.ts';
import { insertDemoAnswers } from './assistant/insert-demo-answers.ts';
import type { DemoProduct } from './catalogue/demo-products.ts';
import { demoCategories } from './catalogue/models.ts';
import type { Composition, GarmentDrawing } from './garments/draw-garment.ts';
import { insertDemoOrders } from './orders/demo-orders.ts';
import { demoBanners } from './pictures/draw-banner.ts';
import type { DemoPictures } from './pictures/store-drawings.ts';
import { insertDemoReviews } from './reviews/insert-demo-reviews.ts';
import { insertDemoFavourites } from './wishlist/demo-favourites.ts';

type Demo = {
  readonly people: readonly (typeof users.$inferInsert)[];
  readonly goods: readonly DemoProduct[];
  readonly pictures: DemoPictures;
};

/**
 * Writes the whole demo in one transaction, which waits for nothing but its own statements. Returns false when the shop
 * had people already, or when a live shop has claimed the database since the demo began.
 */
export function writeDemo(db: Database, { people, goods, pictures }: Demo): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // A busy machine may need long for a statement that is quick elsewhere.
    await transaction.execute(sql`set local statement_timeout = '10min'`);
    await transaction.execute(sql`select pg_advisory_xact_lock(712_001)`);
    const [filled] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (filled) return false;
    await markMode(transaction, 'demo');
    if ((await markedMode(transaction)) !== 'demo') return false;
    await transaction.insert(users).values([...people]);
    await transaction.insert(categories).values(demoCategories.map(({ id, title, genre }) => ({ id, title, genre })));
    await insertProducts(transaction, goods, pictures);
    await transaction
      .insert(banners)
      .values(demoBanners.map((banner) => ({ ...banner, ...columnsOf(pictures.ofBanner(banner)) })));
    await insertDemoOrders(transaction);
    await insertDemoAnswers(transaction);
    await insertDemoReviews(transaction);
    await insertDemoFavourites(transaction);
    return true;
  });
}

async function insertProducts(
  db: Transaction,
  goods: readonly DemoProduct[],
  { ofGarment }: DemoPictures,
): Promise<void> {
  const rows = await db
    .insert(products)
    .values(goods.map(({ sizes: _sizes, drawings: _drawings, ...product }) => product))
    .returning({ id: products.id });
  const numbered = goods.flatMap((product, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [{ id, product }];
  });
  await db
    .insert(variants)
    .values(
      numbered.flatMap(({ id, product }) =>
        product.sizes.map((size, position) => ({ ...size, productId: id, position })),
      ),
    );
  await db.insert(productImages).values(
    numbered.flatMap(({ id, product }) =>
      product.drawings.map((drawing, position) => ({
        ...columnsOf(ofGarment(drawing)),
        productId: id,
        position,
        alt: altOf(product, drawing),
      })),
    ),
  );
}

function columnsOf({ hash, width, height, placeholder, widths }: ReturnType<DemoPictures['ofBanner']>) {
  return { path: `/media/${hash}`, width, height, placeholder, widths };
}

const views = {
  front: 'de frente',
  outfit: 'con lo que combina',
  back: 'de espalda',
  detail: 'en detalle',
} as const satisfies Record<Composition, string>;

function altOf({ name }: DemoProduct, { composition }: GarmentDrawing): string {
  return `${name}, ${views[composition]}`;
}
