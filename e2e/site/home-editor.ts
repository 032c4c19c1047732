import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from '../walk/inspection.ts';

/** Returns a picture of one colour. */
export async function picture(width: number, height: number, background: string) {
  const made = sharp({ create: { width, height, channels: 3, background } });
  return { name: `${background.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer: await made.jpeg().toBuffer() };
}

/** Returns the blocks in the list, by their names. */
export const titles = (page: Page) =>
  page
    .getByRole('region', { name: 'Bloques de la portada' })
    .getByRole('button', { name: /^Mover / })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.slice('Mover «'.length, -1)));

/** The form or the choice that is open beside the list. */
export const openForm = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** Adds a campaign with two uploaded pictures. */
export async function addCampaign(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar un bloque' }).click();
  await openForm(page)
    .getByRole('button', { name: /^Campaña/ })
    .click();
  const form = openForm(page);
  // Nothing is added without its pictures and texts.
  await form.getByRole('button', { name: 'Agregar a la portada' }).click();
  await form.getByText('Suba una imagen').waitFor();
  await form.getByLabel('Subir: Imagen ancha').setInputFiles(await picture(1920, 900, '#335577'));
  await form.getByText('En computadoras').waitFor();
  await form.getByLabel('Subir: Imagen angosta (opcional)').setInputFiles(await picture(800, 1000, '#775533'));
  await form.getByRole('button', { name: 'Quitar esta imagen' }).waitFor();
  await form.getByLabel('Qué se ve en la imagen').fill('Un perchero con ropa de abrigo');
  await form.getByLabel('Título', { exact: true }).fill(title);
  await form.getByLabel('Género').selectOption('women');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar a la portada' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Adds a row of two products that are picked by a search. Returns their names, in their order. */
export async function addPicked(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Agregar un bloque' }).click();
  await openForm(page)
    .getByRole('button', { name: /^Fila de productos/ })
    .click();
  const form = openForm(page);
  await form.getByLabel('Título', { exact: true }).fill(title);
  await form.getByLabel('Qué prendas muestra').selectOption('picked');
  await form.getByLabel('Buscar una prenda').fill('camisa');
  const found = form.getByRole('list', { name: 'Prendas encontradas' }).getByRole('button');
  await found.nth(2).waitFor();
  for (const place of [2, 0]) await found.nth(place).click();
  // The second one that was picked becomes the first one.
  await form
    .getByRole('button', { name: /^Subir / })
    .nth(1)
    .click();
  const picked = await form.getByRole('list', { name: 'Prendas elegidas' }).getByRole('listitem').allTextContents();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar a la portada' }).click();
  await form.waitFor({ state: 'detached' });
  return picked;
}
