import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { purchaseScene } from '#test/purchase.ts';
import { shirt } from '#test/shirt.ts';
import { openedDesk } from '#test/opened-shop.ts';

type Size = NonNullable<ProductGiven['variants']>[number];

const here = openedDesk(() => undefined);

beforeAll(async () => {
  await purchaseScene(here.shop).product();
});

const size = (brandSize: string, units: number) => ({ brandSize, isInStock: units > 0, stock: units });
const given = (variants: readonly Size[]) => ({ ...shirt, currentPrice: '18990', variants: [...variants] });
const made = (...variants: Size[]) => here.admin.call(productDesk.create, given(variants));
const saved = (productId: number, ...variants: Size[]) =>
  here.admin.call(productDesk.update, { ...given(variants), productId });

const shown = async (id: number) => {
  const { variants } = await here.shop.guest().call(catalogue.detail, { id });
  return variants.map(({ variantId, brandSize, stock: units }) => [variantId, brandSize, units]);
};

test('APROD-4 a size of an id gets another word, and stays the same variant with its units', async () => {
  const { id, variants, version } = await made(size('S', 4), size('M', 5));
  const [small = 0, medium = 0] = variants.map(({ variantId }) => variantId);
  await here.admin.call(stock.take, [{ variantId: medium, quantity: 2 }]);
  const renamed = { ...size('MEDIANO', 5), variantId: medium, seenStock: 5 };
  const after = await saved(id, { ...size('S', 4), variantId: small, seenStock: 4 }, renamed);
  expect(after.version).toBe(version + 1);
  expect(await shown(id)).toEqual([
    [small, 'S', 4],
    [medium, 'MEDIANO', 3],
  ]);
});

test('APROD-4 two sizes change their words with each other, and a new one gets a word that is free by then', async () => {
  const { id, variants } = await made(size('S', 1), size('M', 2), size('L', 3));
  const [one = 0, two = 0, three = 0] = variants.map(({ variantId }) => variantId);
  await saved(
    id,
    { ...size('M', 1), variantId: one },
    { ...size('S', 2), variantId: two },
    { ...size('XL', 3), variantId: three },
    size('L', 9),
  );
  const [, , , added = []] = await shown(id);
  expect(added).toEqual([expect.any(Number), 'L', 9]);
  expect([one, two, three]).not.toContain(added[0]);
  expect((await shown(id)).slice(0, 3)).toEqual([
    [one, 'M', 1],
    [two, 'S', 2],
    [three, 'XL', 3],
  ]);
});

test('APROD-4 one size cannot become two', async () => {
  const { id, variants } = await made(size('S', 1));
  const variantId = variants[0]?.variantId ?? 0;
  const twice = [
    { ...size('M', 1), variantId },
    { ...size('L', 1), variantId },
  ];
  const refused = await here.admin.refusal(productDesk.update, { ...given(twice), productId: id });
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'variants' }] });
  expect(await shown(id)).toEqual([[variantId, 'S', 1]]);
});

test('CALL-42 a size without an id, as the requirements have it, is the variant of its word; others are deleted', async () => {
  const { id, variants } = await made(size('S', 1), size('M', 2));
  await saved(id, size('m', 7), size('XL', 1));
  const [first, second = []] = await shown(id);
  expect(first).toEqual([variants[1]?.variantId, 'M', 7]);
  expect(second.slice(1)).toEqual(['XL', 1]);
});

test('APROD-4 the id of another product’s size means none of this one', async () => {
  const other = await made(size('S', 5));
  const { id, variants } = await made(size('S', 1));
  const foreign = other.variants[0]?.variantId ?? 0;
  await saved(id, { ...size('U', 2), variantId: foreign });
  expect(await shown(other.id)).toEqual([[foreign, 'S', 5]]);
  const [own = []] = await shown(id);
  expect(own.slice(1)).toEqual(['U', 2]);
  expect([foreign, variants[0]?.variantId]).not.toContain(own[0]);
  const changes = [{ variantId: foreign, change: 1 }];
  expect((await here.admin.refusal(productDesk.stock, { productId: id, changes })).code).toBe('product_not_found');
  expect(await shown(other.id)).toEqual([[foreign, 'S', 5]]);
});
