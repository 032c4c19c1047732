import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { unique } from '../actors/unique.ts';

test('MEND-27 two tabs that edit one product: each field is chosen, nothing is lost', async ({
  page,
  context,
  owner,
}) => {
  await owner.enter('/admin/allproducts');
  // Its own product for each width: the first width has left its changes.
  const address = `/admin/modification/${width}`.slice(0, -1);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  const [mine, theirs] = [unique('Mia'), unique('Otra')];
  await other.getByLabel('Nombre', { exact: true }).fill(theirs);
  await other.getByLabel('Precio actual').fill('23456');
  await other.getByLabel('Está en oferta').uncheck();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await other.waitForURL(/allproducts$/);

  await page.getByLabel('Nombre', { exact: true }).fill(mine);
  await page.getByLabel('Marca').fill('Mi marca');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hay cambios de otra persona o de otra ventana' });
  await dialog.getByText(theirs).waitFor();
  await dialog.getByText('lo cambió admin').first().waitFor();
  await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(mine);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const named = dialog.getByRole('group', { name: 'Nombre' });
  expect(await named.getByLabel('Guardar lo mío').isChecked()).toBe(true);
  expect(await dialog.getByRole('group', { name: 'Precio actual' }).getByLabel('Usar lo guardado').isChecked()).toBe(
    true,
  );
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast(backOfficeTexts.productForm.updated);
  await page.goto(address);
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(mine);
  expect(await page.getByLabel('Precio actual').inputValue()).toBe('23456');
  expect(await page.getByLabel('Marca').inputValue()).toBe('Mi marca');
});

test('MEND-27 a profile, a category and a question that changed meanwhile ask as well', async ({
  page,
  context,
  owner,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Hay cambios de otra persona o de otra ventana' });
  await owner.enter('/admin/profile');
  const other = await context.newPage();
  const street = unique('Calle');
  await other.goto('/admin/profile');
  await other.getByLabel('Dirección').fill(street);
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await other.getByText('Cambios guardados!').first().waitFor();
  await page.getByLabel('Dirección').fill('Otra calle');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await dialog.getByLabel('Usar lo guardado').check();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Dirección').inputValue()).toBe(street);

  await page.goto('/admin/chatbot');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Editar pregunta' });
  await form.getByLabel('Nombre').waitFor();
  await other.goto('/admin/chatbot');
  await other
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const theirs = unique('Pregunta');
  await other.getByLabel('Nombre').fill(theirs);
  await other.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await other.getByText('Pregunta actualizada!').first().waitFor();
  await form.getByLabel('Nombre').fill('Mi Pregunta');
  await form.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await dialog.getByText(theirs).waitFor();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await page.getByRole('cell', { name: 'Mi Pregunta' }).first().waitFor();
});
