import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { misfits, violations } from './inspection.ts';
import { visit, widths } from './visit.ts';

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

test.each(widths)('OWN-5 the menu is set and its order changed by the keyboard, at %i px', async (width) => {
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
  await close();
});
