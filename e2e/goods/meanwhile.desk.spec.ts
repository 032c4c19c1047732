import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';
import { nameOfProduct } from './product-form.ts';

test('MEND-27 OWN-2 OWN-5 of two windows that edit one thing the second is asked for each field, and nothing typed is lost', async ({
  page,
  owner,
  visit,
}) => {
  const address = '/admin/modification/144';
  await owner.enter(address);
  const other = (await visit({ as: 'admin' })).page;
  await other.goto(address);
  const [mine, theirs] = [unique('Mia'), unique('Otra')];
  await nameOfProduct(other).fill(theirs);
  await other.getByLabel('Precio actual').fill('23456');
  await other.getByLabel('Está en oferta').uncheck();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await other.waitForURL(/allproducts$/);

  const name = nameOfProduct(page);
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await name.fill(mine);
  await page.getByLabel('Marca').fill('Mi marca');
  await save.click();
  const question = owner.dialog('Hay cambios de otra persona o de otra ventana');
  await expect(question.getByText(theirs)).toBeVisible();
  await expect(question.getByText('lo cambió admin').first()).toBeVisible();
  await question.getByRole('button', { name: 'Volver al formulario' }).click();
  await expect(name).toHaveValue(mine);
  await save.click();
  const asked = question.getByRole('group', { name: 'Nombre' });
  await expect(asked.getByLabel('Guardar lo mío')).toBeChecked();
  const price = question.getByRole('group', { name: 'Precio actual' });
  await expect(price.getByLabel('Usar lo guardado')).toBeChecked();
  // Enter on a choice answers nothing.
  await asked.getByLabel('Guardar lo mío').focus();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast(backOfficeTexts.productForm.updated);
  await page.goto(address);
  await expect(name).toHaveValue(mine);
  await expect(page.getByLabel('Precio actual')).toHaveValue('23456');
  await expect(page.getByLabel('Marca')).toHaveValue('Mi marca');
});
