import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { administrator } from '../actors/administrator.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const problems = async (page: Page) => [...(await misfits(page)), ...(await nightlyViolations(page))];

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

/** Picks the first products that a search finds; returns their names in the order of the picks. */
async function pick(page: Page, search: string, count: number): Promise<string[]> {
  await page.getByLabel('Buscar una prenda').fill(search);
  const found = page.getByRole('list', { name: 'Prendas encontradas' });
  for (let picked = 0; picked < count; picked += 1) await found.getByRole('button').first().click();
  const handles = page.getByRole('list', { name: 'Prendas elegidas' }).getByRole('button', { name: /^Quitar / });
  await expect(handles).toHaveCount(count);
  return handles.evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace('Quitar ', '')));
}

/** Deletes a collection from the list. */
async function remove(page: Page, title: string): Promise<void> {
  await page.goto('/admin/collections');
  await page.getByRole('button', { name: `Eliminar ${title}` }).click();
  await administrator(page).confirm(`¿Eliminar la colección ${title}?`, 'Eliminar');
  await administrator(page).toast('Colección eliminada');
}

test('GOOD-6 a collection by a rule is a draft, then has a page in each language and a place in the sitemap @all', async ({
  page,
  owner,
  visit,
}) => {
  await owner.enter('/admin/collections/new');
  await page.getByLabel('Título').fill('Para regalar ahora');
  await page.getByLabel('Qué productos').selectOption('Los que cumplen una regla');
  await page.getByLabel('Precio hasta').fill('40.000');
  await page.getByLabel('Orden', { exact: true }).selectOption('Del menor precio al mayor');
  expect(await problems(page)).toEqual([]);
  await save(page).click();
  await owner.toast('Colección guardada');

  const guest = await visit();
  const address = '/colecciones/para-regalar-ahora';
  expect((await guest.page.goto(address))?.status()).toBe(404);
  await page.getByRole('link', { name: /Para regalar ahora/ }).click();
  await page.getByLabel('Publicada', { exact: true }).check();
  await save(page).click();
  // The message of the first time may still be there: the list is shown again once it is saved.
  await page.waitForURL('**/admin/collections');

  expect((await guest.page.goto(address))?.status()).toBe(200);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Para regalar ahora' })).toBeVisible();
  expect(await problems(guest.page)).toEqual([]);
  expect(await (await guest.page.request.get('/sitemap/pages.xml')).text()).toContain(`${address}<`);
  expect((await guest.page.goto(`/en${address}`))?.status()).toBe(200);
  // The address that it had in a shop of Shopify.
  await guest.page.goto('/collections/para-regalar-ahora');
  expect(new URL(guest.page.url()).pathname).toBe(address);

  await remove(page, 'Para regalar ahora');
  expect((await guest.page.goto(address))?.status()).toBe(404);
});

test('GOOD-6 products are picked by hand and put in order by the keyboard, and the menu leads to them @all', async ({
  page,
  owner,
  visit,
}) => {
  await owner.enter('/admin/collections/new');
  await page.getByLabel('Título').fill('Lo que elegimos');
  const [first = '', second = '', third = ''] = await pick(page, 'camisa', 3);
  const up = page.getByRole('button', { name: `Subir ${third}`, exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.getByLabel('Publicada', { exact: true }).check();
  expect(await problems(page)).toEqual([]);
  await save(page).click();
  await owner.toast('Colección guardada');

  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Agregar entrada', exact: true }).click();
  const dialog = owner.dialog('Agregar enlace');
  await dialog.getByLabel('Lleva a').selectOption('Una colección');
  await dialog.getByLabel('Colección', { exact: true }).selectOption('Lo que elegimos');
  await expect(dialog.getByLabel('Texto')).toHaveValue('Lo que elegimos');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await save(page).click();
  await owner.toast('Menú guardado.');

  const guest = await visit();
  await guest.page.goto('/about');
  await guest.page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Lo que elegimos' })
    .click();
  await guest.page.waitForURL('**/colecciones/lo-que-elegimos');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Lo que elegimos' })).toBeVisible();
  const links = guest.page.locator('main article').getByRole('heading').getByRole('link');
  const ids = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/').pop()));
  const cards = await guest.page.request.get(`/api/catalogue/cards?${ids.map((id) => `id=${id}`).join('&')}`);
  const products = z.array(z.object({ name: z.string(), color: z.string() })).parse(await cards.json());
  expect(products.map(nameWithColor)).toEqual([third, first, second]);

  await remove(page, 'Lo que elegimos');
  await guest.page.goto('/about');
  await expect(guest.page.getByRole('link', { name: 'Lo que elegimos' })).toHaveCount(0);
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await save(page).click();
  await owner.toast('Menú guardado.');
});
