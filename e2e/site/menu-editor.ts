import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';

/** Adds a link to an address of the shop, by a button of the editor of the menu. */
export async function addLink(
  page: Page,
  button: string,
  { text, path }: { readonly text: string; readonly path: string },
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = administrator(page).dialog('Agregar enlace');
  await dialog.getByLabel('Lleva a').selectOption('path');
  await dialog.getByLabel('Dirección').fill(path);
  await dialog.getByLabel('Texto').fill(text);
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
