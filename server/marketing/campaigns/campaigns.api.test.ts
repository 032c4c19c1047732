import { beforeAll, beforeEach, expect, test } from 'vitest';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { categories } from '#contract/goods/categories.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import type { ChosenGoods } from '#contract/site/collections/chosen-goods.ts';
import { campaignScene } from '#test/campaigns.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(campaignScene);

beforeAll(() => here.admin.call(categories.create, { id: 900, title: 'Camisas de prueba', genre: 'women' }));
beforeEach(() => here.shop.pool.query('delete from products; delete from price_campaigns'));

const inHours = (hours: number) => localShopTime(new Date(here.shop.clock.now().getTime() + hours * hourMs));
const made = async (given: object = {}) =>
  (await here.admin.call(productDesk.create, { ...shirt, currentPrice: 100, ...given })).id;

async function later(hours: number): Promise<void> {
  here.shop.clock.advance(hours * hourMs);
  await here.scene.settle();
}

test('PRICE-2 a campaign on a category reduces it and those below it, between two times of the shop', async () => {
  const { id: top } = await here.admin.call(categories.create, { title: 'Prendas de punto', genre: 'women' });
  const { id: below } = await here.admin.call(categories.create, { title: 'Chalecos', genre: 'women', parentId: top });
  const [inTop, inBelow, other] = [await made({ category: top }), await made({ category: below }), await made()];
  const { id } = await here.scene.run({ goods: { by: 'category', id: top }, from: inHours(2), until: inHours(26) });
  const stateOf = async () => {
    const { state, products, isSettled } = await here.admin.call(campaigns.one, { id });
    return [state, products, isSettled];
  };
  expect([await here.scene.price(inTop), await stateOf()]).toEqual([
    [10_000, null],
    ['planned', 0, true],
  ]);
  await later(3);
  expect([await here.scene.price(inTop), await here.scene.price(inBelow)]).toEqual([
    [8000, 10_000],
    [8000, 10_000],
  ]);
  expect([await here.scene.price(other), await stateOf()]).toEqual([
    [10_000, null],
    ['running', 2, true],
  ]);
  const { products } = await here.shop.guest().call(catalogue.page, { offers: 'true' });
  expect(products.map((one) => [one.id, one.currentPrice.minor, one.previousPrice?.minor])).toEqual([
    [inBelow, 8000, 10_000],
    [inTop, 8000, 10_000],
  ]);
  await later(22);
  expect(await here.scene.price(inTop)).toEqual([8000, 10_000]);
  await later(2);
  expect([await here.scene.price(inTop), await here.scene.price(inBelow), await stateOf()]).toEqual([
    [10_000, null],
    [10_000, null],
    ['ended', 0, true],
  ]);
  expect(await here.scene.history(inTop)).toEqual([
    [10_000, false, expect.stringMatching(/^admin:/)],
    [8000, true, 'clock'],
    [10_000, false, 'clock'],
  ]);
});

test('PRICE-2 a campaign is for a brand, a collection, a value of an attribute, or everything', async () => {
  const tela = await here.admin.call(attributes.create, {
    name: 'Tela de prueba',
    kind: 'list',
    values: [{ word: 'Lino' }, { word: 'Lana' }],
  });
  const lino = tela.values.find(({ word }) => word === 'Lino')?.id ?? 0;
  const ofBrand = await made({ brandName: 'Norte' });
  const ofLinen = await made({ attributes: [{ attributeId: tela.id, values: [lino] }] });
  const picked = await made();
  await here.admin.call(collectionDesk.create, {
    slug: 'elegidos-de-prueba',
    title: 'Elegidos',
    source: { by: 'picked', products: [picked] },
    sort: 'hand',
    isPublic: false,
  });
  const reducedBy = async (goods: ChosenGoods) => {
    const { id } = await here.scene.run({ goods });
    const all = await Promise.all(
      [ofBrand, ofLinen, picked].map(async (one) => [one, (await here.scene.price(one))[0]] as const),
    );
    await here.scene.end(id);
    return all.filter(([, price]) => price === 8000).map(([one]) => one);
  };
  expect(await reducedBy({ by: 'brand', name: 'Norte' })).toEqual([ofBrand]);
  expect(await reducedBy({ by: 'collection', slug: 'elegidos-de-prueba' })).toEqual([picked]);
  expect(await reducedBy({ by: 'attribute', id: tela.id, value: lino })).toEqual([ofLinen]);
  expect(await reducedBy({ by: 'all' })).toEqual([ofBrand, ofLinen, picked]);
  // What is gone has no goods.
  expect(await reducedBy({ by: 'category', id: 98_765 })).toEqual([]);
  expect(await reducedBy({ by: 'collection', slug: 'no-hay' })).toEqual([]);
});

test('PRICE-2 a percentage is rounded as in the grid, and a fixed price is one for all that cost more', async () => {
  const [dear, cheap] = [await made({ currentPrice: 1333 }), await made({ currentPrice: 40 })];
  const { id } = await here.scene.run({ discount: { by: 'percent', percent: '12,5', rounding: 'ninety' } });
  expect([await here.scene.price(dear), await here.scene.price(cheap)]).toEqual([
    [116_590, 133_300],
    [3490, 4000],
  ]);
  await here.scene.end(id);
  await here.scene.run({ discount: { by: 'price', price: '50' } });
  expect([await here.scene.price(dear), await here.scene.price(cheap)]).toEqual([
    [5000, 133_300],
    [4000, null],
  ]);
});

test('PRICE-2 only what visitors see begins; what is hidden later keeps the price to the end', async () => {
  const [draft, shown] = [await made({ state: 'draft' }), await made()];
  const { id } = await here.scene.run();
  expect([await here.scene.price(draft), await here.scene.price(shown)]).toEqual([
    [10_000, null],
    [8000, 10_000],
  ]);
  await here.admin.call(productDesk.setStates, { ids: [shown], state: 'archived' });
  await here.scene.settle();
  expect(await here.scene.price(shown)).toEqual([8000, 10_000]);
  await here.scene.end(id);
  expect(await here.scene.price(shown)).toEqual([10_000, null]);
});
