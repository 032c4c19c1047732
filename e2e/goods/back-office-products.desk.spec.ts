import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';
import { describeProduct, nameOfProduct } from './product-form.ts';

const said = backOfficeTexts.productForm;
const desk = backOfficeTexts.productDesk;

test('APROD-1 MEND-33 MEND-40 the form of a new product asks before typed values are lost, cuts no price, and says what is missing @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/creation');
  const name = page.getByLabel('Nombre', { exact: true });
  await name.fill('A medias');
  await page.getByRole('link', { name: 'Órdenes' }).click();
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
  await expect(name).toHaveValue('A medias');
  const price = page.getByLabel('Precio actual');
  for (const typed of ['22.500', '39.990,00', '120000']) {
    await price.fill('');
    await price.pressSequentially(typed);
    await price.blur();
    await expect(price).toHaveValue(typed);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: said.clear }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(said.incomplete);
  for (const message of [
    said.badName,
    said.badDescription,
    said.noPicture,
    said.badPrice,
    said.badColour,
    said.noGender,
  ]) {
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Órdenes' }).click();
  await page.waitForURL(/\/admin\/orders$/);
});

test('APROD-1 APROD-2 APROD-4 APROD-5 a product is created, its stock changed, and deleted @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/createproduct');
  const name = unique('Camisa');
  await describeProduct(page, name);
  await expect(page.getByLabel('Precio anterior')).toHaveCount(0);
  await page.getByLabel('Precio actual').fill('20000');
  await page.getByLabel('Está en oferta').check();
  await expect(page.getByLabel('Precio anterior')).toHaveValue('20000');
  await page.getByLabel('Precio actual').fill('18990');
  const address = page.getByLabel('URL de la imagen');
  await address.fill('https://www.tienda.example/camisa');
  await expect(page.getByText(said.badPicture)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar', exact: true })).toBeDisabled();
  await address.fill('');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>';
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles([{ name: 'camisa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }]);
  await page.getByLabel('Texto alternativo de la imagen 1').fill('Camisa de frente');
  await page.getByLabel('Talle', { exact: true }).fill('m');
  await page.getByRole('button', { name: 'Agregar talle' }).click();
  const stock = page.getByLabel('Stock del talle M');
  await stock.fill('3');
  await page.getByLabel('En stock').uncheck();
  await expect(stock).toHaveCount(0);
  await page.getByLabel('En stock').check();
  await stock.fill('3');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(said.created);
  await page.waitForURL((url) => url.pathname === '/admin');

  await page.goto('/admin/allproducts');
  await page.getByLabel('Buscar').fill(name.toLowerCase());
  await expect(page.getByLabel('Buscar')).toHaveValue(name.toUpperCase());
  await page.getByRole('button', { name: 'Buscar' }).click();
  const row = page.locator('main [data-row]').filter({ hasText: name });
  // A size that runs low keeps its row when it has enough again, until the list is asked for.
  await page.goto(`/admin/stock?level=low&search=${encodeURIComponent(name)}`);
  await row.getByRole('button', { name: 'Stock: 3' }).click();
  await expect(stock).toHaveCSS('text-align', 'right');
  await stock.fill('9');
  await stock.press('Enter');
  await owner.toast('Stock actualizado!');
  await expect(row.getByRole('button', { name: 'Stock: 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row.getByRole('button', { name: 'Stock: 3' })).toBeVisible();
  await row.getByRole('button', { name: 'Stock: 3' }).click();
  await stock.fill('8');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock actualizado!');
  await expect(row.getByRole('button', { name: 'Stock: 8' })).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  await row.getByRole('button', { name: `Eliminar ${name}` }).click();
  await expect(page.getByText(desk.irreversible)).toBeVisible();
  await owner.confirm(desk.confirmRemove, 'Eliminar');
  await owner.toast('Confirmado! Su producto fue eliminado con éxito!');
  await expect(page.getByText(desk.nothingFound)).toBeVisible();
});

test('APROD-3 APROD-4 APROD-5 a product is copied, modified and deleted on its page @all', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  await expect(page.getByText(/^\d+ productos$/)).toBeVisible();
  const modify = page.getByRole('link', { name: 'Modificar' });
  await expect(page.locator('main [data-row]').filter({ has: modify })).toHaveCount(40);
  const duplicate = page.getByRole('link', { name: /^Duplicar/ });
  await expect(page.locator('main [data-row]').filter({ has: duplicate })).toHaveCount(40);
  await modify.first().click();
  await page.waitForURL(/\/admin\/modification\/\d+\?volver=/);
  // The address changes before the page does: the list has such links too, and the next page such a form.
  await expect(nameOfProduct(page)).toBeVisible();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await duplicate.click();
  await expect(page.getByRole('heading', { name: 'Crear producto' })).toBeVisible();
  const name = unique('Copia');
  await nameOfProduct(page).fill(name);
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(said.created);
  const found = `/admin/allproducts?search=${encodeURIComponent(name)}`;
  await page.goto(found);
  const id = /\/admin\/modification\/(\d+)/.exec((await modify.getAttribute('href')) ?? '')?.[1];
  await modify.click();
  await nameOfProduct(page).fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`${said.badName}!`)).toBeVisible();
  await nameOfProduct(page).fill(`${name} #2`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.toast(said.updated);
  await page.goto(`/admin/delete/${id}`);
  await expect(page.getByRole('heading', { name: desk.confirmRemove })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/allproducts');
  await page.goto(found);
  await expect(page.getByText(desk.nothingFound)).toBeVisible();
});
