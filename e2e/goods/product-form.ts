import type { Locator, Page } from '@playwright/test';

/** The name of a product in its form. Its texts in the second language have a field of this label too. */
export function nameOfProduct(page: Page): Locator {
  return page.getByRole('group', { name: 'Prenda' }).getByLabel('Nombre', { exact: true });
}

/** Says in the form of a new product what it is. Its price and pictures stay empty. */
export async function describeProduct(page: Page, name: string): Promise<void> {
  await nameOfProduct(page).fill(name);
  await page.getByLabel('Género').selectOption('men');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.getByLabel('Marca').fill('Casa');
  await page.getByLabel('Color').fill('Azul');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Camisa de lino.');
}
