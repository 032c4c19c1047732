import { expect, test } from '../fixtures/test.ts';
import { ownAdministrator, rows } from '../office/desk-list.ts';
import { misfits, violations } from '../walk/inspection.ts';

test('DESK-2 orders are reached, chosen and opened by keys', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=percha.example&order=date-asc');
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

test('DESK-2 exactly the chosen orders are downloaded as a spreadsheet', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=percha.example&order=total-asc');
  const boxes = page.getByRole('checkbox', { name: /^Elegir la orden / });
  const listed = await boxes.evaluateAll((all) => all.map(({ ariaLabel }) => Number(ariaLabel?.split(' ').at(-1))));
  const chosen = listed.filter((_, at) => at % 2 === 0).slice(0, 4);
  expect(chosen.length).toBeGreaterThan(1);
  for (const number of chosen.toReversed()) {
    await page.getByRole('checkbox', { name: `Elegir la orden ${number}` }).check();
  }
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.getByText(`${chosen.length} elegidos`).waitFor();
  await bar.getByRole('button', { name: 'Descargar' }).click();
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  const link = bar.getByRole('link', { name: 'Planilla de lo elegido' });
  const address = (await link.getAttribute('href')) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^ordenes-\d{4}-\d\d-\d\d\.csv$/);
  await link.waitFor({ state: 'hidden' });
  const lines = (await (await page.request.get(address)).text()).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(chosen);
  for (const wrong of ['only=uno', 'only=0', 'only=']) {
    expect((await page.request.get(`/admin/export/orders?${wrong}`)).status()).toBe(404);
  }
});

test('DESK-2 what can be done with chosen orders fits into one line at 1440 px, and is apart on narrower windows', async ({
  page,
}) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=percha.example');
  const pending = rows(page).filter({ hasText: 'Pendiente' });
  const paid = rows(page).filter({ hasText: 'Aprobada' });
  for (const row of [pending, paid]) await row.first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  const shown = bar.locator(':scope button:visible, :scope a:visible');
  const boxes = () => shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(await shown.allInnerTexts()).toEqual([
    '',
    'Elegir todos',
    'Preparar',
    'Despachar',
    'Imprimir',
    'Modificar Estado',
    'Descargar',
  ]);
  expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
  for (const [width, lines] of [
    [768, 2],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set((await boxes()).map(({ top }) => Math.round(top))).size).toBe(lines);
    expect(await misfits(page)).toEqual([]);
  }
});

test('DESK-2 the state of chosen orders is changed from a menu, after a question', async ({ page, owner }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?status=pending&number=percha.example');
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.getByRole('button', { name: 'Modificar Estado' }).click();
  await bar.getByRole('button', { name: 'Failure' }).click();
  await owner.dialog('¿Seguro desea modificar?').getByText('De 1 orden elegida, 1 está pendiente.').waitFor();
  await owner.confirm('¿Seguro desea modificar?', 'Cancelar');
  await bar.getByText('1 elegido', { exact: true }).waitFor();
});
