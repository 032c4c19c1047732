import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { dayMs, hourMs } from '#contract/core/time/units.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { shirt } from '#test/shirt.ts';
import { openOfferClock } from './offer-clock.service.ts';
import { switchOffers } from './switch-offers.ts';

const here = openedDesk(purchaseScene);

const product = () => here.scene.product({ price: 10_000 });
const after = (ms: number) => new Date(here.shop.clock.now().getTime() + ms);
const inHours = (hours: number) => localShopTime(after(hours * hourMs));
const turn = (hours: number) => switchOffers(here.shop.db, after(hours * hourMs));
const save = (productId: number, offer: { price: number; from: string; until: string | null } | null) =>
  here.admin.call(productDesk.saveOffer, { productId, offer });

/** What visitors pay, and what is struck through; the filter of offers has to agree. */
async function seen(id: number) {
  const guest = here.shop.guest();
  const { currentPrice, previousPrice, isOffertPrice } = await guest.call(catalogue.detail, { id });
  const { products } = await guest.call(catalogue.page, { offers: 'true' });
  expect(products.some((one) => one.id === id)).toBe(isOffertPrice);
  return [currentPrice.minor, isOffertPrice ? previousPrice?.minor : null];
}

/** The entries of a product's history: price, offer and who. */
async function historyOf(id: number) {
  const { rows } = await here.shop.pool.query<{ row: unknown[] }>(
    'select json_build_array(price_minor, is_offer, actor) as row from price_history where product_id = $1 order by id',
    [id],
  );
  return rows.map(({ row }) => row);
}

test('PRICE-1 an offer begins and ends by itself, at the shop’s times, and is told to caches', async () => {
  const { id } = await product();
  const { offer } = await save(id, { price: 80, from: inHours(2), until: inHours(26) });
  expect([offer?.price.minor, offer?.isRunning]).toEqual([8000, false]);
  expect(localShopTime(offer?.from ?? '')).toBe(inHours(2));
  await turn(1);
  expect(await seen(id)).toEqual([10_000, null]);
  await turn(3);
  expect(await seen(id)).toEqual([8000, 10_000]);
  expect((await here.admin.call(productDesk.one, { productId: id })).offer?.isRunning).toBe(true);
  await turn(25);
  expect(await seen(id)).toEqual([8000, 10_000]);
  await turn(27);
  expect(await seen(id)).toEqual([10_000, null]);
  expect((await here.admin.call(productDesk.one, { productId: id })).offer).toBeNull();
  expect(await historyOf(id)).toEqual([
    [10_000, false, ''],
    [8000, true, 'clock'],
    [10_000, false, 'clock'],
  ]);
  const { rows } = await here.shop.pool.query<{ tags: string[] }>('select tags from changes');
  expect(rows.filter(({ tags }) => tags.includes(`product:${id}`)).length).toBeGreaterThanOrEqual(3);
  const { entries } = await here.admin.call(audit.list, { subject: String(id) });
  expect(entries).toMatchObject([{ action: 'product.update', actor: here.admin.username, before: { offer: null } }]);
});

test('PRICE-1 several processes switch an offer once', async () => {
  const { id } = await product();
  await save(id, { price: 80, from: inHours(1), until: inHours(2) });
  await Promise.all([turn(1.5), turn(1.5), turn(1.5)]);
  await Promise.all([turn(3), turn(3), turn(3)]);
  expect((await historyOf(id)).map(([price]) => price)).toEqual([10_000, 8000, 10_000]);
});

test('PRICE-1 a process that is told of an offer begins and ends it within a second of its time', async () => {
  const { id } = await product();
  const log = pino({ level: 'silent' });
  const clock = await openOfferClock({ db: here.shop.db, clock: () => new Date(), log });
  onTestFinished(clock.stop);
  const [starts, ends] = [new Date(Date.now() + 700), new Date(Date.now() + 1500)];
  await here.shop.pool.query(
    'insert into dated_offers (product_id, price_minor, starts_at, ends_at) values ($1, 8000, $2, $3)',
    [id, starts, ends],
  );
  clock.subscriber.invalidate(['dated-offers']);
  await expect.poll(async () => (await historyOf(id)).length, { timeout: 5000, interval: 50 }).toBe(3);
  const { rows } = await here.shop.pool.query<{ since: Date }>(
    'select since from price_history where product_id = $1 order by id',
    [id],
  );
  const late = [starts, ends].map((at, place) => (rows[place + 1]?.since.getTime() ?? 0) - at.getTime());
  expect(late.filter((ms) => ms < 0 || ms >= 1000)).toEqual([]);
});

test('PRICE-1 an offer whose time has come begins at once, goes on with another price or end, and is ended by hand', async () => {
  const { id } = await product();
  const from = inHours(-1);
  expect((await save(id, { price: 80, from, until: null })).offer?.isRunning).toBe(true);
  expect(await seen(id)).toEqual([8000, 10_000]);
  await save(id, { price: 70, from, until: inHours(5) });
  expect(await seen(id)).toEqual([7000, 10_000]);
  await save(id, null);
  expect(await seen(id)).toEqual([10_000, null]);
  // One that stands can be put off.
  await save(id, { price: 80, from, until: null });
  await save(id, { price: 80, from: inHours(2), until: null });
  expect(await seen(id)).toEqual([10_000, null]);
  await turn(3);
  expect(await seen(id)).toEqual([8000, 10_000]);
  await save(id, null);
});

test('PRICE-1 who gives a product another price while its offer stands has ended it, and nothing comes back', async () => {
  const { admin } = here;
  const { id: productId } = await admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  await save(productId, { price: 80, from: inHours(-1), until: inHours(1) });
  const { product: open } = await admin.call(productDesk.one, { productId });
  await admin.call(productDesk.update, {
    productId,
    ...shirt,
    name: 'Camisa Nueva',
    currentPrice: 80,
    previousPrice: 100,
    isOffertPrice: true,
    version: open.version,
  });
  expect((await admin.call(productDesk.one, { productId })).offer?.isRunning).toBe(true);
  await admin.call(productDesk.update, { productId, ...shirt, currentPrice: 60 });
  expect((await admin.call(productDesk.one, { productId })).offer).toBeNull();
  await turn(2);
  expect(await seen(productId)).toEqual([6000, null]);
});

test('PRICE-1 an offer on top of an offer leaves the one that was there', async () => {
  const { id } = await product();
  await here.shop.pool.query('update products set is_offert_price = true, previous_price_minor = 12000 where id = $1', [
    id,
  ]);
  await save(id, { price: 80, from: inHours(1), until: inHours(2) });
  await turn(1.5);
  expect(await seen(id)).toEqual([8000, 12_000]);
  await turn(3);
  expect(await seen(id)).toEqual([10_000, 12_000]);
});

test('PRICE-1 an offer that is not below the price, is over, ends before it begins, or is of nothing is refused', async () => {
  const { id } = await product();
  const refused = async (offer: { price: number; from: string; until: string | null }, productId = id) => {
    const { code, errors } = await here.admin.refusal(productDesk.saveOffer, { productId, offer });
    return [code, errors?.[0]?.path];
  };
  const [from, until] = [inHours(1), inHours(2)];
  expect(await refused({ price: 100, from, until })).toEqual(['invalid', 'offer.price']);
  expect(await refused({ price: 80, from: inHours(-3), until: inHours(-2) })).toEqual(['invalid', 'offer.until']);
  expect(await refused({ price: 80, from: until, until: from })).toEqual(['invalid', 'offer.until']);
  expect(await refused({ price: 80, from, until: `${from}:00` })).toEqual(['invalid', 'offer.until']);
  expect((await refused({ price: 80, from, until }, 999_999))[0]).toBe('product_not_found');
  expect((await here.shop.guest().refusal(productDesk.saveOffer, { productId: id, offer: null })).code).toBe(
    'not_logged_in',
  );
});

test('PRICE-1 a product that costs less than its offer by then stays as it is, and the offer waits', async () => {
  const { id } = await product();
  await save(id, { price: 80, from: inHours(1), until: inHours(9) });
  const price = (minor: number) =>
    here.shop.pool.query('update products set current_price_minor = $2 where id = $1', [id, minor]);
  await price(7000);
  await turn(2);
  expect(await seen(id)).toEqual([7000, null]);
  await price(10_000);
  await turn(3);
  expect(await seen(id)).toEqual([8000, 10_000]);
});

test('PRICE-1 where the price before an offer is that of the history, an offer without one is refused when it is planned', async () => {
  const { admin } = here;
  await admin.call(settingsDesk.selling, { productRules: 'wide' });
  onTestFinished(async () => {
    await admin.call(settingsDesk.selling, { productRules: 'specified' });
  });
  const { id: productId } = await admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  const soon = { price: 80, from: inHours(1), until: null };
  expect(await admin.refusal(productDesk.saveOffer, { productId, offer: soon })).toMatchObject({
    code: 'invalid',
    errors: [{ path: 'offer.price' }],
  });
  // By then its price has stood long enough.
  await save(productId, { price: 80, from: localShopTime(after(15 * dayMs)), until: null });
  await turn(15 * 24 + 1);
  expect(await seen(productId)).toEqual([8000, 10_000]);
});
