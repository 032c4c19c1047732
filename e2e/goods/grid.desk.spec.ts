import type { Page } from '@playwright/test';
import { interactions } from '../fixtures/interactions.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';

type Pool = { readonly query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> };

/** Makes products of one size, named by their place, each at 1.000 and with 5 units; returns their numbers in the order of the grid. */
async function makeProducts({ pool, name, count }: { pool: Pool; name: string; count: number }): Promise<number[]> {
  const { rows } = await pool.query(
    `with home as (select id, genre from categories order by id limit 1), made as (
      insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select $1 || ' ' || place, '', genre, 'Casa', 'Azul', 100000, id from home, generate_series(1, $2::int) as place
      returning id),
    sized as (insert into variants (product_id, brand_size, stock) select id, 'M', 5 from made)
    select id from made order by id desc`,
    [name, count],
  );
  return rows.map(({ id }) => Number(id));
}

async function pricesOf(pool: Pool, ids: readonly number[]): Promise<number[]> {
  const { rows } = await pool.query(
    'select current_price_minor as price from products where id = any($1) order by id desc',
    [ids],
  );
  return rows.map(({ price }) => Number(price));
}

const open = (page: Page, name: string) => page.goto(`/admin/products/grid?search=${encodeURIComponent(name)}`);
const cell = (page: Page, row: number, column = 0) => page.locator(`[data-cell="${row}-${column}"]`);

/** Pastes a text as the keys do, where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('GOOD-4 ten prices are changed in at most 14 interactions, typed or pasted, saved once and undone once', async ({
  page,
  owner,
  shop,
}) => {
  const { pool } = shop.database;
  const name = unique('Lote');
  const ids = await makeProducts({ pool, name, count: 10 });
  await owner.enter('/admin');
  const typed = interactions();
  await typed.does(() => open(page, name));
  await typed.does(() => cell(page, 0).click());
  for (let at = 0; at < 10; at += 1) {
    await typed.does(
      () => page.keyboard.type(`${2000 + at},50`),
      () => page.keyboard.press('Enter'),
    );
  }
  await typed.does(() => page.getByRole('button', { name: 'Guardar 10 cambios' }).click());
  await owner.toast('10 cambios guardados.');
  expect(typed.count()).toBeLessThanOrEqual(14);
  expect(await pricesOf(pool, ids)).toEqual(ids.map((_, at) => 200_050 + at * 100));

  const pasted = interactions();
  await pasted.does(() => open(page, name));
  await pasted.does(() => cell(page, 0).click());
  await pasted.does(() => paste(page, ids.map((_, at) => `$ ${3 + at}.000`).join('\r\n')));
  await pasted.does(() => page.getByRole('button', { name: 'Guardar 10 cambios' }).click());
  await expect.poll(() => pricesOf(pool, ids)).toEqual(ids.map((_, at) => 300_000 + at * 100_000));
  expect(pasted.count()).toBeLessThanOrEqual(14);

  await page.reload();
  await page.getByRole('button', { name: 'Deshacer lo guardado' }).click();
  await owner.toast('10 cambios deshechos.');
  expect(await pricesOf(pool, ids)).toEqual(ids.map((_, at) => 200_050 + at * 100));
  await expect(cell(page, 0)).toHaveText('2000,50');
});

test('GOOD-4 a cell that somebody else saved meanwhile is named, and only a second save writes over it @all', async ({
  page,
  owner,
  shop,
}) => {
  const { pool } = shop.database;
  const name = unique('Choque');
  const ids = await makeProducts({ pool, name, count: 3 });
  await owner.enter('/admin');
  await open(page, name);
  await cell(page, 0).click();
  await paste(page, '1.500\n1.600\n1.700');
  await pool.query('update products set current_price_minor = 123400 where id = $1', [ids[1]]);
  await page.getByRole('button', { name: 'Guardar 3 cambios' }).click();
  const problems = page.getByRole('alert').filter({ hasText: `${name} 2` });
  await expect(problems).toContainText('Mientras tanto cambió a $ 1.234,00.');
  await expect(cell(page, 1)).toHaveAttribute('aria-invalid', 'true');
  expect(await pricesOf(pool, ids)).toEqual([100_000, 123_400, 100_000]);
  await page.getByRole('button', { name: 'Dejar en esas celdas lo que tiene la tienda' }).click();
  await expect(cell(page, 1)).toHaveText('1234,00');
  await page.getByRole('button', { name: 'Guardar 2 cambios' }).click();
  await owner.toast('2 cambios guardados.');
  expect(await pricesOf(pool, ids)).toEqual([150_000, 123_400, 170_000]);
});

test('GOOD-4 the keys of a spreadsheet, a percentage, units by size, and a question before it is left @all', async ({
  page,
  owner,
  shop,
}) => {
  const { pool } = shop.database;
  const name = unique('Teclas');
  const ids = await makeProducts({ pool, name, count: 3 });
  await owner.enter('/admin');
  await open(page, name);
  await cell(page, 0).click();
  await page.keyboard.type('mil');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('900');
  await page.keyboard.press('Escape');
  await expect(cell(page, 0)).toContainText('mil');
  await page.keyboard.type('900');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 1)).toContainText('900,00');
  await page.getByLabel('Porcentaje').fill('10');
  await page.getByLabel('Redondeo').selectOption('Terminado en 90');
  await page.getByRole('button', { name: 'Aplicar a las 2 filas elegidas' }).click();
  await expect(cell(page, 1)).toContainText('989,90');
  await page.getByRole('button', { name: 'Unidades y costo por talle' }).click();
  await cell(page, 2).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ver la lista' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Guardar 3 cambios' }).click();
  await owner.toast('3 cambios guardados.');
  expect(await pricesOf(pool, ids)).toEqual([98_990, 98_990, 100_000]);
  const { rows } = await pool.query(
    'select stock, kind, change from stock_movements where product_id = $1 order by id desc limit 1',
    [ids[2]],
  );
  expect(rows).toEqual([{ stock: 8, kind: 'correction', change: 3 }]);
});

test('GOOD-4 of a thousand products only those in view are in the page, and an arrow renders no others @all', async ({
  page,
  owner,
  shop,
}) => {
  const name = unique('Millar');
  await makeProducts({ pool: shop.database.pool, name, count: 1000 });
  await owner.enter('/admin');
  await open(page, name);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  await cell(page, 0).click();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  // A step renders the few rows that come into view, and no other.
  await page.evaluate(() => {
    const counted = Object.assign(document.body, { rows: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) counted.rows += addedNodes.length;
      document.body.dataset['added'] = String(counted.rows);
    }).observe(document.querySelector('[role=rowgroup]') ?? document.body, { childList: true });
  });
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowDown');
  await expect(cell(page, 30)).toBeFocused();
  expect(Number(await page.evaluate(() => document.body.dataset['added']))).toBeLessThan(60);
  await page.keyboard.press('Control+End');
  await expect(cell(page, 999, 4)).toBeFocused();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});

test('GOOD-4 the list changes the price of the chosen products by a percentage, which the grid undoes @all', async ({
  page,
  owner,
  shop,
}) => {
  const { pool } = shop.database;
  const name = unique('Elegidos');
  const ids = await makeProducts({ pool, name, count: 2 });
  await owner.enter('/admin');
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  const boxes = page.locator('main [data-row]').getByRole('checkbox');
  for (const at of [0, 1]) await boxes.nth(at).check();
  await page.getByRole('button', { name: 'Precio, oferta o categoría' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Porcentaje').fill('-10');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await owner.toast('2 productos cambiados.');
  expect(await pricesOf(pool, ids)).toEqual([90_000, 90_000]);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('link', { name: 'Planilla' }).click();
  await page.getByRole('button', { name: 'Deshacer lo guardado' }).click();
  await owner.toast('2 cambios deshechos.');
  expect(await pricesOf(pool, ids)).toEqual([100_000, 100_000]);
});
