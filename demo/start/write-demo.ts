import { eq, sql } from 'drizzle-orm';
import { picturePath } from '#contract/core/shop/pictures.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { productImages, products, variants } from '#server/goods/products/catalogue.tables.ts';
import { sayPriceReason } from '#server/goods/products/price-history.service.ts';
import { giveBack } from '#server/goods/products/stock.service.ts';
import { categories } from '#server/goods/products/categories.tables.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { skipEvents } from '#platform/events/move-positions.ts';
import { emailsSubscriber } from '#server/mail/letters/emails-subscriber.service.ts';
import { markedMode, markMode } from '#server/core/shop-mode/shop-mode.service.ts';
import { insertDemoAnswers } from '#demo/office/assistant/insert-demo-answers.ts';
import type { DemoProduct } from '#demo/goods/products/demo-products.ts';
import { demoCategories } from '#demo/goods/products/models.ts';
import { insertDemoSizeTables } from '#demo/goods/products/demo-size-tables.ts';
import { insertDemoChoices, insertDemoDelivery } from '#demo/delivery/demo-delivery.ts';
import { insertDemoEnglish } from '#demo/english/insert-demo-english.ts';
import { insertDemoHome } from '#demo/site/insert-demo-home.ts';
import { insertDemoCarriers } from '#demo/sales/orders/demo-deliveries.ts';
import { insertDemoOrders } from '#demo/sales/orders/demo-orders.ts';
import { insertDemoReturn } from '#demo/sales/orders/demo-returns.ts';
import { insertDemoCollections } from '#demo/site/demo-collections.ts';
import { insertDemoPages } from '#demo/site/demo-pages.ts';
import { insertDemoAddresses } from '#demo/people/demo-addresses.ts';
import { altOf, viewWords } from '#demo/pictures/picture-alt.ts';
import type { DemoPictures } from '#demo/pictures/place-pictures.ts';
import { insertDemoReviews } from '#demo/marketing/reviews/insert-demo-reviews.ts';
import { insertDemoFavourites } from '#demo/marketing/demo-favourites.ts';

/** How long ago the demo's goods arrived: before all of its orders. */
const demoDays = 330;

/** How long ago the demo's offers began. */
const offerDays = 10;

type NumberedProduct = { readonly id: number; readonly product: DemoProduct };

type Demo = {
  readonly people: readonly (typeof users.$inferInsert)[];
  readonly goods: readonly DemoProduct[];
  readonly pictures: DemoPictures;
};

/**
 * Writes the whole demo in one transaction, which waits only for its own statements. Returns false if the shop has
 * users already, or if a live shop has claimed the database meanwhile.
 */
export function writeDemo(db: Database, { people, goods, pictures }: Demo): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // On a busy machine a statement may take long.
    await transaction.execute(sql`set local statement_timeout = '10min'`);
    await transaction.execute(sql`select pg_advisory_xact_lock(712_001)`);
    const [filled] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (filled) return false;
    await markMode(transaction, 'demo');
    if ((await markedMode(transaction)) !== 'demo') return false;
    await transaction.insert(users).values([...people]);
    await transaction.insert(categories).values(demoCategories.map(({ id, title, genre }) => ({ id, title, genre })));
    const numbered = await insertProducts(transaction, goods, pictures);
    await insertDemoSizeTables(transaction);
    await insertDemoHome(transaction, pictures, new Date());
    await insertDemoAddresses(transaction);
    await insertDemoDelivery(transaction);
    await insertDemoChoices(transaction);
    await insertDemoCarriers(transaction);
    await insertDemoOrders(transaction);
    await insertDemoReturn(transaction);
    await insertDemoAnswers(transaction);
    await insertDemoReviews(transaction);
    await insertDemoFavourites(transaction);
    await insertDemoPages(transaction);
    await insertDemoCollections(transaction);
    await insertDemoEnglish(transaction, numbered, new Date());
    // Nobody gets e-mails about the demo's events.
    await skipEvents(transaction, emailsSubscriber.name);
    return true;
  });
}

async function insertProducts(
  db: Transaction,
  goods: readonly DemoProduct[],
  { ofProduct }: DemoPictures,
): Promise<NumberedProduct[]> {
  const openedAt = new Date(Date.now() - demoDays * dayMs);
  await sayPriceReason(db, { actor: 'admin:admin', at: openedAt });
  const rows = await db
    .insert(products)
    .values(
      goods.map(({ sizes: _sizes, pictures: _pictures, ...product }) => ({ ...product, ...usualPrices(product) })),
    )
    .returning({ id: products.id });
  const numbered = goods.flatMap((product, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [{ id, product }];
  });
  const sizes = numbered.flatMap(({ id, product }) =>
    product.sizes.map((size, position) => ({ ...size, productId: id, position })),
  );
  const made = await db
    .insert(variants)
    .values(sizes.map((size) => ({ ...size, stock: 0 })))
    .returning({ variantId: variants.id });
  const opening = made.map(({ variantId }, at) => ({ variantId, quantity: sizes[at]?.stock ?? 0 }));
  await giveBack(db, opening, { kind: 'opening', actor: 'admin:admin', at: openedAt });
  await db.insert(productImages).values(
    numbered.flatMap(({ id, product }) =>
      product.pictures.map((picture, position) => ({
        ...columnsOf(ofProduct(picture)),
        productId: id,
        position,
        alt: altOf(product.name, viewWords[picture.view]),
      })),
    ),
  );
  await beginDemoOffers(db, numbered);
  return numbered;
}

/** What a product of the demo cost before its offer. */
const usualPrices = ({ previousPrice, currentPrice }: Pick<DemoProduct, 'previousPrice' | 'currentPrice'>) => ({
  currentPrice: previousPrice ?? currentPrice,
  previousPrice: null,
  isOffertPrice: false,
});

/** The offers began lately, so that the history of prices says what they say. */
async function beginDemoOffers(db: Transaction, goods: readonly NumberedProduct[]): Promise<void> {
  await sayPriceReason(db, { actor: 'admin:admin', at: new Date(Date.now() - offerDays * dayMs) });
  for (const { id, product } of goods) {
    const { currentPrice, previousPrice, isOffertPrice } = product;
    if (!isOffertPrice) continue;
    await db.update(products).set({ currentPrice, previousPrice, isOffertPrice }).where(eq(products.id, id));
  }
}

function columnsOf({ hash, width, height, placeholder, widths }: ReturnType<DemoPictures['ofProduct']>) {
  return { path: picturePath(hash), width, height, placeholder, widths };
}
