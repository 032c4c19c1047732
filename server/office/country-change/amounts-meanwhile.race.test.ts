import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { homeMethod } from '#test/delivery.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import { deliveryMethods } from '#server/delivery/methods/delivery.tables.ts';
import { saveSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { changeCurrency } from './change-currency.service.ts';

const { shop, admin } = openedDesk(purchaseScene, { anew: true });

beforeEach(async () => {
  await purchaseScene(shop).product({ price: 100_00 });
  await shop.db.delete(deliveryMethods);
});

const shirt: ProductGiven = {
  name: 'Camisa Océano',
  description: '<p>Camisa de lino.</p>',
  images: ['https://www.tienda.example/fotos/camisa.png'],
  isOffertPrice: false,
  previousPrice: null,
  currentPrice: '150',
  color: 'Azul',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
  info: { aboutMe: '', careInfo: '', sizeAndFit: '' },
  variants: [],
};

/** Changes the country from Argentina to Chile, whose peso has no cents, and calls `meanwhile` before that counts. */
function moveWith<Answer>(meanwhile: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
  return inTransaction(shop.db, async (transaction) => {
    await changeCurrency(transaction, factsOf(countryOf('AR')), factsOf(countryOf('CL')));
    const newest = await newestVersion(transaction, 'settings', 'country');
    const written = { basedOn: newest?.version, by: 'jefa', at: shop.clock.now() };
    await saveSettings(transaction, { group: 'country', content: { country: 'CL' }, ...written });
    return meanwhile(transaction);
  });
}

async function prices(): Promise<number[]> {
  const rows = await shop.db.select({ price: products.currentPrice }).from(products).orderBy(products.id);
  return rows.map(({ price }) => price);
}

async function currenciesOfRates(): Promise<string[]> {
  const rows = await shop.db.select({ rate: deliveryMethods.rate }).from(deliveryMethods);
  return [...new Set(rows.map(({ rate }) => (rate.by === 'flat' ? rate.price.currency : '')))];
}

const codeOf = (error: unknown) => (error instanceof ShopError ? error.code : String(error));
const told = (work: Promise<unknown>) => work.then(() => 'written', codeOf);

test('OWN-2 a product and a delivery that wait for the change of the country are refused, not stored in the old currency', async () => {
  const [product] = await shop.db.select({ id: products.id }).from(products);
  const method = await admin.call(delivery.addMethod, homeMethod());
  const [productId, id] = [product?.id ?? 0, method.id];
  // Of other requests: they do not belong to the transaction below.
  const start = AsyncResource.bind(() => [
    told(admin.call(productDesk.create, shirt)),
    told(admin.call(productDesk.update, { ...shirt, productId })),
    told(admin.call(delivery.addMethod, homeMethod())),
    told(admin.call(delivery.changeMethod, { ...homeMethod(), id })),
  ]);
  const here = sql`select pid from pg_locks where database = (select oid from pg_database where datname = current_database())`;
  const waiting = sql`select count(*)::int as n from pg_locks where not granted and pid in (${here})`;
  const started = await moveWith(async (transaction) => {
    const all = start();
    let ended = 0;
    for (const one of all) void one.then(() => (ended += 1));
    for (let waits = 0; waits + ended < all.length;) {
      const { rows } = await transaction.execute<{ n: number }>(waiting);
      waits = rows[0]?.n ?? 0;
    }
    return all;
  });
  expect(await Promise.all(started)).toEqual(started.map(() => 'currency_changed'));
  expect([await prices(), await currenciesOfRates()]).toEqual([[100], ['CLP']]);
});

test('OWN-2 a process that has not been told of the change yet writes no amount', async () => {
  const [product] = await shop.db.select({ id: products.id }).from(products);
  const method = await admin.call(delivery.addMethod, homeMethod());
  await moveWith(async () => undefined);
  const refused = [
    await told(admin.call(productDesk.create, shirt)),
    await told(admin.call(productDesk.update, { ...shirt, productId: product?.id ?? 0 })),
    await told(admin.call(delivery.addMethod, homeMethod())),
    await told(admin.call(delivery.changeMethod, { ...homeMethod(), id: method.id })),
  ];
  expect(refused).toEqual(refused.map(() => 'currency_changed'));
  expect([await prices(), await currenciesOfRates()]).toEqual([[100], ['CLP']]);
  await shop.services.ownerSettings.reload();
  await admin.call(productDesk.create, shirt);
  expect(await prices()).toEqual([100, 150]);
});

test('OWN-2 of a change of the country and amounts that are written at once, each is in the currency of the shop', async () => {
  const [product] = await shop.db.select({ id: products.id }).from(products);
  const method = await admin.call(delivery.addMethod, homeMethod());
  const works = [
    () => admin.call(productDesk.create, shirt),
    () => admin.call(productDesk.update, { ...shirt, productId: product?.id ?? 0 }),
    () => admin.call(delivery.addMethod, homeMethod()),
    () => admin.call(delivery.changeMethod, { ...homeMethod(), id: method.id }),
  ];
  const [moved, ...written] = await Promise.all([
    told(admin.call(settingsDesk.country, { country: 'CL' })),
    ...[...works, ...works, ...works].map((work) => told(work())),
  ]);
  expect(moved).toBe('written');
  expect(written.filter((outcome) => outcome !== 'written' && outcome !== 'currency_changed')).toEqual([]);
  expect((await prices()).filter((price) => price !== 100 && price !== 150)).toEqual([]);
  expect(await currenciesOfRates()).toEqual(['CLP']);
});
