import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { finder } from '#contract/office/finder.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

type Size = NonNullable<ProductGiven['variants']>[number];

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  await here.scene.product({ name: 'Pantalón Norte' });
});

const size = (brandSize: string, codes: Partial<Size> = {}): Size => ({
  brandSize,
  isInStock: true,
  stock: 3,
  ...codes,
});
const given = (name: string, variants: readonly Size[]) => ({
  ...shirt,
  name,
  currentPrice: '18990',
  variants: [...variants],
});
const made = (name: string, ...variants: Size[]) => here.admin.call(productDesk.create, given(name, variants));
const codesOf = async (productId: number) => {
  const { product } = await here.admin.call(productDesk.one, { productId });
  return product.variants.map(({ brandSize, sku, barcode, weight }) => [brandSize, sku, barcode, weight]);
};

test('GOOD-1 sizes carry an SKU, a barcode and a weight; what a call leaves out stays, and an empty text clears', async () => {
  const { id, version } = await made(
    'Camisa Uno',
    size('S', { sku: ' CAM-1-S ', barcode: '7 790895-000997', weight: '310' }),
    size('M'),
  );
  expect(await codesOf(id)).toEqual([
    ['S', 'CAM-1-S', '7790895000997', 310],
    ['M', null, null, null],
  ]);
  // As the requirements' calls write a size.
  await here.admin.call(productDesk.update, { ...given('Camisa Uno', [size('S'), size('M')]), productId: id });
  expect((await codesOf(id))[0]).toEqual(['S', 'CAM-1-S', '7790895000997', 310]);
  const cleared = [size('S', { sku: '', barcode: '', weight: '' }), size('M', { sku: 'cam-1-s' })];
  const after = await here.admin.call(productDesk.update, { ...given('Camisa Uno', cleared), productId: id });
  expect(after.version).toBe(version + 1);
  expect(await codesOf(id)).toEqual([
    ['S', null, null, null],
    ['M', 'cam-1-s', null, null],
  ]);
});

test.each([
  ['7.79E+12', 'planilla'],
  ['7,79E+12', 'planilla'],
  ['7790895000998', 'la última sería 7'],
  ['779089500', '8, 12, 13 o 14'],
  ['ABC-12', 'solo cifras'],
])('GOOD-1 the barcode %s is refused, in a sentence that says %j', async (barcode, words) => {
  const refused = await here.admin.refusal(productDesk.create, given('Camisa', [size('S'), size('M', { barcode })]));
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'variants.1.barcode' }] });
  expect(refused.errors[0]?.message).toContain(words);
});

test('GOOD-1 no two sizes of the shop have one SKU, in upper or lower case; the refusal names the other one', async () => {
  const first = await made('Camisa Dos', size('S', { sku: 'Único-2' }));
  const other = await here.admin.refusal(productDesk.create, given('Otra', [size('L', { sku: 'ÚNICO-2' })]));
  expect(other).toMatchObject({ code: 'sku_taken', errors: [{ path: 'variants.0.sku' }] });
  expect(other.errors[0]?.message).toBe(`El SKU ya es del talle S de «Camisa Dos» (N° ${first.id}).`);
  const twice = await here.admin.refusal(
    productDesk.create,
    given('Otra', [size('S', { sku: 'a-1' }), size('M', { sku: 'A-1' })]),
  );
  expect(twice).toMatchObject({ code: 'invalid', errors: [{ path: 'variants.1.sku' }] });
  const both = await Promise.allSettled(['Una', 'Otra'].map((name) => made(name, size('S', { sku: 'a la vez' }))));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // The database refuses it to whoever looked at a moment at which it was free.
  const { id } = await made('Camisa Tercera', size('S', { sku: 'libre-2' }));
  const written = here.shop.pool.query("update variants set sku = 'A LA VEZ' where product_id = $1", [id]);
  await expect(written).rejects.toMatchObject({ code: '23505', constraint: 'variants_sku' });
});

test('GOOD-1 two sizes change their SKUs with each other', async () => {
  const { id } = await made('Camisa Tres', size('S', { sku: 'T-1' }), size('M', { sku: 'T-2' }));
  const changed = [size('S', { sku: 'T-2' }), size('M', { sku: 'T-1' })];
  await here.admin.call(productDesk.update, { ...given('Camisa Tres', changed), productId: id });
  expect((await codesOf(id)).map(([, sku]) => sku)).toEqual(['T-2', 'T-1']);
});

test('GOOD-1 the SKU of a size that was deleted, alone or with its product, is never used again', async () => {
  const { id } = await made('Camisa Cuatro', size('S', { sku: 'Q-1' }), size('M', { sku: 'Q-2' }));
  await here.admin.call(productDesk.update, { ...given('Camisa Cuatro', [size('M')]), productId: id });
  await here.admin.call(productDesk.remove, { productId: id });
  for (const sku of ['q-1', 'Q-2']) {
    const refused = await here.admin.refusal(productDesk.create, given('Nueva', [size('S', { sku })]));
    expect(refused).toMatchObject({ code: 'sku_taken', errors: [{ path: 'variants.0.sku' }] });
  }
  // Whoever writes it, and by whatever way.
  const written = here.shop.pool.query("update variants set sku = 'Q-1' where sku = 'T-1'");
  await expect(written).rejects.toMatchObject({ code: '23505' });
});

test('GOOD-1 a size’s own weight is what its units weigh, else its product’s', async () => {
  await made('Camisa Pesada', size('S', { weight: 900 }), size('M'));
  const { sizes } = await here.admin.call(stock.list, { search: 'camisa pesada' });
  expect(sizes.map((one) => [one.size, one.Product.weight]).toSorted()).toEqual([
    ['M', 500],
    ['S', 900],
  ]);
});

test.each([
  ['an SKU', 'zapa-9-41'],
  ['an EAN-13', '4006381333931'],
  ['an EAN-13 as a scanner reads a UPC-A', '0036000291452'],
])('GOOD-1 %s is found first in the shop, the finder, the list and the goods of an order', async (_, code) => {
  const [known] = (await here.admin.call(productDesk.list, { search: 'Zapatilla Nueve' })).products;
  const nine =
    known ??
    (await made(
      'Zapatilla Nueve',
      size('40', { sku: 'ZAPA-9-40', barcode: '036000291452' }),
      size('41', { sku: 'ZAPA-9-41', barcode: '4006381333931' }),
    ));
  // Newer, and with the code as words of its name.
  await made(`Zapatilla ${code.replaceAll(/[^a-z0-9]/g, ' ')}`, size('41'));
  const shown = await here.shop.guest().call(catalogue.page, { search: code });
  expect(shown.products[0]?.id).toBe(nine.id);
  expect((await here.shop.guest().call(catalogue.suggestions, { search: code })).products[0]?.id).toBe(nine.id);
  expect((await here.admin.call(finder.find, { search: code })).products[0]).toMatchObject({
    id: nine.id,
    isNamed: true,
  });
  expect((await here.admin.call(productDesk.list, { search: code })).products[0]?.id).toBe(nine.id);
  const { sizes, total } = await here.admin.call(stock.list, { search: code, order: 'newest' });
  const brandSize = code.startsWith('003') ? '40' : '41';
  expect(sizes[0]).toMatchObject({ isNamed: true, size: brandSize, Product: { id: nine.id } });
  expect(sizes.filter(({ isNamed }) => isNamed)).toHaveLength(1);
  expect(sizes).toHaveLength(total);
});
