import { expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { menus } from '#contract/site/menus.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

const shown = () => here.shop.guest().call(menus.shown, {});

/** Returns how many changes of all pages there were: pages in memory show the menu too. */
async function wholeChanges(): Promise<number> {
  const { rows } = await here.shop.pool.query("select count(*)::int as count from changes where '*' = any(tags)");
  return rows[0].count;
}

test('a category is in the menu from its first product to its last, and only these two change all pages', async () => {
  expect((await shown()).filled).toEqual([]);
  const { scene } = here;
  const first = await scene.product({ name: 'Camisa' });
  const { rows } = await here.shop.pool.query('select category_id from products where id = $1', [first.id]);
  const category: unknown = rows[0].category_id;
  expect((await shown()).filled).toEqual([category]);
  const before = await wholeChanges();
  const second = await scene.product({ name: 'Remera' });
  await here.admin.call(productDesk.remove, { productId: first.id });
  expect(await wholeChanges()).toBe(before);
  await here.admin.call(productDesk.remove, { productId: second.id });
  expect(await wholeChanges()).toBe(before + 1);
  expect((await shown()).filled).toEqual([]);
  await scene.product({ name: 'Otra' });
  expect(await wholeChanges()).toBe(before + 2);
});

test('of products that one statement adds or deletes, the first and the last of a category change all pages, once', async () => {
  const { pool } = here.shop;
  await pool.query(
    "insert into categories values (810, 'Gorros', 'women'), (811, 'Gorros', 'men'), (812, 'Medias', 'men')",
  );
  const toldBy = async (sql: string) => {
    const before = await wholeChanges();
    await pool.query(sql);
    return (await wholeChanges()) - before;
  };
  const add = (...rows: readonly [category: number, state: string, isUnisex: boolean][]) => {
    const values = rows.map(
      ([category, state, isUnisex]) =>
        `('P', '', '${category === 810 ? 'women' : 'men'}', 'Casa', 'Azul', 1, ${category}, '${state}', ${isUnisex})`,
    );
    return toldBy(`insert into products
      (name, description, gender, brand_name, color, current_price_minor, category_id, state, is_unisex) values ${values.join()}`);
  };
  const drop = (which: string) => toldBy(`delete from products where ${which}`);
  expect(await add([810, 'draft', false])).toBe(0);
  expect(await add([810, 'published', false], [810, 'published', false], [812, 'published', false])).toBe(1);
  expect(await add([812, 'published', false], [810, 'published', false])).toBe(0);
  expect(await add([812, 'published', false], [810, 'published', true])).toBe(1);
  expect(await add([811, 'published', false])).toBe(0);
  expect(await drop('category_id = 812 and id % 2 = 0 or category_id = 810 and not is_unisex')).toBe(0);
  expect(await drop('category_id = 811')).toBe(0);
  expect(await drop('category_id in (810, 812)')).toBe(1);
});

test('the assistant is offered once it has an answer that shoppers may see', async () => {
  expect((await shown()).hasAnswers).toBe(false);
  await here.admin.call(assistant.addQuestion, { name: 'Envíos', isActive: true });
  await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta: 'En 3 días.', isActive: true, receptor: [] });
  expect((await shown()).hasAnswers).toBe(true);
});
