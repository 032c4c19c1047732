import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { shopOf } from '../fixtures/visit.ts';
import { violations } from '../walk/inspection.ts';

const draft = z.object({ version: z.int(), blocks: z.array(z.looseObject({ id: z.string() })) });

type Draft = z.output<typeof draft>;

/** Calls the home page's part of the API as the administrator of a browser; returns the newest version. */
async function callHome(page: Page, method: 'GET' | 'PUT' | 'POST', path = '', data?: object): Promise<Draft> {
  const headers = { origin: shopOf(page).url };
  const answer = await page.request.fetch(`/api/admin/home${path}`, { method, headers, ...(data && { data }) });
  expect(answer.status()).toBe(200);
  return draft.parse(await answer.json());
}

/** Saves a draft of changed blocks, as from another window. */
export async function saveDraft(page: Page, change: (blocks: Draft['blocks']) => object[]): Promise<void> {
  const { blocks } = await callHome(page, 'GET');
  await callHome(page, 'PUT', '', { blocks: change(blocks) });
}

/** Makes the original arrangement the draft, whatever was saved before. */
export async function originalDraft(page: Page): Promise<void> {
  const { version } = await callHome(page, 'GET');
  await callHome(page, 'POST', '/restore', { version, earlier: 0 });
}

/** Opens the editor with the original arrangement. */
export async function openEditor(page: Page): Promise<void> {
  await originalDraft(page);
  await page.goto('/admin/home');
}

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
