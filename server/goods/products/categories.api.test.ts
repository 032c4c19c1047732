import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

test('ACAT-2 CALL-52 CALL-53 CALL-54 a category is made, changed and deleted', async () => {
  const made = await here.admin.call(categories.create, { id: '45', title: ' Camisas ', genre: 'men' });
  expect(made).toEqual({ id: 45, title: 'Camisas', genre: 'men', parentId: null, version: 1 });
  expect(await here.admin.call(categories.update, { id: 45, title: 'Blusas', genre: 'women' })).toEqual({
    id: 45,
    title: 'Blusas',
    genre: 'women',
    parentId: null,
    version: 2,
  });
  expect(await here.admin.call(categories.remove, { id: 45 })).toEqual([]);
  const { entries } = await here.admin.call(audit.list, { subject: '45' });
  expect(entries.map(({ action }) => action)).toEqual(['category.delete', 'category.update', 'category.create']);
});

test.each([
  [{ id: 'abc' }, 'id', 'Por favor no ingrese texto como id'],
  [{ id: 0 }, 'id', 'Debe ingresar un id distinto a 0'],
  [{ id: 100_000 }, 'id', 'El id debe contener solo números y ser mayor que 0 y menor a 100000'],
  [{ title: '' }, 'title', 'Debe ingresar un titulo'],
  [{ title: 'x'.repeat(61) }, 'title', 'El titulo solo debe contener letras y su extensión menor a 60 caracteres'],
  [{ genre: 'none' }, 'genre', 'Seleccione un género'],
])('ACAT-2 ACAT-3 %o is refused at its field and nothing is made', async (change, path, message) => {
  const body = JSON.stringify({ id: 77, title: 'Camisas', genre: 'men', ...change });
  const headers = { 'content-type': 'application/json' };
  const answer = await here.admin.send('/modify/categories', { method: 'POST', headers, body });
  expect(answer.status).toBe(422);
  const { errors }: { errors?: unknown } = await answer.json();
  expect(errors).toContainEqual({ path, message });
  expect(await here.shop.guest().call(categories.list, {})).toEqual([]);
});

test('ACAT-2 a number or a title that is in use is rejected, also in twenty concurrent requests', async () => {
  const tries = Array.from({ length: 20 }, (_, index) =>
    here.admin.call(categories.create, { id: 300 + index, title: 'Repetida', genre: 'men' }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [kept] = await here.shop.guest().call(categories.list, {});
  const refused = await here.admin.refusal(categories.create, { id: kept?.id ?? 0, title: 'Otra', genre: 'men' });
  expect([refused.code, refused.status]).toEqual(['category_taken', 409]);
  await here.admin.call(categories.remove, { id: kept?.id ?? 0 });
});

test('ACAT-2 a category with products is deleted only when the request says where they move', async () => {
  const product = await here.scene.product();
  await here.admin.call(categories.create, { id: 46, title: 'Vestidos', genre: 'women' });
  await here.admin.call(categories.create, { id: 47, title: 'Trajes', genre: 'men' });
  const refused = await here.admin.refusal(categories.remove, { id: 900 });
  expect([refused.code, refused.detail]).toEqual(['category_in_use', expect.stringContaining('1 producto.')]);
  expect((await here.admin.refusal(categories.update, { id: 900, genre: 'men' })).code).toBe('category_in_use');
  expect((await here.admin.refusal(categories.remove, { id: 900, moveTo: 47 })).code).toBe('category_not_found');
  expect((await here.admin.refusal(categories.remove, { id: 900, moveTo: 900 })).code).toBe('category_not_found');
  await here.admin.call(categories.remove, { id: 900, moveTo: 46 });
  const { products } = await here.admin.call(productDesk.list, { category: 46 });
  expect(products.map(({ id }) => id)).toEqual([product.id]);
});
