import { boughtOrder, openOrder, paidOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { administrator } from '../actors/administrator.ts';
import { expect, test } from '../fixtures/test.ts';
import { rows } from '../office/desk-list.ts';
import { misfits } from '../walk/inspection.ts';

test('DESK-2 orders are reached, chosen and opened by keys @all', async ({ page, owner }) => {
  await owner.enter('/admin/orders?number=percha.example&order=date-asc');
  await rows(page).first().waitFor();
  const keys = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  expect(keys.length).toBeGreaterThan(2);
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('jkx/');
  expect(await search.inputValue()).toContain('jkx/');
  await search.fill('percha.example');
  await search.blur();
  await page.keyboard.press('j');
  expect(await focused()).toBe(keys[0]);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toBe(keys[2]);
  await page.keyboard.press('k');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.getByText('2 elegidos').waitFor();
  expect(await rows(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
  await page.keyboard.press('x');
  await bar.getByText('1 elegido', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  expect(await focused()).toBe(keys[2]);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === `/admin/orders/${keys[2]}`);
  await page.getByRole('dialog', { name: 'Orden de compra' }).waitFor();
});

test('DESK-2 chosen orders have their actions in one line, a question before a new state, and a spreadsheet of exactly them', async ({
  page,
}) => {
  const { buyer, number } = await boughtOrder(page);
  await paidOrder(page);
  await openOrder(page);
  await logIn(page, 'admin', 'admin1234');
  const owner = administrator(page);
  await owner.enter(`/admin/orders?buyer=${buyer.username}`);
  const pending = rows(page).filter({ hasText: 'Pendiente' });
  const paid = rows(page).filter({ hasText: `N° ${number}` });
  // In another order than that of the list, whose newest order is the first.
  for (const row of [paid, pending]) await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.getByText('2 elegidos').waitFor();
  const shown = bar.locator(':scope button:visible, :scope a:visible');
  const boxes = () => shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const actions = ['', 'Elegir todos', 'Preparar', 'Despachar', 'Imprimir', 'Modificar Estado', 'Descargar'];
  expect(await shown.allInnerTexts()).toEqual(actions);
  for (const [width, lines] of [
    [768, 2],
    [390, 3],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set((await boxes()).map(({ top }) => Math.round(top))).size).toBe(lines);
    expect(await misfits(page)).toEqual([]);
  }

  await bar.getByRole('button', { name: 'Modificar Estado' }).click();
  await bar.getByRole('button', { name: 'Failure' }).click();
  const question = '¿Seguro desea modificar?';
  await owner.dialog(question).getByText('De 2 órdenes elegidas, 1 está pendiente.').waitFor();
  await owner.confirm(question, 'Cancelar');
  await bar.getByText('2 elegidos').waitFor();

  await bar.getByRole('button', { name: 'Descargar' }).click();
  const link = bar.getByRole('link', { name: 'Planilla de lo elegido' });
  const address = (await link.getAttribute('href')) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^ordenes-\d{4}-\d\d-\d\d\.csv$/);
  await link.waitFor({ state: 'hidden' });
  const [, ...lines] = (await (await page.request.get(address)).text()).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(';')[0])).toEqual([expect.stringMatching(/^\d+$/), String(number)]);
});
