import { t } from '#messages/messages.ts';
import type { Page } from '@playwright/test';

/** A picture as a browser uploads it. */
export type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Creates the shop's first category. */
export async function addCategory(page: Page): Promise<void> {
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Crear categoría' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear categoría' });
  await form.getByLabel('ID').fill('10');
  await form.getByLabel('Título').fill('Camisas');
  await form.getByLabel('Género').selectOption('men');
  await form.getByRole('button', { name: 'Crear' }).click();
  await form.waitFor({ state: 'hidden' });
}

/** Creates a product in the first category, in size M, with three units. */
export async function addProduct(
  page: Page,
  { name, price, picture }: { readonly name: string; readonly price: string; readonly picture: Upload },
): Promise<void> {
  await page.goto('/admin/createproduct');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Género').selectOption('men');
  await page.getByLabel('Categoría').selectOption({ label: 'Camisas' });
  await page.getByLabel('Marca').fill('Casa');
  await page.getByLabel('Color').fill('Blanco');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Camisa de lino.');
  await page.getByLabel('Precio actual').fill(price);
  await page.getByLabel('Subir imágenes').setInputFiles([picture]);
  await page.getByLabel('Texto alternativo de la imagen 1').fill('Camisa de frente');
  await page.getByLabel(t('product-desk.size'), { exact: true }).fill('m');
  await page.getByRole('button', { name: t('product-desk.addSize') }).click();
  await page.getByLabel(t('product-desk.stockOfSize', { size: 'M' })).fill('3');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
}

/** Creates a delivery method with one price everywhere. */
export async function addDelivery(page: Page, price: string): Promise<void> {
  await page.goto('/admin/delivery');
  await page.getByRole('link', { name: 'Crear forma de entrega' }).click();
  await page.getByLabel('Nombre').fill('Correo');
  await page.getByLabel('Precio', { exact: true }).fill(price);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/admin/delivery');
}
