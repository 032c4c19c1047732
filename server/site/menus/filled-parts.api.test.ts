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

test('the assistant is offered once it has an answer that shoppers may see', async () => {
  expect((await shown()).hasAnswers).toBe(false);
  await here.admin.call(assistant.addQuestion, { name: 'Envíos', isActive: true });
  await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta: 'En 3 días.', isActive: true, receptor: [] });
  expect((await shown()).hasAnswers).toBe(true);
});
