import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { Actor } from '#test/actor.ts';
import { moveShop } from '#test/moved-shop.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { gridScene } from '#test/product-grid.ts';
import { shirt } from '#test/shirt.ts';
import { openedShop } from '#test/opened-shop.ts';

const { shop } = openedShop({ anew: true });
let admin: Actor;

beforeEach(async () => {
  admin = await shop.admin();
  // It makes the category.
  await gridScene(shop, admin).goods.product({ name: 'Otra' });
  await admin.call(settingsDesk.selling, { productRules: 'wide' });
});

let logins = 0;

/** Lets days pass, after which the administrator's session is over. */
async function days(many: number): Promise<void> {
  shop.clock.advance(many * dayMs);
  admin = await shop.admin(`jefe${(logins += 1)}`);
}

type Prices = { readonly currentPrice: number; readonly previousPrice?: number; readonly isOffertPrice?: boolean };

const make = async (prices: Prices) => (await admin.call(productDesk.create, { ...shirt, ...prices })).id;
const save = (id: number, prices: Prices) => admin.call(productDesk.update, { productId: id, ...shirt, ...prices });

/** What visitors see of an offer: on the product's page, on its card and in the filter of offers, which have to agree. */
async function seen(id: number): Promise<number | null> {
  const guest = shop.guest();
  const one = await guest.call(catalogue.detail, { id });
  const [card] = await guest.call(catalogue.cards, { id: [String(id)] });
  const { products, facets } = await guest.call(catalogue.page, { offers: 'true' });
  const found = products.some((product) => product.id === id);
  expect([card?.isOffertPrice, found, facets.offers > 0]).toEqual([
    one.isOffertPrice,
    one.isOffertPrice,
    one.isOffertPrice,
  ]);
  expect(card?.previousPrice).toEqual(one.previousPrice);
  return one.isOffertPrice ? (one.previousPrice?.minor ?? null) : null;
}

test('PRICE-1 the price before an offer is that of the history: left out it is filled in, and another one is refused', async () => {
  const id = await make({ currentPrice: 100 });
  await days(20);
  const typed = { productId: id, ...shirt, currentPrice: 80, previousPrice: 120, isOffertPrice: true };
  const refused = await admin.refusal(productDesk.update, typed);
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'previousPrice' }] });
  expect(refused.errors?.[0]?.message.replaceAll('\u00a0', ' ')).toContain(
    'el precio anterior de este producto es $ 100,00',
  );
  expect(await seen(id)).toBeNull();
  await save(id, { currentPrice: 80, isOffertPrice: true });
  expect(await seen(id)).toBe(10_000);
  await save(id, { currentPrice: 80, previousPrice: 100, isOffertPrice: true });
  expect(await seen(id)).toBe(10_000);
});

test('PRICE-1 a price that has not stood long enough is not struck through, and the owner says how long', async () => {
  const id = await make({ currentPrice: 100 });
  await days(5);
  const offer = { currentPrice: 80, isOffertPrice: true };
  const { errors } = await admin.refusal(productDesk.update, { productId: id, ...shirt, ...offer });
  expect(errors?.[0]?.message).toContain('no tuvo un precio más alto durante 14 días');
  const fresh = await admin.refusal(productDesk.create, { ...shirt, ...offer, previousPrice: 100 });
  expect(fresh).toMatchObject({ code: 'invalid', errors: [{ path: 'previousPrice' }] });
  await admin.call(settingsDesk.selling, { priceKeptDays: 5 });
  await save(id, offer);
  expect(await seen(id)).toBe(10_000);
  // What was shown before is judged by the new term too.
  await admin.call(settingsDesk.selling, { priceKeptDays: 6 });
  expect(await seen(id)).toBeNull();
});

test('PRICE-1 an offer that came from elsewhere without a true price before it is none to visitors, and stays at the desk', async () => {
  const id = await make({ currentPrice: 80 });
  const buyer = await shop.customer('ana');
  await buyer.call(wishlist.change, { username: 'ana', productId: id, action: 'add' });
  await shop.pool.query('update products set is_offert_price = true, previous_price_minor = 10000 where id = $1', [id]);
  expect(await seen(id)).toBeNull();
  const [kept] = await buyer.call(wishlist.list, { username: 'ana' });
  expect([kept?.isOffertPrice, kept?.previousPrice]).toEqual([false, null]);
  const { product } = await admin.call(productDesk.one, { productId: id });
  expect([product.isOffertPrice, product.previousPrice?.minor]).toEqual([true, 10_000]);
  // What is not about its price can be changed.
  await admin.call(productDesk.update, {
    productId: id,
    ...shirt,
    name: 'Camisa Fina',
    currentPrice: 80,
    previousPrice: 100,
    isOffertPrice: true,
  });
  expect(await seen(id)).toBeNull();
});

test('PRICE-1 an import says which prices before an offer are not shown yet', async () => {
  const scene = importScene(shop, admin);
  const preview = await scene.preview(tiendanubeFile('lisa'));
  expect(preview.unprovenOffers).toBe(2);
  await scene.write(preview.import);
  const { id } = await scene.productOf('lisa-rs');
  expect(await seen(id)).toBeNull();
  await admin.call(settingsDesk.selling, { productRules: 'specified' });
  expect((await scene.one(preview.import.id)).unprovenOffers).toBe(0);
  expect(await seen(id)).toBe(1_000_000);
});

test('PRICE-1 the form gets the history and the rule from which the price before an offer follows', async () => {
  await moveShop(admin, 'ES');
  const id = await make({ currentPrice: 100 });
  const { prices } = await admin.call(productDesk.one, { productId: id });
  expect(prices).toMatchObject({
    rule: { by: 'lowest', days: 30 },
    history: [{ price: { minor: 10_000, currency: 'EUR' }, isOffer: false, isPublic: true }],
  });
  await admin.call(settingsDesk.selling, { productRules: 'specified' });
  expect((await admin.call(productDesk.one, { productId: id })).prices).toBeNull();
});

test('PRICE-1 an offer that ends for several products leaves what they cost before it, not what was struck through', async () => {
  await moveShop(admin, 'ES');
  const id = await make({ currentPrice: 100 });
  await days(40);
  await save(id, { currentPrice: 85, isOffertPrice: true });
  await days(2);
  await save(id, { currentPrice: 100 });
  await days(5);
  await save(id, { currentPrice: 80, isOffertPrice: true });
  expect(await seen(id)).toBe(8500);
  await admin.call(productGrid.several, { key: randomUUID(), ids: [id], change: { kind: 'endOffer' } });
  const { product } = await admin.call(productDesk.one, { productId: id });
  expect([product.currentPrice.minor, product.isOffertPrice]).toEqual([10_000, false]);
});

test('PRICE-1 in the grid the price before an offer comes from the history, and an undo brings back what was there', async () => {
  const id = await make({ currentPrice: 100 });
  await days(20);
  const scene = gridScene(shop, admin);
  const shown = async () => {
    const { currentPrice, previousPrice, isOffertPrice } = await scene.product(id);
    return [currentPrice.minor, previousPrice?.minor ?? null, isOffertPrice];
  };
  // Typed beside the price, as the grid's tools do.
  const { key } = await scene.save([
    { field: 'currentPrice', productId: id, from: 100, to: 80 },
    { field: 'previousPrice', productId: id, from: null, to: 150 },
    { field: 'isOffertPrice', productId: id, from: false, to: true },
  ]);
  expect(await shown()).toEqual([8000, 10_000, true]);
  expect(await seen(id)).toBe(10_000);
  const alone = await scene.refused([{ field: 'previousPrice', productId: id, from: 100, to: 150 }]);
  expect(alone).toMatchObject({ code: 'invalid', errors: [{ path: 'changes.0.to' }] });
  await scene.undo(key);
  expect(await shown()).toEqual([10_000, null, false]);
  const fresh = await make({ currentPrice: 50 });
  const none = await scene.refused([
    { field: 'currentPrice', productId: fresh, from: 50, to: 40 },
    { field: 'isOffertPrice', productId: fresh, from: false, to: true },
  ]);
  expect(none.errors?.[0]?.message).toContain('no tuvo un precio más alto');
});
