import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { phone } from '../fixtures/visit.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { addLink } from './menu-editor.ts';

const problems = async (page: Page) => [...(await misfits(page)), ...(await nightlyViolations(page))];

/** Follows an entry below another one as a guest, whose menu is another control on a phone than on a desktop. */
async function followMenu({ page }: { readonly page: Page }): Promise<void> {
  await page.goto('/about');
  const isPhone = page.viewportSize()?.width === phone.width;
  await page.getByRole('button', { name: isPhone ? 'Menú' : 'Más', exact: true }).click();
  const menu = page.getByRole('navigation', { name: isPhone ? 'Menú' : 'Principal' });
  const panel = isPhone ? menu : menu.locator('#more-menu');
  const texts = await panel.getByRole('link').allInnerTexts();
  expect(texts).toContain('Arrepentirse');
  expect(texts.indexOf('Arrepentirse')).toBeLessThan(texts.indexOf('Ofertas de hoy'));
  expect(isPhone ? await problems(page) : await misfits(page)).toEqual([]);
  if (isPhone) await menu.getByLabel('Enlaces de Arrepentirse').click();
  await panel.getByRole('link', { name: 'Quiénes hacen el sitio' }).click();
  await page.waitForURL('**/info/dev');
}

test('OWN-5 the menu is set, its order changed by the keyboard, and guests find it on phones and desktops', async ({
  page,
  owner,
  visit,
}) => {
  await owner.enter('/admin/menu');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await addLink(page, 'Agregar entrada', { text: 'Ofertas de hoy', path: '/home?offers=true' });
  await addLink(page, 'Agregar entrada', { text: 'Arrepentirse', path: '/arrepentimiento' });
  await addLink(page, 'Agregar enlace: Enlaces de Arrepentirse', { text: 'Otra vez', path: '/arrepentimiento' });
  await save.click();
  await expect(page.getByText('lleva a la misma dirección que la entrada')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Otra vez' }).click();
  await addLink(page, 'Agregar enlace: Enlaces de Arrepentirse', { text: 'Quiénes hacen el sitio', path: '/info/dev' });
  const up = page.getByRole('button', { name: 'Subir Arrepentirse' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Arrepentirse: lugar 1 de 2.')).toBeAttached();
  await expect(up).toBeFocused();
  expect(await problems(page)).toEqual([]);
  await save.click();
  await owner.toast('Menú guardado.');

  await followMenu(await visit({ width: phone.width }));
  await followMenu(await visit());

  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Menú principal' }).getByRole('listitem')).toHaveCount(0);
});

test('OWN-5 Enter in the form of a link adds it and saves nothing, and what is removed comes back @all', async ({
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
  await expect(dialog.getByLabel('Dirección')).toBeFocused();
  await dialog.getByLabel('Dirección').fill('/arrepentimiento');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Agregar grupo' }).click();
  await owner.dialog('Agregar grupo').getByLabel('Título del grupo').fill('Compras');
  await page.keyboard.press('Enter');
  await expect(owner.dialog('Agregar grupo')).toBeHidden();
  expect(saves.filter((url) => url.includes('/admin/menu'))).toEqual([]);

  const groups = page.getByRole('list', { name: 'Grupos del pie' });
  const button = (name: string | RegExp) => groups.getByRole('button', { name }).first();
  await button('Bajar Compras').focus();
  await page.keyboard.press('Enter');
  const said = page.locator('main form > [role=status]');
  await expect(said).toHaveText('Compras ya está en el último lugar.');
  await expect(button('Bajar Compras')).toBeFocused();
  // Held by its handle, as in the other lists.
  await button('Mover Compras').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Compras quedó en el lugar 1 de 2.');
  await button('Quitar Compras').focus();
  await page.keyboard.press('Enter');
  await expect(button(/^Quitar /)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(button(/^Mover /)).toHaveAttribute('aria-label', 'Mover Compras');
  // The way back to the first menu asks before what is typed is lost.
  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect(button('Mover Compras')).toHaveCount(0);
});
