import { t } from '#messages/messages.ts';
import { expect, type Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';

/** A picture as a browser uploads it. */
export type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Creates the shop's first category. */
export async function addCategory(page: Page): Promise<void> {
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Crear categoría' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear categoría' });
  await form.getByLabel('Título').fill('Camisas');
  await form.getByLabel('Género').selectOption('men');
  await form.getByRole('button', { name: 'Crear' }).click();
  await form.waitFor({ state: 'hidden' });
}

/** Creates a product in the first category, with three units in size M and none in L, and begins another one. */
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
  await page.getByLabel(t('product-desk.size'), { exact: true }).fill('m, l');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('product-desk.stockOfSize', { size: 'M' })).fill('3');
  await page.getByLabel(t('product-desk.stockOfSize', { size: 'L' })).fill('0');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  // It stays, with the ways on.
  await page.getByText(backOfficeTexts.productForm.created).waitFor();
  await page.getByRole('link', { name: t('product-desk.createAnother') }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
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
