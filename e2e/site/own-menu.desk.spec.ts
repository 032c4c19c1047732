import { expect, test } from '../fixtures/test.ts';
import type { Locator, Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { misfits, violations } from '../walk/inspection.ts';

const problems = async (page: Page) => [...(await misfits(page)), ...(await violations(page))];

async function addLink(page: Page, button: string, { text, path }: { text: string; path: string }): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = administrator(page).dialog('Agregar enlace');
  await dialog.getByLabel('Lleva a').selectOption('path');
  await dialog.getByLabel('Dirección').fill(path);
  await dialog.getByLabel('Texto').fill(text);
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('OWN-5 the menu is set and its order changed by the keyboard', async ({ visit }) => {
  const { page, close } = await visit({ width });
  const she = administrator(page);
  await she.enter('/admin/menu');
  await addLink(page, 'Agregar entrada', { text: 'Ofertas de hoy', path: '/home?offers=true' });
  await addLink(page, 'Agregar entrada', { text: 'Arrepentirse', path: '/arrepentimiento' });
  await addLink(page, 'Agregar enlace: Enlaces de Arrepentirse', { text: 'Otra vez', path: '/arrepentimiento' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('lleva a la misma dirección que la entrada').waitFor();
  await page.getByRole('button', { name: 'Quitar Otra vez' }).click();
  await addLink(page, 'Agregar enlace: Enlaces de Arrepentirse', { text: 'Quiénes hacen el sitio', path: '/info/dev' });
  await page.getByRole('button', { name: 'Subir Arrepentirse' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Arrepentirse: lugar 1 de 2.').waitFor({ state: 'attached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Subir Arrepentirse');
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await she.toast('Menú guardado.');

  const guest = await visit({ width });
  await guest.page.goto('/about');
  const opener = width < 768 ? 'Menú' : 'Más';
  await guest.page.getByRole('button', { name: opener, exact: true }).click();
  const menu = guest.page.getByRole('navigation', { name: width < 768 ? 'Menú' : 'Principal' });
  const inPanel = width < 768 ? menu : menu.locator('#more-menu');
  const texts = await inPanel.getByRole('link').allInnerTexts();
  expect(texts.indexOf('Arrepentirse')).toBeLessThan(texts.indexOf('Ofertas de hoy'));
  expect(await problems(guest.page)).toEqual([]);
  if (width < 768) await menu.getByLabel('Enlaces de Arrepentirse').click();
  await inPanel.getByRole('link', { name: 'Quiénes hacen el sitio' }).click();
  await guest.page.waitForURL('**/info/dev');
  await guest.close();

  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Guardar', exact: true }).isDisabled()).toBe(true);
  await page.reload();
  expect(await page.getByRole('list', { name: 'Menú principal' }).getByRole('listitem').count()).toBe(0);
});

test('OWN-5 Enter in the form of a link adds it and saves nothing, and what is removed comes back', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/menu');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && saves.push(request.url()));
  await page.getByRole('button', { name: 'Agregar entrada', exact: true }).click();
  const dialog = owner.dialog('Agregar enlace');
  await dialog.getByLabel('Lleva a').selectOption('path');
  await dialog.getByLabel('Texto').fill('Cambios');
  await page.keyboard.press('Enter');
  // The first wrong field has the focus.
  await expect.poll(() => isFocused(dialog.getByLabel('Dirección'))).toBe(true);
  await dialog.getByLabel('Dirección').fill('/arrepentimiento');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Agregar grupo' }).click();
  await owner.dialog('Agregar grupo').getByLabel('Título del grupo').fill('Compras');
  await page.keyboard.press('Enter');
  await owner.dialog('Agregar grupo').waitFor({ state: 'hidden' });
  expect(saves.filter((url) => url.includes('/admin/menu'))).toEqual([]);

  const groups = page.getByRole('list', { name: 'Grupos del pie' });
  await groups.getByRole('button', { name: 'Bajar Compras' }).focus();
  await page.keyboard.press('Enter');
  const said = page.locator('main form > [role=status]');
  await expect.poll(() => said.textContent()).toBe('Compras ya está en el último lugar.');
  expect(await isFocused(groups.getByRole('button', { name: 'Bajar Compras' }))).toBe(true);
  // Held by its handle, as in the other lists.
  await groups.getByRole('button', { name: 'Mover Compras' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => said.textContent()).toBe('Compras quedó en el lugar 1 de 2.');
  await groups.getByRole('button', { name: 'Quitar Compras' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(groups.getByRole('button', { name: /^Quitar / }).first())).toBe(true);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect(
    await groups
      .getByRole('button', { name: /^Mover / })
      .first()
      .getAttribute('aria-label'),
  ).toBe('Mover Compras');
  // The way back to the first menu asks before what is typed is lost.
  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect.poll(() => groups.getByRole('button', { name: 'Mover Compras' }).count()).toBe(0);
});

test('OWN-5 of two who edit the menu the second is asked, and keeps what was typed', async () => {
  const [first, second] = [await visit(), await visit()];
  for (const { page } of [first, second]) await administrator(page).enter('/admin/menu');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await addLink(first.page, 'Agregar entrada', { text: 'De la primera', path: '/about' });
  await save(first.page);
  await administrator(first.page).toast('Menú guardado.');
  await addLink(second.page, 'Agregar entrada', { text: 'De la segunda', path: '/info/dev' });
  await save(second.page);
  const question = administrator(second.page).dialog('Hay cambios de otra persona o de otra ventana');
  await question.getByText('De la primera').waitFor();
  await question.getByRole('button', { name: 'Volver al formulario' }).click();
  const entries = second.page.getByRole('list', { name: 'Menú principal' });
  await entries.getByText('De la segunda').waitFor();
  await save(second.page);
  // Enter on a choice answers nothing.
  await question.getByLabel('Guardar lo mío').first().focus();
  await second.page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await administrator(second.page).toast('Menú guardado.');
  await second.page.reload();
  await entries.getByText('De la segunda').waitFor();
  expect(await entries.getByText('De la primera').count()).toBe(0);
  await second.page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await save(second.page);
  await administrator(second.page).toast('Menú guardado.');
  await first.close();
  await second.close();
});

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
