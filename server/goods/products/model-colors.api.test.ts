import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { collectTags } from '#platform/page-cache/collect-tags.ts';
import { purchaseScene } from '#test/purchase.ts';
import { findProduct } from './catalogue.service.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

beforeAll(async () => {
  await purchaseScene(here.shop).product();
});

const sweatshirt: ProductGiven = {
  name: 'Buzo',
  description: '<p>Buzo de rayas.</p>',
  images: ['https://tienda.example/fotos/buzo.png'],
  currentPrice: '48990',
  color: 'Crudo',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
  variants: [{ brandSize: 'M', isInStock: true, stock: 1 }],
};

const make = (fields: Partial<ProductGiven>) => here.admin.call(productDesk.create, { ...sweatshirt, ...fields });
const seen = (id: number) => here.shop.guest().call(catalogue.detail, { id });

test('GOOD-2 the products of one brand, gender and model link to each other, each with its own stock', async () => {
  const first = await make({ model: 'Buzo Faro' });
  expect(first).toMatchObject({ model: 'Buzo Faro', colors: [] });
  const second = await make({ model: 'buzo faro', brandName: 'CASA', color: 'Tornasol', variants: [] });
  await make({ model: 'Buzo Faro', brandName: 'Otra' });
  await make({ model: '' });
  const colors = [
    { id: first.id, color: 'Crudo', swatch: '#e9dfca', isInStock: true },
    { id: second.id, color: 'Tornasol', swatch: null, isInStock: false },
  ];
  expect((await seen(first.id)).colors).toEqual(colors);
  expect((await seen(second.id)).colors).toEqual(colors);
  const page = await here.shop.guest().call(catalogue.page, { color: ['Tornasol'] });
  expect(page.products).toMatchObject([{ id: second.id, colors }]);
  expect(page.facets.colors).toContainEqual({ value: 'Crudo', count: 3, swatch: '#e9dfca' });
});

test('GOOD-2 what a colour looks like elsewhere changes with it: the page is tagged for every such change', async () => {
  const first = await make({ model: 'Buzo Costa' });
  const second = await make({ model: 'Buzo Costa', color: 'Negro' });
  const { tags } = await collectTags(() => findProduct(here.shop.db, first.id));
  expect([...tags].toSorted()).toEqual(['list:women', 'lists', `product:${first.id}`]);
  const variantId = second.variants[0]?.variantId ?? 0;
  await here.admin.call(productDesk.stock, { productId: second.id, changes: [{ variantId, change: -1 }] });
  expect((await seen(first.id)).colors).toMatchObject([{ isInStock: true }, { color: 'Negro', isInStock: false }]);
  await here.admin.call(productDesk.remove, { productId: second.id });
  expect((await seen(first.id)).colors).toEqual([]);
});

test('GOOD-2 a program that does not send the model leaves it; an empty one removes it', async () => {
  const { id, version } = await make({ model: 'Buzo Valle' });
  const { model: _, ...plain } = { ...sweatshirt, model: '' };
  const kept = await here.admin.call(productDesk.update, { productId: id, version, ...plain, name: 'Buzo nuevo' });
  expect(kept).toMatchObject({ name: 'Buzo nuevo', model: 'Buzo Valle' });
  const cleared = await here.admin.call(productDesk.update, {
    productId: id,
    version: kept.version,
    ...plain,
    model: '',
  });
  expect(cleared.model).toBeNull();
  await expect(make({ model: 'x'.repeat(71) })).rejects.toMatchObject({ status: 422 });
});
