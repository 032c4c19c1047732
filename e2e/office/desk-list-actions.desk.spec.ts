import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { addProducts, ownAdministrator, rows } from './desk-list.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';
import { administrator } from '../actors/administrator.ts';

test('LIST-2 LIST-3 a view and the choice of columns are saved for the person, and there in another browser @all', async ({
  page,
  visit,
}) => {
  const she = administrator(page);
  const user = await ownAdministrator(page);
  // Both lists are short.
  await page.goto('/admin/allproducts?search=CHOMBA&stock=in&order=price-desc');
  const brand = (seen: Page) => seen.getByRole('columnheader', { name: 'Marca' });
  await expect(brand(page)).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  const saved = page.waitForResponse(/\/admin\/lists\/products\.data/);
  await page.getByRole('checkbox', { name: 'Marca' }).uncheck();
  await expect(brand(page)).toHaveCount(0);
  expect(await nightlyViolations(page)).toEqual([]);
  await saved;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await she.dialog('Guardar vista').getByLabel('Nombre de la vista').fill('Los más caros');
  await page.keyboard.press('Enter');
  await she.toast('Vista guardada.');
  const view = (seen: Page) =>
    seen.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name: 'Los más caros' });
  await expect(view(page)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Guardar vista' })).toHaveCount(0);

  const { page: elsewhere } = await visit();
  await logIn(elsewhere, user, 'secreta1');
  await elsewhere.goto('/admin/allproducts?search=TAPADO');
  await expect(elsewhere.getByRole('columnheader', { name: 'Categoría' })).toBeVisible();
  await expect(brand(elsewhere)).toHaveCount(0);
  await view(elsewhere).click();
  const asked = () => Object.fromEntries(new URL(elsewhere.url()).searchParams);
  await expect.poll(asked).toEqual({ search: 'CHOMBA', stock: 'in', order: 'price-desc' });
  await elsewhere.getByRole('button', { name: 'Quitar la vista Los más caros' }).click();
  await administrator(elsewhere).toast('Vista quitada.');
  await expect(view(elsewhere)).toHaveCount(0);
});

test('LIST-4 several products are chosen and deleted after a confirmation @all', async ({ page, owner, shop }) => {
  const name = unique('Lote');
  await addProducts(page, name, 4);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}&order=name`);
  for (const index of [0, 1]) await page.getByRole('checkbox', { name: `Elegir ${name} ${index}` }).check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await expect(bar.getByText('2 elegidos')).toBeVisible();
  expect([...(await misfits(page)), ...(await nightlyViolations(page))]).toEqual([]);
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  const question = '¿Seguro desea eliminar 2 productos?';
  await expect(owner.dialog(question).getByText(backOfficeTexts.productDesk.irreversible)).toBeVisible();
  await owner.confirm(question, 'Cancelar');
  await expect(rows(page)).toHaveCount(4);
  await bar.getByRole('button', { name: 'Elegir todos' }).click();
  await page.getByRole('checkbox', { name: `Elegir ${name} 3` }).uncheck();
  // Somebody else deletes one of them meanwhile: it is named, and the others are deleted.
  const gone = await rows(page)
    .filter({ hasText: `${name} 2` })
    .getAttribute('data-row');
  const headers = { origin: shop.url };
  expect((await page.request.delete(`/api/products/delete/${gone}`, { headers })).status()).toBe(200);
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await owner.confirm('¿Seguro desea eliminar 3 productos?', 'Eliminar');
  const failed = owner.dialog('No se pudo completar con todos');
  await expect(failed.getByText(`${name} 2`)).toBeVisible();
  await owner.toast('Confirmado! 2 productos eliminados.');
  await failed.getByRole('button', { name: 'Entendido' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${name} 3`);
  await expect(bar).toHaveCount(0);
});

test('LIST-5 rows are reached, chosen and opened by keys, which can be turned off @all', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts?order=name');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  const keys = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('x');
  const chosen = page.getByText('1 elegido', { exact: true });
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('/');
  const search = page.getByLabel('Buscar', { exact: true });
  await expect(search).toBeFocused();
  await page.keyboard.press('j');
  await expect(search).toHaveValue('J');
  await search.fill('');
  const shortcuts = page.getByRole('checkbox', { name: 'Atajos de teclado' });
  await page.getByRole('button', { name: 'Columnas' }).click();
  await shortcuts.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBeUndefined();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await shortcuts.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin/modification/${keys[0]}\\?volver=`));
});
