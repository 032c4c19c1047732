import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let category: number;

beforeAll(async () => {
  const scene = purchaseScene(here.shop);
  const goods = await Promise.all(Array.from({ length: 10 }, (_, at) => scene.product({ name: `Prenda ${at}` })));
  const { CategoryId } = await here.shop.guest().call(catalogue.detail, { id: goods[0]?.id ?? 0 });
  category = CategoryId;
});

test('MEND-46: an unknown category is not found; one without matching products is', async () => {
  const guest = here.shop.guest();
  expect((await guest.refusal(catalogue.page, { category: [999] })).code).toBe('category_not_found');
  expect((await guest.refusal(catalogue.page, { category: [category, 999] })).code).toBe('category_not_found');
  const { total, page, pages } = await guest.call(catalogue.page, { category: [category], brand: ['Nadie'] });
  expect([total, page, pages]).toEqual([0, 1, 1]);
});

test('MEND-46: a page beyond the last is not found, and the answer says which one is the last', async () => {
  const guest = here.shop.guest();
  expect((await guest.call(catalogue.page, { category: [category], page: 2 })).products).toHaveLength(1);
  const refusal = await guest.refusal(catalogue.page, { category: [category], page: 3 });
  expect([refusal.status, refusal.detail]).toEqual([404, 'La lista termina en la página 2.']);
  expect((await guest.refusal(catalogue.page, { brand: ['Nadie'], page: 2 })).values).toEqual({ last: 1 });
});
