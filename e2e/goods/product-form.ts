import type { Page } from '@playwright/test';

/** Says in the form of a new product what it is. Its price and pictures stay empty. */
export async function describeProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Género').selectOption('men');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.getByLabel('Marca').fill('Casa');
  await page.getByLabel('Color').fill('Azul');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Camisa de lino.');
}
