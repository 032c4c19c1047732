import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productGrid, type SeveralChange } from '#contract/goods/grid/product-grid.ts';
import { gridScene } from '#test/product-grid.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';
import { stockDifferences } from '../products/verify-stock.service.ts';

const here = openedDesk(gridScene);

test('GOOD-4 undo puts the whole batch back, once, and survives a reload', async () => {
  const { admin, scene, shop } = here;
  const one = await scene.goods.product({ price: 100_000, stock: 4 });
  const { id } = await admin.call(productDesk.create, {
    ...shirt,
    currentPrice: '18990',
    state: 'scheduled',
    publishAt: '2999-01-01T00:00',
  });
  const { key } = await scene.save([
    { field: 'currentPrice', productId: one.id, from: 1000, to: 900 },
    { field: 'stock', variantId: one.variantId, from: 4, to: 9 },
    { field: 'cost', variantId: one.variantId, from: null, to: 300 },
    { field: 'state', productId: id, from: 'scheduled', to: 'archived' },
  ]);
  expect((await admin.call(productGrid.list, {})).last).toMatchObject({ key, cells: 4 });
  const undone = await scene.undo(key);
  expect(undone.saved).toBe(4);
  expect(await scene.product(one.id)).toMatchObject({
    currentPrice: { minor: 100_000 },
    variants: [{ stock: 4, cost: null }],
  });
  expect(await scene.product(id)).toMatchObject({ state: 'scheduled', publishAt: expect.stringContaining('2999') });
  expect((await admin.call(productGrid.list, {})).last).toBeNull();
  const before = await scene.written();
  await scene.undo(key);
  expect(await scene.written()).toBe(before);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-4 undo names each cell that was changed since, and puts nothing back', async () => {
  const { admin, scene } = here;
  const one = await scene.goods.product({ price: 100_000, stock: 4 });
  const two = await scene.goods.product({ price: 100_000 });
  const { key } = await scene.save([
    { field: 'currentPrice', productId: one.id, from: 1000, to: 900 },
    { field: 'currentPrice', productId: two.id, from: 1000, to: 900 },
    { field: 'stock', variantId: one.variantId, from: 4, to: 9 },
  ]);
  const other = await here.shop.admin('otra');
  await scene.saveAs(other, [{ field: 'currentPrice', productId: two.id, from: 900, to: 950 }]);
  await other.call(productDesk.stock, { productId: one.id, changes: [{ variantId: one.variantId, change: -1 }] });
  const before = await scene.written();
  const { code, errors } = await admin.refusal(productGrid.undo, { key });
  expect(code).toBe('changed_meanwhile');
  expect(errors).toEqual([
    {
      path: `currentPrice.${two.id}`,
      message: `Mientras tanto ${other.username} lo cambió a ${formatPrice(shopMoney(95_000))}.`,
    },
    { path: `stock.${one.variantId}`, message: `Mientras tanto ${other.username} lo cambió a 8.` },
  ]);
  expect(await scene.written()).toBe(before);
});

test('GOOD-4 only the last batch of oneself is undone, and a request that is repeated is one batch', async () => {
  const { admin, scene, shop } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  const change = { field: 'currentPrice', productId, from: 1000, to: 1100 } as const;
  const key = randomUUID();
  const both = await Promise.all([scene.save([change], key), scene.save([change], key)]);
  expect(both.map(({ saved, products }) => [saved, products[0]?.currentPrice.minor])).toEqual([
    [1, 110_000],
    [1, 110_000],
  ]);
  const stranger = await shop.admin('ajena');
  expect((await stranger.refusal(productGrid.undo, { key })).code).toBe('grid_batch_gone');
  await scene.save([{ ...change, from: 1100, to: 1200 }]);
  expect((await admin.refusal(productGrid.undo, { key })).code).toBe('grid_batch_gone');
});

test('GOOD-4 prices, offers and category of several products are changed from what they are, and undone as one', async () => {
  const { admin, scene, shop } = here;
  await shop.pool.query(`insert into categories (id, title, genre) values (903, 'Ponchos', 'women')`);
  const one = await scene.goods.product({ price: 1_000_000 });
  const two = await scene.goods.product({ price: 500_000 });
  const ids = [one.id, two.id];
  const several = (change: SeveralChange, key = randomUUID()) => admin.call(productGrid.several, { key, ids, change });
  const prices = async () =>
    (await Promise.all(ids.map(scene.product))).map(({ currentPrice, previousPrice, isOffertPrice }) => [
      currentPrice.minor,
      previousPrice?.minor ?? null,
      isOffertPrice,
    ]);
  await several({ kind: 'price', percent: 10, rounding: 'ninety' });
  expect(await prices()).toEqual([
    [1_099_990, null, false],
    [549_990, null, false],
  ]);
  const key = randomUUID();
  await several({ kind: 'offer', percent: 20, rounding: 'whole' }, key);
  const offered = [
    [880_000, 1_099_990, true],
    [440_000, 549_990, true],
  ];
  expect(await prices()).toEqual(offered);
  await scene.undo(key);
  expect((await prices())[0]).toEqual([1_099_990, null, false]);
  await several({ kind: 'offer', percent: 20, rounding: 'whole' });
  await several({ kind: 'price', percent: 50, rounding: 'none' });
  expect((await prices())[0]).toEqual([1_320_000, 1_649_985, true]);
  await several({ kind: 'endOffer' });
  expect((await prices())[0]).toEqual([1_649_985, null, false]);
  await several({ kind: 'category', category: 903 });
  expect((await scene.product(one.id)).CategoryId).toBe(903);
});

test('GOOD-4 several products are changed all or none', async () => {
  const { admin, scene, shop } = here;
  await shop.pool.query(`insert into categories (id, title, genre) values (904, 'Trajes', 'men')`);
  const one = await scene.goods.product({ price: 9_999_999_900 });
  const two = await scene.goods.product({ price: 500_000 });
  const before = await scene.written();
  const refused = (ids: number[], change: SeveralChange) =>
    admin.refusal(productGrid.several, { key: randomUUID(), ids, change });
  const raised = await refused([two.id, one.id], { kind: 'price', percent: 5, rounding: 'none' });
  expect(raised.errors).toMatchObject([{ path: 'ids.1' }]);
  expect((await refused([two.id], { kind: 'category', category: 904 })).errors).toMatchObject([{ path: 'ids.0' }]);
  expect((await refused([two.id, 2_147_483_647], { kind: 'endOffer' })).code).toBe('product_not_found');
  expect(await scene.written()).toBe(before);
});
