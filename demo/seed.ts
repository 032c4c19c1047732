import { sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.tables.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { banners, productImages, products, variants } from '#server/catalogue/catalogue.tables.ts';
import { categories } from '#server/categories/categories.tables.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { insertDemoAnswers } from './assistant/insert-demo-answers.ts';
import type { Composition, GarmentDrawing } from './garments/draw-garment.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import type { DemoProduct } from './catalogue/demo-products.ts';
import { demoCategories } from './catalogue/models.ts';
import { insertDemoOrders } from './orders/demo-orders.ts';
import { demoPeople } from './people/demo-people.ts';
import { demoBanners, drawBanner } from './pictures/draw-banner.ts';
import { storeDrawing, storeDrawings } from './pictures/store-drawings.ts';
import { insertDemoFavourites } from './wishlist/demo-favourites.ts';
import { insertDemoReviews } from './reviews/insert-demo-reviews.ts';

type Shelves = { readonly db: Database; readonly mediaDir: string; readonly onProgress: (line: string) => void };

/**
 * Stocks an empty shop with the demo's goods, people and orders: all of it or nothing, and once however many processes
 * start. Answers the hashes of the shop's own pictures, and whether it did anything.
 */
export async function seedDemo({ db, mediaDir, onProgress }: Shelves): Promise<{ seeded: boolean; hashes: string[] }> {
  const seeded = await inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(712_001)`);
    const [filled] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (filled) return false;
    onProgress('Preparando los datos de demostración…');
    await insertPeople(transaction);
    await transaction.insert(categories).values(demoCategories.map(({ id, title, genre }) => ({ id, title, genre })));
    await insertProducts(transaction, { mediaDir, onProgress });
    await insertBanners(transaction, mediaDir);
    await insertDemoOrders(transaction);
    await insertDemoAnswers(transaction);
    await insertDemoReviews(transaction);
    await insertDemoFavourites(transaction);
    return true;
  });
  const images = await db.selectDistinct({ path: productImages.path }).from(productImages);
  const pictures = [...images, ...(await db.select({ path: banners.path }).from(banners))];
  return { seeded, hashes: pictures.map(({ path }) => path.replace('/media/', '')) };
}

async function insertPeople(db: Transaction): Promise<void> {
  const people = await Promise.all(
    demoPeople.map(async ({ password, ...person }) => ({ ...person, passwordHash: await hashPassword(password) })),
  );
  await db.insert(users).values(people);
}

async function insertProducts(
  db: Transaction,
  { mediaDir, onProgress }: Pick<Shelves, 'mediaDir' | 'onProgress'>,
): Promise<void> {
  const goods = demoProducts();
  const pictureOf = await storeDrawings(
    mediaDir,
    goods.flatMap(({ drawings }) => drawings),
    (done, all) => {
      if (done % Math.ceil(all / 4) === 0) onProgress(`Dibujando las fotos… ${done} de ${all}`);
    },
  );
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
      product.drawings.map((drawing, position) => {
        const { hash, width, height, placeholder } = pictureOf(drawing);
        return {
          productId: id,
          position,
          path: `/media/${hash}`,
          width,
          height,
          placeholder,
          alt: altOf(product, drawing),
        };
      }),
    ),
  );
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

async function insertBanners(db: Transaction, mediaDir: string): Promise<void> {
  for (const banner of demoBanners) {
    const { hash, width, height, placeholder } = await storeDrawing(mediaDir, drawBanner(banner));
    await db.insert(banners).values({ ...banner, path: `/media/${hash}`, width, height, placeholder });
  }
}
