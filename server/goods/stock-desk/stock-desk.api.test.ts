import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { movementHistory } from '#contract/goods/stock/movement-history.ts';
import { stockSheets } from '#contract/goods/stock/stock-sheets.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { dashboard } from '#contract/office/dashboard.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { stockDifferences } from '../products/verify-stock.service.ts';

const here = openedDesk(purchaseScene);

test('GOOD-7 a delivery of many sizes is saved once, all or nothing, and each size says whose it was', async () => {
  const { admin, scene, shop } = here;
  const [one, two] = [await scene.product({ stock: 1 }), await scene.product({ stock: 0 })];
  const sheet = {
    key: randomUUID(),
    kind: 'delivery',
    note: 'Remito 0001-77',
    lines: [
      { variantId: one.variantId, change: 5 },
      { variantId: two.variantId, change: 3 },
      { variantId: one.variantId, change: 1 },
    ],
  } as const;
  const given = { ...sheet, lines: [...sheet.lines] };
  const saved = await Promise.all([admin.call(stockSheets.save, given), admin.call(stockSheets.save, given)]);
  expect(saved).toEqual([
    { sizes: 2, units: 9 },
    { sizes: 2, units: 9 },
  ]);
  expect([await scene.stock(one), await scene.stock(two)]).toEqual([7, 3]);
  const { movements } = await admin.call(movementHistory.list, { productId: one.id });
  expect(movements).toMatchObject([
    { size: 'M', change: 6, stock: 7, kind: 'delivery', note: 'Remito 0001-77', actor: `admin:${admin.username}` },
    { size: 'M', change: 1, stock: 1, kind: 'opening' },
  ]);

  const gone = {
    ...given,
    key: randomUUID(),
    lines: [
      { variantId: one.variantId, change: 1 },
      { variantId: 2_147_483_647, change: 1 },
    ],
  };
  expect((await admin.refusal(stockSheets.save, gone)).code).toBe('product_not_found');
  const less = { ...given, key: randomUUID(), lines: [{ variantId: one.variantId, change: -1 }] };
  expect((await admin.refusal(stockSheets.save, less)).code).toBe('invalid');
  expect(await scene.stock(one)).toBe(7);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-7 a count changes by what differs, so that a sale meanwhile stays sold, and takes no more than there is', async () => {
  const { admin, scene, shop } = here;
  const { id, variantId, line } = await scene.product({ stock: 9 });
  const buyer = await shop.customer('cuenta');
  await buyer.call(checkout.start, { cartItems: [line(2)] });
  const counted = (change: number) => ({ key: randomUUID(), kind: 'count' as const, lines: [{ variantId, change }] });
  await admin.call(stockSheets.save, counted(-1));
  expect(await scene.stock({ id })).toBe(6);
  expect((await admin.refusal(stockSheets.save, counted(-7))).code).toBe('stock_sold_meanwhile');
  expect(await scene.stock({ id })).toBe(6);
});

test('GOOD-7 a text with the word of a size means that size, and one without all sizes of what it names', async () => {
  const { admin, scene, shop } = here;
  const { id, variantId } = await scene.product({ name: 'Campera Zorzal', stock: 0 });
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into variants (product_id, brand_size, position, stock) values ($1, 'L', 1, 2) returning id`,
    [id],
  );
  const found = async (search: string) =>
    (await admin.call(stockSheets.find, { search })).sizes.map((size) => size.variantId);
  expect(await found('campera zorzal l')).toEqual([rows[0]?.id]);
  expect(await found('zorzal')).toEqual([variantId, rows[0]?.id]);
  expect(await found(`N° ${id} M`)).toEqual([variantId]);
  expect(await found('nada así')).toEqual([]);
});

test('GOOD-7 a correction says why, and the history of a size names the order of a sale, page by page', async () => {
  const { admin, scene, shop } = here;
  const { id: productId, variantId, line } = await scene.product({ stock: 90 });
  await admin.call(productDesk.stock, {
    productId,
    changes: [{ variantId, change: -1 }],
    reason: 'damaged',
    note: 'Mojada en el depósito',
  });
  const buyer = await shop.customer('historia');
  const { reference } = await buyer.call(checkout.start, { cartItems: [line(1)] });
  const first = await admin.call(movementHistory.list, { productId, variantId });
  expect(first.movements).toMatchObject([
    { kind: 'sale', change: -1, stock: 88, actor: 'buyer', order: reference },
    { kind: 'correction', cause: 'damaged', note: 'Mojada en el depósito', stock: 89 },
    { kind: 'opening', stock: 90, order: null },
  ]);
  for (let change = 0; change < 45; change += 1) {
    await admin.call(productDesk.stock, { productId, changes: [{ variantId, change: 1 }] });
  }
  const newest = await admin.call(movementHistory.list, { productId });
  expect([newest.movements.length, newest.total, newest.previous]).toEqual([40, 48, null]);
  const older = await admin.call(movementHistory.list, { productId, after: newest.next ?? '' });
  expect(older.movements.map(({ stock: units }) => units)).toEqual([93, 92, 91, 90, 89, 88, 89, 90]);
  const back = await admin.call(movementHistory.list, { productId, before: older.previous ?? '' });
  expect(back.movements).toEqual(newest.movements);
  expect((await admin.refusal(movementHistory.list, { productId: 2_147_483_647 })).code).toBe('product_not_found');
});

test('GOOD-7 what is running low follows the limit of each product, in the lists of sizes and products and on the dashboard', async () => {
  const { admin, scene } = here;
  const [few, many] = [
    await scene.product({ stock: 2, name: 'Gorra Límite' }),
    await scene.product({ stock: 8, name: 'Gorra Límite' }),
  ];
  const low = async () => {
    const { sizes } = await admin.call(stock.list, { search: 'gorra límite', level: 'low' });
    const { products } = await admin.call(productDesk.list, { search: 'gorra límite', stock: 'low' });
    expect(products.map(({ id }) => id).toSorted()).toEqual(sizes.map(({ Product }) => Product.id).toSorted());
    return sizes.map(({ Product, lowStock }) => [Product.id, lowStock]);
  };
  expect(await low()).toEqual([[few.id, 3]]);
  const before = await admin.call(dashboard.summary, { days: '7' });
  await admin.call(movementHistory.saveLowStock, { productId: few.id, lowStock: 1 });
  await admin.call(movementHistory.saveLowStock, { productId: many.id, lowStock: 8 });
  expect(await low()).toEqual([[many.id, 8]]);
  const after = await admin.call(dashboard.summary, { days: '7' });
  expect(after.runningOut).toBe(before.runningOut);
  await admin.call(movementHistory.saveLowStock, { productId: few.id, lowStock: null });
  expect(await low()).toEqual([
    [few.id, 3],
    [many.id, 8],
  ]);
});
