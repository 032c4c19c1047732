import { expect, test } from '../fixtures/test.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('GOOD-5 a table is pasted from a spreadsheet, and the guide of the brand’s products shows it @all', async ({
  page,
  owner,
  visit,
  shop,
}) => {
  const { rows } = await shop.database.pool.query(
    "select products.id, brand_name from products join variants on product_id = products.id where brand_size = 'M' limit 1",
  );
  const { id, brand_name: brand } = rows[0];
  await owner.enter('/admin/size-tables/new');
  await page.getByLabel('Nombre', { exact: true }).fill('Medidas de la casa');
  await page.getByLabel('Marca', { exact: true }).fill(brand);
  await page.getByLabel('Nombre de la medida 1').evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Pecho\tLargo\n93-98\t70,5\n99 a 105\tmucho\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByLabel('Talle 1', { exact: true }).fill('M');
  await page.getByLabel('Talle 1', { exact: true }).press('Enter');
  await page.keyboard.type('L');
  await page.getByLabel('Qué mide Largo').selectOption('De la prenda');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('L, Largo: Escriba una medida en centímetros')).toBeVisible();
  await page.getByLabel('L, Largo').fill('72');
  expect([...(await misfits(page)), ...(await nightlyViolations(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await owner.toast('Tabla guardada');
  await expect(page.getByRole('link', { name: /Medidas de la casa/ }).first()).toBeVisible();

  const guest = await visit();
  await guest.page.goto(`/detail/${id}`);
  await guest.page.getByRole('button', { name: 'Guía de talles' }).click();
  const guide = guest.page.getByRole('dialog', { name: 'Guía de talles' });
  await expect(guide.getByRole('row', { name: 'M 93 a 98 70,5' })).toBeVisible();
  await expect(guide.getByRole('columnheader', { name: 'Medidas de la prenda' })).toBeVisible();
  // None of the shop's countries measures clothes in inches.
  await expect(guide.getByRole('table', { name: 'Medidas de la casa, en centímetros' })).toBeVisible();
  expect([...(await misfits(guest.page)), ...(await nightlyViolations(guest.page))]).toEqual([]);

  await page.getByRole('button', { name: 'Eliminar Medidas de la casa' }).click();
  await owner.confirm('¿Eliminar la tabla Medidas de la casa?', 'Eliminar');
  await owner.toast('Tabla eliminada');
});
