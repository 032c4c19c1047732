import { beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { inEnglish, translator } from '#test/translate.ts';

const here = openedDesk(purchaseScene);

beforeEach(() => here.shop.pool.query('delete from size_tables'));

const body = (name: string) => ({ name, of: 'body' as const });

const table = {
  name: 'Camisas',
  columns: [body('Pecho'), { name: 'Largo', of: 'garment' as const }],
  rows: [
    {
      size: 'm',
      measures: [
        { from: 930, to: 980 },
        { from: 705, to: null },
      ],
    },
    { size: 'L', measures: [null, { from: 720, to: null }] },
  ],
};

const shownOf = async (id: number) => (await here.shop.guest().call(sizeTables.ofProduct, { id })).table;

test('GOOD-5 a table is made, changed, deleted and told in the audit log', async () => {
  const made = await here.admin.call(sizeTables.create, table);
  expect(made).toMatchObject({ brand: '', categoryId: null, isLost: false, version: 1, rows: [{ size: 'M' }, {}] });
  const { id } = made;
  const changed = await here.admin.call(sizeTables.update, { ...table, id, brand: 'Casa', version: 1 });
  expect(changed).toMatchObject({ brand: 'Casa', version: 2 });
  expect((await here.admin.refusal(sizeTables.update, { ...table, id, version: 1 })).code).toBe('changed_meanwhile');
  expect((await here.admin.refusal(sizeTables.create, { ...table, name: 'CAMISAS' })).code).toBe('size_table_taken');
  await here.admin.call(sizeTables.remove, { id });
  expect((await here.admin.refusal(sizeTables.remove, { id })).code).toBe('size_table_not_found');
  const { entries } = await here.admin.call(audit.list, { kind: 'size-table' });
  expect(entries.map(({ action }) => action)).toEqual(['size-table.delete', 'size-table.update', 'size-table.create']);
  expect(entries[2]?.after).toMatchObject({ measures: ['M: Pecho 93 a 98 · Largo 70,5', 'L: Pecho · Largo 72'] });
});

test.each([
  [{ rows: [{ size: 'M', measures: [null] }] }, 'rows.0.measures'],
  [{ rows: [...table.rows, ...table.rows] }, 'rows.2.size'],
  [{ columns: [body('Pecho'), body('pecho')] }, 'columns.1.name'],
  [{ rows: [{ size: 'M', measures: [{ from: 980, to: 930 }, null] }] }, 'rows.0.measures.0'],
  [{ rows: [] }, 'rows'],
  [{ name: ' ' }, 'name'],
])('GOOD-5 the table %o is refused at its place', async (change, path) => {
  const refused = await here.admin.refusal(sizeTables.create, { ...table, ...change });
  expect(refused.errors.map((one) => one.path)).toContain(path);
  expect((await here.admin.call(sizeTables.list, {})).tables).toEqual([]);
});

test('GOOD-5 a product shows the most specific table of its brand and category that has its sizes', async () => {
  const product = await here.scene.product({ size: 'M' });
  expect(await shownOf(product.id)).toBeNull();
  await here.admin.call(sizeTables.create, { ...table, name: 'De todos' });
  expect((await shownOf(product.id))?.name).toBe('De todos');
  const { id } = await here.admin.call(sizeTables.create, { ...table, name: 'De la categoría', categoryId: 900 });
  expect((await shownOf(product.id))?.name).toBe('De la categoría');
  await here.admin.call(sizeTables.create, { ...table, name: 'De la marca', brand: 'casa' });
  expect((await shownOf(product.id))?.name).toBe('De la marca');
  await here.admin.call(sizeTables.update, { ...table, id, name: 'De otra', categoryId: 900, brand: 'Otra' });
  expect((await shownOf(product.id))?.name).toBe('De la marca');
  expect(await shownOf(2_000_000)).toBeNull();
});

test('GOOD-5 a category without a table of its own shows that of the category above it', async () => {
  await here.admin.call(categories.create, { id: 70, title: 'Abrigo', genre: 'women' });
  await here.admin.call(categories.create, { id: 71, title: 'Sacones', genre: 'women', parentId: 70 });
  const { id } = await here.scene.product({ size: 'M' });
  await here.shop.pool.query('update products set category_id = 71 where id = $1', [id]);
  await here.admin.call(sizeTables.create, { ...table, name: 'De todos' });
  const above = await here.admin.call(sizeTables.create, { ...table, name: 'De abrigo', categoryId: 70 });
  expect((await shownOf(id))?.name).toBe('De abrigo');
  await here.admin.call(sizeTables.create, { ...table, name: 'De sacones', categoryId: 71 });
  expect((await shownOf(id))?.name).toBe('De sacones');
  const brand = { ...table, name: 'De abrigo de la marca', version: above.version, brand: 'Casa', categoryId: 70 };
  await here.admin.call(sizeTables.update, { ...brand, id: above.id });
  expect((await shownOf(id))?.name).toBe('De abrigo de la marca');
});

test('GOOD-5 GOOD-1 a draft has no table for visitors', async () => {
  const { id } = await here.scene.product({ size: 'M' });
  await here.admin.call(sizeTables.create, table);
  await here.admin.call(productDesk.setStates, { ids: [id], state: 'draft' });
  expect(await shownOf(id)).toBeNull();
  await here.admin.call(productDesk.setStates, { ids: [id], state: 'published' });
  expect((await shownOf(id))?.name).toBe('Camisas');
});

test('GOOD-5 a table whose category is deleted is shown nowhere until it is for something again', async () => {
  const product = await here.scene.product({ size: 'M' });
  await here.admin.call(categories.create, { id: 55, title: 'Efímera', genre: 'women' });
  const { id } = await here.admin.call(sizeTables.create, { ...table, categoryId: 55 });
  expect((await here.admin.refusal(sizeTables.create, { ...table, name: 'x', categoryId: 56 })).code).toBe(
    'category_not_found',
  );
  await here.admin.call(categories.remove, { id: 55 });
  expect((await here.admin.call(sizeTables.list, {})).tables).toMatchObject([{ id, isLost: true, categoryId: null }]);
  expect(await shownOf(product.id)).toBeNull();
  await here.admin.call(sizeTables.update, { ...table, id });
  expect((await shownOf(product.id))?.name).toBe('Camisas');
});

test('GOOD-5 its words are shown in the second language once they are translated', async () => {
  const product = await here.scene.product({ size: 'M' });
  await here.admin.call(sizeTables.create, table);
  await here.admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  const { translate } = translator(here.admin);
  await translate('measures', { Camisas: 'Shirts', Pecho: 'Chest' });
  expect(await inEnglish(() => shownOf(product.id))).toMatchObject({
    name: 'Shirts',
    columns: [{ name: 'Chest' }, { name: 'Largo', inOwnLanguage: ['name'] }],
  });
  expect((await shownOf(product.id))?.name).toBe('Camisas');
});

test('GOOD-5 a change of a table is told to the pages that are kept', async () => {
  const tagged = async () => {
    const { rows } = await here.shop.pool.query(
      "select count(*)::int as count from changes where 'size-tables' = any(tags)",
    );
    return rows[0].count;
  };
  const before = await tagged();
  const { id } = await here.admin.call(sizeTables.create, table);
  await here.admin.call(sizeTables.update, { ...table, id, brand: 'Casa' });
  await here.admin.call(sizeTables.remove, { id });
  expect(await tagged()).toBe(before + 3);
});
