import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { administrator } from '../actors/administrator.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';
import { nameOfProduct } from './product-form.ts';

const picture = (fill: string) => ({
  name: `${fill}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50" fill="${fill}"/></svg>`,
  ),
});

/** The most that a product by hand with two pictures and three sizes may take. */
const mostInteractions = 12;

test('GOOD-1 a product with two pictures and three sizes takes few interactions', async ({ page, owner }) => {
  const name = await createQuickly(page, owner);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name).getByRole('button', { name: 'Stock: 10' })).toBeVisible();
});

test('GOOD-1 a product is found by its code with a scanner, and archived @all', async ({ page, owner }) => {
  const name = await createQuickly(page, owner);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  const row = rowOf(page, name);
  await row.getByRole('link', { name: `Modificar ${name}` }).click();
  await page.getByText('SKU, código de barras, peso y costo').click();
  const code = `SKU-${name.replaceAll(/\W+/g, '-')}-M`;
  const barcode = page.getByLabel('Código de barras del talle M');
  await page.getByLabel('SKU del talle M').fill(code);
  await barcode.fill('7,79E+12');
  await expect(page.getByText(/La planilla convirtió el código de barras/)).toBeVisible();
  await barcode.fill('');
  await page.getByLabel('Costo del talle M').fill('7654,32');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.toast(backOfficeTexts.productForm.updated);

  // A scanner types fast, and presses Enter before there is an answer.
  await page.waitForURL((url) => url.pathname === '/admin/allproducts');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').pressSequentially(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/modification\/\d+/);
  await expect(nameOfProduct(page)).toHaveValue(name);
  await expect(page.getByLabel('Costo del talle M')).toHaveValue('7654,32');

  await page.goto(`/admin/allproducts?search=${encodeURIComponent(code)}`);
  await row.getByRole('button', { name: `Archivar ${name}` }).click();
  await owner.toast('Producto archivado: ya no se ve en la tienda.');
  await expect(row.getByText('Archivado')).toBeVisible();
  await page.goto(`/home?search=${encodeURIComponent(code)}`);
  await expect(page.getByText(name)).toHaveCount(0);
});

type Owner = ReturnType<typeof administrator>;

const rowOf = (page: Page, name: string) => page.locator('main [data-row]').filter({ hasText: name });

/** Creates a product by hand while the network is slow, and returns its name. */
async function createQuickly(page: Page, owner: Owner): Promise<string> {
  await owner.enter('/admin/createproduct');
  const name = unique('Camisa');
  const size = page.getByLabel('Talle', { exact: true });
  const steps = [
    () => nameOfProduct(page).fill(name),
    () => page.getByLabel('Género').selectOption('men'),
    () => page.getByLabel('Categoría').selectOption({ index: 1 }),
    () => page.getByLabel('Marca').fill('Casa'),
    () => page.getByLabel('Color').fill('Azul'),
    () => page.getByRole('textbox', { name: 'Descripción' }).fill('Camisa de lino.'),
    () => page.getByLabel('Precio actual').fill('18990'),
    () => page.getByLabel('Subir imágenes').setInputFiles([picture('teal'), picture('navy')]),
    () => size.fill('s: 3, m: 5, l: 2'),
    () => size.press('Enter'),
    () => page.getByRole('button', { name: 'Crear producto' }).click(),
  ];
  expect(steps.length).toBeLessThanOrEqual(mostInteractions);
  // A slow network: the product is sent while its pictures are on their way, and is saved once they have come.
  const sent = Promise.withResolvers<void>();
  await page.route('**/admin/pictures*', async (route) => {
    await sent.promise;
    await route.continue();
  });
  for (const step of steps) await step();
  await expect(page.getByText('Se guarda al terminar de subir los archivos')).toBeVisible();
  sent.resolve();
  await owner.toast(backOfficeTexts.productForm.created);
  return name;
}
