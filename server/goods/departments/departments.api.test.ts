import { expect, test } from 'vitest';
import { categories } from '#contract/goods/categories.ts';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { catalogue } from '#contract/goods/products.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(purchaseScene);

const listed = async () => here.admin.call(departmentDesk.list, {});
const names = async () => (await listed()).map(({ name }) => name);
const one = async (id: string) => {
  const found = (await listed()).find((department) => department.id === id);
  if (!found) throw new Error(`no department ${id}`);
  return found;
};
const change = async (id: string, given: { readonly name?: string; readonly isHidden?: boolean }) =>
  here.admin.call(departmentDesk.update, { id, version: (await one(id)).version, ...given });
const add = async (name: string) => here.admin.call(departmentDesk.create, { name });

/** Adds a department with a category and a product. */
async function filled(name: string, categoryId: number) {
  const { id } = await add(name);
  await here.admin.call(categories.create, { id: categoryId, title: `De ${name}`, genre: id });
  const given = { ...shirt, name: `Conjunto ${name}`, gender: id, category: categoryId, currentPrice: '9990' };
  const product = await here.admin.call(productDesk.create, given);
  return { id, product: product.id };
}

test('GOOD-13 a shop begins with Hombre and Mujer, whose addresses are those of the requirements', async () => {
  expect((await listed()).map(({ id, name, key, isHidden }) => [id, name, key, isHidden])).toEqual([
    ['men', 'Hombre', 'Men', false],
    ['women', 'Mujer', 'Women', false],
  ]);
});

test('GOOD-13 a department is added by its name alone, has goods, filters and counts like the others', async () => {
  await here.scene.product({ name: 'Falda Norte' });
  const { id, product } = await filled('Niños y bebés', 940);
  expect(await one(id)).toMatchObject({ id: 'ninos-y-bebes', key: 'ninos-y-bebes', products: 1, categories: 1 });
  const guest = here.shop.guest();
  const page = await guest.call(catalogue.page, { gender: id });
  expect(page.products.map((shown) => shown.id)).toEqual([product]);
  expect(page.facets.genders).toContainEqual({ value: id, count: 1 });
  expect(page.facets.categories.map((shown) => [shown.id, shown.genre, shown.count])).toEqual([[940, id, 1]]);
  // The names in addresses are read in any case, as Men and women are.
  expect((await guest.call(catalogue.byGender, { genrename: 'Ninos-Y-Bebes' })).map((shown) => shown.id)).toEqual([
    product,
  ]);
});

test('GOOD-13 its address stays when it is renamed, and the audit log tells who renamed it', async () => {
  const { id } = await add('Hogar');
  await change(id, { name: 'Casa y deco' });
  expect(await one('hogar')).toMatchObject({ name: 'Casa y deco', key: 'hogar' });
  const { entries } = await here.admin.call(audit.list, { kind: 'department', subject: 'hogar' });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['department.update', { name: 'Hogar', isHidden: false }, { name: 'Casa y deco', isHidden: false }],
    ['department.create', null, { name: 'Hogar', isHidden: false }],
  ]);
});

test('GOOD-13 two departments have no name in common, also not that of Hombre', async () => {
  await add('Deportes');
  await expect(add('deportes')).rejects.toMatchObject({ code: 'department_taken' });
  await expect(add('HOMBRE')).rejects.toMatchObject({ code: 'department_taken' });
  await expect(change('deportes', { name: 'mujer' })).rejects.toMatchObject({ code: 'department_taken' });
  await expect(add('  ')).rejects.toMatchObject({ code: 'invalid' });
});

test('GOOD-13 a hidden department is in no answer for visitors, and its goods are not sold', async () => {
  const { id, product } = await filled('Ocultos', 941);
  await change(id, { isHidden: true });
  const guest = here.shop.guest();
  await expect(guest.call(catalogue.page, { gender: id })).rejects.toMatchObject({ code: 'invalid' });
  await expect(guest.call(catalogue.page, { category: [941] })).rejects.toMatchObject({ code: 'category_not_found' });
  await expect(guest.call(catalogue.detail, { id: product })).rejects.toMatchObject({ code: 'product_not_found' });
  expect((await guest.call(catalogue.page, { search: 'Conjunto Ocultos' })).products).not.toContainEqual(
    expect.objectContaining({ id: product }),
  );
  expect((await guest.call(catalogue.page, {})).facets.genders.map(({ value }) => value)).not.toContain(id);
  expect((await guest.call(categories.list, {})).map((shown) => shown.id)).not.toContain(941);
  expect((await guest.call(catalogue.suggestions, { search: 'De Ocultos' })).categories).toEqual([]);
  expect((await guest.call(catalogue.numbers, {})).ids).not.toContain(product);
  await change(id, { isHidden: false });
  expect(await guest.call(catalogue.detail, { id: product })).toMatchObject({ gender: id });
});

test('GOOD-13 unisex goods stay in the department that is shown, and not in a third one', async () => {
  const given = { ...shirt, name: 'Gorra Para Todos', isUnisex: true, currentPrice: '9990' };
  await here.admin.call(categories.create, { id: 942, title: 'Gorras', genre: 'women' });
  const { id } = await here.admin.call(productDesk.create, { ...given, gender: 'women', category: 942 });
  await change('women', { isHidden: true });
  const guest = here.shop.guest();
  const shown = await guest.call(catalogue.page, { search: 'Gorra Para Todos' });
  expect(shown.products.map((product) => product.id)).toEqual([id]);
  expect(shown.facets.genders).toEqual([{ value: 'men', count: 1 }]);
  await change('men', { isHidden: true });
  await expect(guest.call(catalogue.detail, { id })).rejects.toMatchObject({ code: 'product_not_found' });
  await change('men', { isHidden: false });
  await change('women', { isHidden: false });
  const cradle = await filled('Cunas', 943);
  await here.shop.pool.query('update products set is_unisex = true where id = $1', [cradle.product]);
  const men = await guest.call(catalogue.page, { gender: 'men', search: 'Conjunto Cunas' });
  expect(men.products.map((product) => product.id)).not.toContain(cradle.product);
});

test('GOOD-13 only an empty department is deleted, and never Hombre or the last one that is shown', async () => {
  const { id } = await filled('Con cosas', 944);
  await expect(here.admin.call(departmentDesk.remove, { id })).rejects.toMatchObject({ code: 'department_in_use' });
  await expect(here.admin.call(departmentDesk.remove, { id: 'men' })).rejects.toMatchObject({
    code: 'department_kept',
  });
  const empty = await add('Vacío');
  expect((await here.admin.call(departmentDesk.remove, { id: empty.id })).map((left) => left.id)).not.toContain(
    'vacio',
  );
  await expect(here.admin.call(departmentDesk.remove, { id: 'vacio' })).rejects.toMatchObject({
    code: 'department_not_found',
  });
  const others = (await listed()).filter((department) => department.id !== 'men');
  for (const other of others) await change(other.id, { isHidden: true });
  await expect(change('men', { isHidden: true })).rejects.toMatchObject({ code: 'department_last' });
  for (const other of others) await change(other.id, { isHidden: false });
});

test('GOOD-13 the order is the owner’s, with those that are not named at the end', async () => {
  const before = await names();
  await here.admin.call(departmentDesk.order, { ids: ['women', 'nada', 'women'] });
  expect(await names()).toEqual(['Mujer', ...before.filter((name) => name !== 'Mujer')]);
  await here.admin.call(departmentDesk.order, { ids: ['men'] });
});

test('GOOD-13 a product and a category are only of a department that the shop has', async () => {
  const given = { ...shirt, gender: 'nadie', category: 900, currentPrice: '9990' };
  await expect(here.admin.call(productDesk.create, given)).rejects.toMatchObject({ code: 'invalid' });
  await expect(here.admin.call(categories.create, { id: 945, title: 'Nada', genre: 'nadie' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('GOOD-13 processes of the version before go on writing goods of men and women', async () => {
  const before = 'insert into categories (id, title, genre) values (946, $1, $2)';
  await here.shop.pool.query(before, ['De antes', 'men']);
  const { rows } = await here.shop.pool.query<{ other: string | null }>(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id, is_unisex)
     values ('Remera de antes', '', 'men', 'Casa', 'Rojo', 100, 946, true) returning other_gender as other`,
  );
  expect(rows).toEqual([{ other: 'women' }]);
});
