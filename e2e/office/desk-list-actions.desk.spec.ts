import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { addProducts, ownAdministrator, rows } from './desk-list.ts';
import { misfits, violations } from '../walk/inspection.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';

test('LIST-2 a view is saved for the person, opened elsewhere, and removed', async ({ visit }) => {
  const { page, close } = await visit({ width });
  const she = administrator(page);
  const user = await ownAdministrator(page);
  await page.goto('/admin/clients?rol=client&order=since-desc&search=a');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await she.dialog('Guardar vista').getByLabel('Nombre de la vista').fill('Los de la A');
  await page.keyboard.press('Enter');
  await she.toast('Vista guardada.');
  const view = (seen: Page) =>
    seen.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name: 'Los de la A' });
  await view(page).waitFor();
  expect(await view(page).getAttribute('aria-current')).toBe('page');
  expect(await page.getByRole('button', { name: 'Guardar vista' }).count()).toBe(0);

  const elsewhere = await visit({ width });
  await logIn(elsewhere.page, user, 'secreta1');
  await elsewhere.page.goto('/admin/clients');
  await view(elsewhere.page).click();
  await elsewhere.page.waitForURL(
    ({ searchParams: query }) => query.get('rol') === 'client' && query.get('search') === 'a',
  );
  await elsewhere.page.getByRole('button', { name: 'Quitar la vista Los de la A' }).click();
  await administrator(elsewhere.page).toast('Vista quitada.');
  await view(elsewhere.page).waitFor({ state: 'detached' });
  await elsewhere.close();
});

test('LIST-3 the choice of columns is kept for the person', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/allproducts');
  const brand = page.getByRole('columnheader', { name: 'Marca' });
  await brand.waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  const saved = page.waitForResponse(/\/admin\/lists\/products\.data/);
  await page.getByRole('checkbox', { name: 'Marca' }).uncheck();
  await brand.waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await saved;
  await page.reload();
  await page.getByRole('columnheader', { name: 'Categoría' }).waitFor();
  expect(await brand.count()).toBe(0);
});

test('LIST-4 several products are chosen and deleted after a confirmation', async ({ page, owner }) => {
  await ownAdministrator(page);
  const name = unique('Lote');
  await addProducts(page, name, 4);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}&order=name`);
  for (const index of [0, 1]) await page.getByRole('checkbox', { name: `Elegir ${name} ${index}` }).check();
  const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
  await bar.getByText('2 elegidos').waitFor();
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  const question = '¿Seguro desea eliminar 2 productos?';
  await owner.dialog(question).getByText(backOfficeTexts.productDesk.irreversible).waitFor();
  await owner.confirm(question, 'Cancelar');
  expect(await rows(page).count()).toBe(4);
  await bar.getByRole('button', { name: 'Elegir todos' }).click();
  await page.getByRole('checkbox', { name: `Elegir ${name} 3` }).uncheck();
  // Somebody else deletes one of them meanwhile: it is named, and the others are deleted.
  const number = await rows(page)
    .filter({ hasText: `${name} 2` })
    .getAttribute('data-row');
  const removed = await page.evaluate(
    async (address) => (await fetch(address, { method: 'DELETE' })).status,
    `/api/products/delete/${number}`,
  );
  expect(removed).toBe(200);
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await owner.confirm('¿Seguro desea eliminar 3 productos?', 'Eliminar');
  const failed = owner.dialog('No se pudo completar con todos');
  await failed.getByText(`${name} 2`).waitFor();
  await owner.toast('Confirmado! 2 productos eliminados.');
  await failed.getByRole('button', { name: 'Entendido' }).click();
  await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining(`${name} 3`)]);
  await bar.waitFor({ state: 'detached' });
});

test('LIST-5 rows are reached, chosen and opened by keys, which can be turned off', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/allproducts?order=name');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  const keys = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('x');
  await page.getByText('1 elegido', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 elegido', { exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  expect(await page.getByLabel('Buscar', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('j');
  expect(await page.getByLabel('Buscar', { exact: true }).inputValue()).toBe('J');
  await page.getByLabel('Buscar', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Atajos de teclado' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBeUndefined();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Atajos de teclado' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin/modification/${keys[0]}\\?volver=`));
});
