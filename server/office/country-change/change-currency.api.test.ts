import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf, type CountryCode } from '#contract/core/countries/country.ts';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as presentFacts } from '#contract/core/shop/shop.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import { saveSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { deliveryMethods } from '#server/delivery/methods/delivery.tables.ts';
import { changeCurrency, hasOrders } from './change-currency.service.ts';

const { shop, scene } = openedScene(purchaseScene, { anew: true });

const facts = (code: CountryCode) => factsOf(countryOf(code));

const change = (from: CountryCode, to: CountryCode) =>
  inTransaction(shop.db, (transaction) => changeCurrency(transaction, facts(from), facts(to)));

/** Returns the prices of all products: '1300' or '1299 < 1500' for an offer. */
async function prices(): Promise<string[]> {
  const rows = await shop.db.select().from(products).orderBy(products.id);
  return rows.map(({ currentPrice, previousPrice, isOffertPrice }) =>
    isOffertPrice || previousPrice !== null ? `${currentPrice} < ${previousPrice}` : String(currentPrice),
  );
}

async function addOffer(currentPrice: number, previousPrice: number): Promise<void> {
  const { id } = await scene.product({ price: currentPrice });
  await shop.pool.query('update products set is_offert_price = true, previous_price_minor = $1 where id = $2', [
    previousPrice,
    id,
  ]);
}

test('OWN-2 prices keep their numbers in a currency without decimals, rounded, and none becomes free', async () => {
  for (const price of [129_950, 129_949, 40, 9_999_999_999]) await scene.product({ price });
  await addOffer(129_940, 150_060);
  await addOffer(129_910, 129_940);
  await change('AR', 'CL');
  // Two prices that became the same are no offer any more.
  expect(await prices()).toEqual(['1300', '1299', '1', '100000000', '1299 < 1501', '1299']);
  await change('CL', 'ES');
  expect(await prices()).toEqual(['130000', '129900', '100', '10000000000', '129900 < 150100', '129900']);
  await change('ES', 'AR');
  expect((await prices())[0]).toBe('130000');
});

test('OWN-2 PRICE-1 an offer that is planned stays planned, at the same number', async () => {
  const { id } = await scene.product({ price: 10_000 });
  await shop.pool.query(
    `insert into dated_offers (product_id, price_minor, starts_at) values ($1, 8000, now() + interval '1 day')`,
    [id],
  );
  await change('AR', 'CL');
  const { rows } = await shop.pool.query('select price_minor, usual_minor, usual_previous_minor from dated_offers');
  expect(rows).toEqual([{ price_minor: 80, usual_minor: null, usual_previous_minor: null }]);
});

test('OWN-2 the prices of deliveries bear the new currency', async () => {
  const rates: DeliveryRate[] = [
    { by: 'flat', price: shopMoney(129_950) },
    {
      by: 'weight',
      steps: [
        { upTo: 500, price: shopMoney(40) },
        { upTo: null, price: shopMoney(150) },
      ],
    },
    {
      by: 'total',
      steps: [
        { upTo: shopMoney(100_010), price: shopMoney(500) },
        { upTo: shopMoney(100_040), price: shopMoney(400) },
        { upTo: shopMoney(200_000), price: shopMoney(300) },
        { upTo: null, price: shopMoney(0) },
      ],
    },
  ];
  await shop.db.delete(deliveryMethods);
  for (const [position, rate] of rates.entries()) {
    await shop.db
      .insert(deliveryMethods)
      .values({ position, kind: 'home', title: 'Envío', rate, freeFrom: shopMoney(250_050), isActive: true });
  }
  await change('AR', 'CL');
  const pesos = (minor: number) => moneyOf(minor, 'CLP');
  const found = await shop.db.select().from(deliveryMethods).orderBy(deliveryMethods.position);
  expect(found.map(({ freeFrom }) => freeFrom)).toEqual([pesos(2501), pesos(2501), pesos(2501)]);
  expect(found.map(({ rate }) => rate)).toEqual([
    { by: 'flat', price: pesos(1300) },
    {
      by: 'weight',
      steps: [
        { upTo: 500, price: pesos(0) },
        { upTo: null, price: pesos(2) },
      ],
    },
    {
      by: 'total',
      // The second step became as short as the first.
      steps: [
        { upTo: pesos(1000), price: pesos(5) },
        { upTo: pesos(2000), price: pesos(3) },
        { upTo: null, price: pesos(0) },
      ],
    },
  ]);
});

test('OWN-2 a shop with an order, even a failed one, keeps its country and its prices', async () => {
  expect(await hasOrders(shop.db)).toBe(false);
  const shirt = await scene.product({ price: 129_950 });
  const buyer = await shop.customer('primera');
  await buyer.call(checkout.start, { cartItems: [shirt.line()] });
  expect(await hasOrders(shop.db)).toBe(true);
  await expect(change('AR', 'CL')).rejects.toMatchObject({ code: 'country_fixed' });
  expect(await prices()).toEqual(['129950']);
});

/** Changes the country as the settings do, and calls `meanwhile` before that counts. */
function changeWith<Answer>(code: CountryCode, meanwhile: (transaction: Transaction) => Promise<Answer>) {
  return inTransaction(shop.db, async (transaction) => {
    await changeCurrency(transaction, facts('AR'), facts(code));
    const newest = await newestVersion(transaction, 'settings', 'country');
    const written = { basedOn: newest?.version, by: 'jefa', at: shop.clock.now() };
    await saveSettings(transaction, { group: 'country', content: { country: code }, ...written });
    return meanwhile(transaction);
  });
}

test('OWN-2 an order that waits for the change of the country is refused, not placed in the old currency', async () => {
  const shirt = await scene.product({ price: 129_950 });
  const buyer = await shop.customer('apurada');
  // Of another request: it does not belong to the transaction below.
  const start = AsyncResource.bind(() => buyer.refusal(checkout.start, { cartItems: [shirt.line()] }));
  const waiting = sql`select count(*)::int as n from pg_locks where relation = 'orders'::regclass and not granted`;
  const [refused] = await changeWith('UY', async (transaction) => {
    const started = start();
    for (let waits = 0; waits === 0;) {
      const { rows } = await transaction.execute<{ n: number }>(waiting);
      waits = rows[0]?.n ?? 0;
    }
    expect(await hasOrders(transaction)).toBe(false);
    return [started];
  });
  expect(await refused).toMatchObject({ code: 'country_changed', status: 409 });
  expect([await hasOrders(shop.db), await scene.stock(shirt)]).toEqual([false, 10]);
  // The address is still the old country's, and the next thing to correct.
  await shop.services.ownerSettings.reload();
  expect((await buyer.refusal(checkout.start, { cartItems: [shirt.line()] })).code).toBe('postal_address_foreign');
});

test('OWN-2 a process that has not been told of the change yet places no order', async () => {
  const shirt = await scene.product();
  const buyer = await shop.customer('rezagada');
  await changeWith('UY', async () => undefined);
  expect(facts('AR')).toEqual(presentFacts().country);
  expect((await buyer.refusal(checkout.start, { cartItems: [shirt.line()] })).code).toBe('country_changed');
  // The deliveries have the new currency already: they are not mixed with the goods.
  expect(await hasOrders(shop.db)).toBe(false);
});

const codeOf = (error: unknown) => (error instanceof ShopError ? error.code : String(error));

test('OWN-2 of a change of the country and purchases at once either wins, and no order has another currency', async () => {
  const owner = await shop.admin();
  const shirt = await scene.product({ stock: 50 });
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, place) => shop.customer(`c${place}`)));
  const buy = (buyer: Actor) => buyer.call(checkout.start, { cartItems: [shirt.line()] }).then(() => 'bought', codeOf);
  const [moved, ...bought] = await Promise.all([
    owner.call(settingsDesk.country, { country: 'UY' }).then(() => 'moved', codeOf),
    ...buyers.map(buy),
  ]);
  const { rows } = await shop.pool.query<{ currency: string }>('select currency from orders');
  expect(await scene.stock(shirt)).toBe(50 - rows.length);
  expect(rows).toHaveLength(bought.filter((outcome) => outcome === 'bought').length);
  const isMoved = shop.services.ownerSettings.current().country.country === 'UY';
  expect(moved).toBe(isMoved ? 'moved' : 'country_fixed');
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(isMoved ? [] : ['ARS']));
  const refusals = new Set(bought.filter((outcome) => outcome !== 'bought'));
  expect([...refusals].filter((code) => !['country_changed', 'postal_address_foreign'].includes(code))).toEqual([]);
});
