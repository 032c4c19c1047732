import { expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { mostCells } from '#contract/goods/grid/grid-limits.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { gridScene } from '#test/product-grid.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(gridScene);

test('GOOD-4 the grid lists products with their sizes, filtered as the product list, a thousand at a time', async () => {
  const { admin, scene } = here;
  const { id, variantId } = await scene.goods.product({ name: 'Ruana Grilla', price: 250_050, stock: 3 });
  const { products, total, pages } = await admin.call(productGrid.list, { search: 'ruana grilla' });
  expect([total, pages]).toEqual([1, 1]);
  expect(products).toEqual([
    {
      id,
      name: 'Ruana Grilla',
      color: 'Blanco',
      gender: 'women',
      currentPrice: { minor: 250_050, currency: 'ARS' },
      previousPrice: null,
      isOffertPrice: false,
      vatPercent: 21,
      category: 900,
      state: 'published',
      publishAt: null,
      sizes: [{ variantId, size: 'M', sku: null, stock: 3, cost: null }],
    },
  ]);
  const none = await admin.call(productGrid.list, { search: 'ruana grilla', stock: 'out' });
  expect(none.products).toEqual([]);
});

test('GOOD-4 a batch writes price, offer, category, state, units and cost as their forms do: past price, movement, cost and log', async () => {
  const { admin, scene, shop } = here;
  await shop.pool.query(`insert into categories (id, title, genre) values (901, 'Ruanas', 'women')`);
  const one = await scene.goods.product({ name: 'Poncho Uno', price: 100_000, stock: 4 });
  const two = await scene.goods.product({ name: 'Poncho Dos', price: 50_000, stock: 9 });
  const before = await scene.product(one.id);
  const { saved, products } = await scene.save([
    { field: 'currentPrice', productId: one.id, from: 1000, to: '800,50' },
    { field: 'previousPrice', productId: one.id, from: null, to: 1000 },
    { field: 'isOffertPrice', productId: one.id, from: false, to: true },
    { field: 'category', productId: one.id, from: 900, to: 901 },
    { field: 'cost', variantId: one.variantId, from: null, to: '1.234,50' },
    { field: 'stock', variantId: one.variantId, from: 4, to: 7 },
    { field: 'state', productId: two.id, from: 'published', to: 'draft' },
    { field: 'stock', variantId: two.variantId, from: 9, to: 2 },
  ]);
  expect(saved).toBe(8);
  expect(products.map(({ id }) => id)).toEqual([one.id, two.id]);
  const after = await scene.product(one.id);
  expect(after).toMatchObject({
    currentPrice: { minor: 80_050 },
    previousPrice: { minor: 100_000 },
    isOffertPrice: true,
    CategoryId: 901,
    variants: [{ stock: 7, cost: { minor: 123_450 } }],
  });
  expect(after.version).toBeGreaterThan(before.version);
  expect(await scene.product(two.id)).toMatchObject({ state: 'draft', variants: [{ stock: 2 }] });

  const note = { kind: 'correction', actor: `admin:${admin.username}`, note: 'Planilla' };
  expect((await scene.movements(one.id))[0]).toMatchObject({ change: 3, stock: 7, ...note });
  expect((await scene.movements(two.id))[0]).toMatchObject({ change: -7, stock: 2, ...note });
  const { rows: prices } = await shop.pool.query(
    'select price_minor, actor from price_history where product_id = $1 order by id',
    [one.id],
  );
  expect(prices).toEqual([
    { price_minor: 100_000, actor: '' },
    { price_minor: 80_050, actor: `admin:${admin.username}` },
  ]);
  const { costs } = await admin.call(productDesk.costs, { productId: one.id });
  expect(costs).toMatchObject([{ variantId: one.variantId, cost: { minor: 123_450 } }]);
  const { entries } = await admin.call(audit.list, { subject: String(one.id) });
  expect(entries).toMatchObject([
    { action: 'product.stock', actor: admin.username, before: { stock: { M: 4 } }, after: { stock: { M: 7 } } },
    {
      action: 'product.update',
      before: { currentPrice: 100_000, previousPrice: null, isOffertPrice: false, category: 'Pruebas de compra' },
      after: { currentPrice: 80_050, category: 'Ruanas', costPrice: { M: 123_450 } },
    },
  ]);
  const shown = await shop.guest().call(catalogue.page, { search: 'poncho' });
  expect(shown.products.map(({ id, currentPrice }) => [id, currentPrice.minor])).toEqual([[one.id, 80_050]]);
});

test('GOOD-4 one cell that cannot be written keeps all others out, and each one is named', async () => {
  const { scene, shop } = here;
  await shop.pool.query(`insert into categories (id, title, genre) values (902, 'Sacos', 'men')`);
  const { id: productId, variantId } = await scene.goods.product({ price: 100_000, stock: 5 });
  const other = await scene.goods.product({ price: 100_000 });
  const before = await scene.written();
  const { code, errors } = await scene.refused([
    { field: 'currentPrice', productId: other.id, from: 1000, to: 1200 },
    { field: 'currentPrice', productId, from: 1000, to: 2000 },
    { field: 'previousPrice', productId, from: null, to: 1500 },
    { field: 'isOffertPrice', productId, from: false, to: true },
    { field: 'category', productId: other.id, from: 900, to: 902 },
    { field: 'cost', variantId, from: null, to: 5 },
  ]);
  expect(code).toBe('invalid');
  expect(errors).toEqual([
    { path: 'changes.4.to', message: 'Elija una categoría del género de la prenda' },
    { path: 'changes.2.to', message: 'El precio anterior debe ser mayor que el actual.' },
  ]);
  const offer = await scene.refused([{ field: 'isOffertPrice', productId, from: false, to: true }]);
  expect(offer.errors).toEqual([{ path: 'changes.0.to', message: 'La oferta necesita un precio anterior.' }]);
  const lost = await scene.refused([{ field: 'previousPrice', productId, from: null, to: 5000 }]);
  expect(lost.errors[0]?.message).toContain('Sin oferta no hay precio anterior');
  expect(await scene.written()).toBe(before);
});

test('GOOD-4 what is no price, no number of units, too much or twice is refused before anything is read', async () => {
  const { scene } = here;
  const { id: productId, variantId } = await scene.goods.product({ price: 100_000 });
  const before = await scene.written();
  const typed = await scene.refused([
    { field: 'currentPrice', productId, from: 1000, to: 'mil' },
    { field: 'stock', variantId, from: 10, to: -1 },
    { field: 'cost', variantId, from: null, to: 0 },
  ]);
  expect([typed.code, [...new Set(typed.errors.map(({ path }) => path))]]).toEqual([
    'invalid',
    ['changes.0.to', 'changes.1.to', 'changes.2.to'],
  ]);
  const price = { field: 'currentPrice', productId, from: 1000, to: 1100 } as const;
  expect((await scene.refused([price, { ...price, to: 1200 }])).errors).toMatchObject([{ path: 'changes' }]);
  const many = Array.from({ length: mostCells + 1 }, (_, at) => ({ ...price, productId: at + 1 }));
  expect((await scene.refused(many)).errors).toMatchObject([{ path: 'changes' }, { path: 'changes' }]);
  expect(await scene.written()).toBe(before);
});

test('GOOD-4 an offer that ends takes the price before with it, and undo brings both back', async () => {
  const { scene } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  await scene.save([
    { field: 'previousPrice', productId, from: null, to: 1500 },
    { field: 'isOffertPrice', productId, from: false, to: true },
  ]);
  const { key } = await scene.save([{ field: 'isOffertPrice', productId, from: true, to: false }]);
  expect(await scene.product(productId)).toMatchObject({ isOffertPrice: false, previousPrice: null });
  await scene.undo(key);
  expect(await scene.product(productId)).toMatchObject({ isOffertPrice: true, previousPrice: { minor: 150_000 } });
});

test('GOOD-4 the highest price of the shop fits a batch', async () => {
  const { scene } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  await scene.save([{ field: 'currentPrice', productId, from: 1000, to: 99_999_999 }]);
  expect((await scene.product(productId)).currentPrice.minor).toBe(9_999_999_900);
});
