import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { expired } from '../people/session-scene.ts';
import { shopper } from '../actors/shopper.ts';

test('MEND-40 Enter adds a typed size, and a product is not saved while one is not added @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/modification/12');
  const size = page.getByLabel('Talle', { exact: true });
  await size.fill('3xl');
  await size.press('Enter');
  await expect(page.getByLabel('Stock del talle 3XL')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/modification/12');
  await size.fill('4xl');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.toast('Falta agregar lo que escribió: 4XL');
  await expect(size).toBeFocused();
});

test('MEND-33 MEND-7 stock that is no number is not saved, and stock sent after the session expired leads back to the same list @all', async ({
  page,
  owner,
  shop,
}) => {
  await owner.enter('/admin/allproducts?order=name&page=2');
  await page
    .getByRole('button', { name: /^Stock: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Stock de / });
  const field = dialog.getByRole('textbox').first();
  const units = Number(await field.inputValue());
  await field.fill('abc');
  await expect(dialog.getByText(backOfficeTexts.productForm.badStock)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');

  await field.fill(String(units + 1));
  await shop.database.pool.query('delete from sessions');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(expired(page)).toBeVisible();
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL(/\/admin\/allproducts\?order=name&page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
