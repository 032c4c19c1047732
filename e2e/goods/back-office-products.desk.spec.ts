import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { unique } from '../actors/unique.ts';

test('APROD-1 APROD-2 APROD-4 APROD-5 a product is created, its stock changed, and deleted', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/createproduct');
  const said = backOfficeTexts.productForm;
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
    await page.getByText(message, { exact: true }).first().waitFor();
  }
  const name = unique('Camisa');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Género').selectOption('men');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.getByLabel('Marca').fill('Casa');
  await page.getByLabel('Color').fill('Azul');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Camisa de lino.');
  expect(await page.getByLabel('Precio anterior').count()).toBe(0);
  await page.getByLabel('Está en oferta').check();
  await page.getByLabel('Precio anterior').fill('20000');
  await page.getByLabel('Precio actual').fill('18990');
  const address = page.getByLabel('URL de la imagen');
  await address.fill('https://www.tienda.example/camisa');
  await page.getByText(said.badPicture).waitFor();
  const add = page.getByRole('button', { name: 'Agregar', exact: true });
  expect(await add.isDisabled()).toBe(true);
  await address.fill('');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>';
  await page
    .getByLabel('Subir imágenes')
    .setInputFiles([{ name: 'camisa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }]);
  await page.getByLabel('Texto alternativo de la imagen 1').fill('Camisa de frente');
  await page.getByLabel('Talle', { exact: true }).fill('m');
  await page.getByRole('button', { name: 'Agregar talle' }).click();
  await page.getByLabel('Stock del talle M').fill('3');
  await page.getByLabel('En stock').uncheck();
  expect(await page.getByLabel('Stock del talle M').count()).toBe(0);
  await page.getByLabel('En stock').check();
  await page.getByLabel('Stock del talle M').fill('3');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(said.created);
  await page.waitForURL((url) => url.pathname === '/admin');

  await page.goto('/admin/allproducts');
  await page.getByLabel('Buscar').fill(name.toLowerCase());
  expect(await page.getByLabel('Buscar').inputValue()).toBe(name.toUpperCase());
  await page.getByRole('button', { name: 'Buscar' }).click();
  const row = page.locator('main [data-row]').filter({ hasText: name });
  await row.getByRole('button', { name: 'Stock: 3' }).click();
  await page.getByLabel('Stock del talle M').fill('8');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Stock actualizado!');
  await row.getByRole('button', { name: 'Stock: 8' }).waitFor();
  await row.getByRole('button', { name: `Eliminar ${name}` }).click();
  await page.getByText(backOfficeTexts.productDesk.irreversible).waitFor();
  await owner.confirm(backOfficeTexts.productDesk.confirmRemove, 'Eliminar');
  await owner.toast('Confirmado! Su producto fue eliminado con éxito!');
  await page.getByText(backOfficeTexts.productDesk.nothingFound).waitFor();
});

test('APROD-1 MEND-40 typed values are not lost without a confirmation, and can be cleared', async ({
  page,
  owner,
}) => {
  await owner.enter('/creation');
  await page.getByLabel('Nombre', { exact: true }).fill('A medias');
  await page.getByRole('link', { name: 'Órdenes' }).click();
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('A medias');
  await page.getByRole('button', { name: backOfficeTexts.productForm.clear }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('');
  await page.getByRole('link', { name: 'Órdenes' }).click();
  await page.waitForURL(/\/admin\/orders$/);
});

test('APROD-3 APROD-4 APROD-5 a product is copied, modified and deleted on its page', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  await page.getByText(/^\d+ productos$/).waitFor();
  expect(
    await page
      .locator('main [data-row]')
      .filter({ has: page.getByRole('link', { name: 'Modificar' }) })
      .count(),
  ).toBe(40);
  await page.getByRole('link', { name: 'Modificar' }).first().click();
  await page.waitForURL(/\/admin\/modification\/\d+\?volver=/);
  await page.getByRole('link', { name: 'Duplicar' }).click();
  // The address changes before the page does, and both have a form with a name.
  await page.getByRole('heading', { name: 'Crear producto' }).waitFor();
  const name = unique('Copia');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(backOfficeTexts.productForm.created);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText(`${backOfficeTexts.productForm.badName}!`).waitFor();
  await page.getByLabel('Nombre', { exact: true }).fill(`${name} #2`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.toast(backOfficeTexts.productForm.updated);
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  const link = await page.getByRole('link', { name: 'Modificar' }).getAttribute('href');
  await page.goto(`/admin/delete/${link?.split('/').at(-1)}`);
  await page.getByRole('heading', { name: backOfficeTexts.productDesk.confirmRemove }).waitFor();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/allproducts');
  await page.goto(`/admin/allproducts?search=${encodeURIComponent(name)}`);
  await page.getByText(backOfficeTexts.productDesk.nothingFound).waitFor();
});
