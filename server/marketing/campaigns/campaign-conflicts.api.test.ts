import { beforeAll, beforeEach, expect, test } from 'vitest';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { switchOffers } from '#server/goods/products/switch-offers.ts';
import { campaignScene } from '#test/campaigns.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(campaignScene);

const other = 901;
beforeAll(async () => {
  await here.admin.call(categories.create, { id: 900, title: 'Camisas de prueba', genre: 'women' });
  await here.admin.call(categories.create, { id: other, title: 'Faldas de prueba', genre: 'women' });
});
beforeEach(() => here.shop.pool.query('delete from products; delete from price_campaigns'));

const off = (percent: number) => ({ by: 'percent' as const, percent });
const inHours = (hours: number) => localShopTime(new Date(here.shop.clock.now().getTime() + hours * hourMs));
const made = async (given: object = {}) =>
  (await here.admin.call(productDesk.create, { ...shirt, currentPrice: 100, ...given })).id;
const save = (productId: number, given: object) =>
  here.admin.call(productDesk.update, { productId, ...shirt, currentPrice: 100, ...given });
const offers = (hours = 0) => switchOffers(here.shop.db, new Date(here.shop.clock.now().getTime() + hours * hourMs));

test('PRICE-2 of two campaigns the cheaper one gives a product its price, and nothing is reduced twice', async () => {
  const id = await made();
  const ten = await here.scene.run({ discount: off(10) });
  expect(await here.scene.price(id)).toEqual([9000, 10_000]);
  const thirty = await here.scene.run({ discount: off(30) });
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await here.scene.run({ discount: off(20) });
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await here.scene.end(thirty.id);
  expect(await here.scene.price(id)).toEqual([8000, 10_000]);
  // From one campaign to the next it never costs what it costs without.
  expect((await here.scene.history(id)).map(([price]) => price)).toEqual([10_000, 9000, 7000, 8000]);
  expect((await here.admin.call(campaigns.one, { id: ten.id })).products).toBe(0);
});

test('PRICE-2 a percentage is off the price before an offer by hand, which goes on where it is as cheap, and comes back', async () => {
  const offer = { currentPrice: 80, previousPrice: 100, isOffertPrice: true };
  const id = await made(offer);
  const twenty = await here.scene.run({ discount: off(20) });
  expect(await here.scene.price(id)).toEqual([8000, 10_000]);
  expect((await here.admin.call(campaigns.one, { id: twenty.id })).products).toBe(0);
  const thirty = await here.scene.run({ discount: off(30) });
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await here.scene.end(thirty.id);
  expect(await here.scene.price(id)).toEqual([8000, 10_000]);
});

test('PRICE-2 of a campaign and a product’s own dated offer the cheaper one counts, and the other one waits for its end', async () => {
  const id = await made();
  await here.admin.call(productDesk.saveOffer, {
    productId: id,
    offer: { price: 75, from: inHours(-1), until: inHours(9) },
  });
  const thirty = await here.scene.run({ discount: off(30) });
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  expect((await here.admin.call(productDesk.one, { productId: id })).offer?.isRunning).toBe(false);
  await offers();
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await here.scene.end(thirty.id);
  expect(await here.scene.price(id)).toEqual([7500, 10_000]);
  // The other way round: the campaign comes back as the offer ends.
  await here.scene.run({ discount: off(20) });
  expect(await here.scene.price(id)).toEqual([7500, 10_000]);
  await offers(10);
  expect(await here.scene.price(id)).toEqual([10_000, null]);
  await here.scene.settle();
  expect(await here.scene.price(id)).toEqual([8000, 10_000]);
});

test('PRICE-2 an own dated offer that begins during a campaign leaves the usual price when it ends', async () => {
  const id = await made();
  await here.admin.call(productDesk.saveOffer, {
    productId: id,
    offer: { price: 70, from: inHours(1), until: inHours(2) },
  });
  const { id: campaign } = await here.scene.run();
  await offers(1.5);
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await here.scene.end(campaign);
  expect(await here.scene.price(id)).toEqual([7000, 10_000]);
  await offers(3);
  expect(await here.scene.price(id)).toEqual([10_000, null]);
});

test('PRICE-2 a product that is made or moved into the goods during a campaign joins it; one that is moved out stays to its end', async () => {
  const outside = await made({ category: other });
  const { id: campaign } = await here.scene.run({ goods: { by: 'category', id: 900 } });
  const fresh = await made();
  await save(outside, {});
  await here.scene.settle();
  expect([await here.scene.price(fresh), await here.scene.price(outside)]).toEqual([
    [8000, 10_000],
    [8000, 10_000],
  ]);
  await save(outside, { category: other, currentPrice: 80, previousPrice: 100, isOffertPrice: true });
  await here.scene.settle();
  expect(await here.scene.price(outside)).toEqual([8000, 10_000]);
  // Until the campaign is for other goods: then those that are not in them go.
  await here.scene.change(campaign, { goods: { by: 'category', id: other } });
  expect([await here.scene.price(fresh), await here.scene.price(outside)]).toEqual([
    [10_000, null],
    [8000, 10_000],
  ]);
});

test('PRICE-2 who gives a product another price during a campaign has taken it out; any other change has not', async () => {
  const [dearer, renamed] = [await made(), await made()];
  const { id } = await here.scene.run();
  await save(dearer, { currentPrice: 120 });
  await save(renamed, { name: 'Camisa Nueva', currentPrice: 80, previousPrice: 100, isOffertPrice: true });
  await here.scene.settle();
  expect([await here.scene.price(dearer), await here.scene.price(renamed)]).toEqual([
    [12_000, null],
    [8000, 10_000],
  ]);
  expect(await here.admin.call(campaigns.one, { id })).toMatchObject({ products: 1, left: 1 });
  await here.scene.end(id);
  expect([await here.scene.price(dearer), await here.scene.price(renamed)]).toEqual([
    [12_000, null],
    [10_000, null],
  ]);
});

test('PRICE-2 a campaign that runs changes its prices in place, is put off, and ends early', async () => {
  const id = await made();
  const { id: campaign } = await here.scene.run();
  await here.scene.change(campaign, { discount: off(40) });
  expect(await here.scene.price(id)).toEqual([6000, 10_000]);
  await here.scene.change(campaign, { discount: off(5), from: inHours(1) });
  expect(await here.scene.price(id)).toEqual([10_000, null]);
  await here.scene.change(campaign, { discount: off(5) });
  await here.scene.end(campaign);
  expect(await here.scene.price(id)).toEqual([10_000, null]);
  const code = async () => (await here.admin.refusal(campaigns.end, { id: campaign })).code;
  expect(await code()).toBe('campaign_not_running');
});
