import { pdf } from '#test/tax-documents.ts';
import { administrator } from '../actors/administrator.ts';
import { shopper } from '../actors/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('PRICE-10 a buyer asks for an invoice in the step of the delivery, the owner attaches it in 3 interactions, and the buyer gets it @all', async ({
  page,
  buyer,
  visit,
}) => {
  await buyer.openProduct('Women');
  await buyer.addToBag();
  await page.goto('/bag/delivery');
  await page.getByRole('button', { name: 'Continuar al pago' }).waitFor();
  expect(await page.getByLabel('Nombre o razón social').count()).toBe(0);
  await page.getByRole('link', { name: 'Necesito factura' }).click();
  const condition = page.getByLabel('Condición frente al IVA');
  await condition.waitFor();
  expect(await nightlyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.getByText('Escriba el nombre o la razón social').waitFor();
  await condition.selectOption('registered');
  const taxId = page.getByLabel('CUIT');
  await taxId.fill('20-26756539-4');
  await page.getByLabel('Nombre o razón social').fill('Telares del Sur S. A.');
  await page.getByLabel('Domicilio y localidad').fill('Mitre 1, Rosario');
  await page.getByText('Revise el CUIT').waitFor();
  await taxId.fill('20-26756539-3');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.getByLabel('Número de tarjeta').waitFor();
  await shopper(page).payAs('APRO');
  await page.waitForURL('**/user/orders/actual?**');
  const reference = new URL(page.url()).searchParams.get('external_reference') ?? '';
  await page.goto(`/user/orders/${reference}`);
  const own = page.getByRole('region', { name: 'Factura' });
  await own.getByText('terminado en 5393').waitFor();
  await own.getByRole('link', { name: 'Cambiar los datos' }).click();
  await own.getByLabel('Nombre o razón social').fill('Telares del Norte S. A.');
  await own.getByRole('button', { name: 'Guardar los datos' }).click();
  await own.getByText('terminado en 5393').waitFor();
  expect(await nightlyViolations(page)).toEqual([]);

  const desk = await visit({ width: desktop.width, as: 'admin' });
  await administrator(desk.page).enter(`/admin/orders/${reference}`);
  const section = desk.page.getByRole('region', { name: 'Factura' });
  await section.getByText('Telares del Norte S. A.').waitFor();
  // Each of the three is one interaction: the number, the file, and the button.
  await section.getByLabel('Factura: Número').fill('A-0001-00000567');
  await section
    .getByLabel('Factura: Archivo')
    .setInputFiles({ name: 'factura.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await section.getByRole('button', { name: 'Adjuntar' }).click();
  await section.getByText('Factura A-0001-00000567', { exact: true }).waitFor();
  expect(await nightlyViolations(desk.page)).toEqual([]);

  await page.goto(`/user/orders/${reference}`);
  await own.getByText('Factura A-0001-00000567', { exact: true }).waitFor();
  expect(await own.getByRole('link', { name: 'Cambiar los datos' }).count()).toBe(0);
  const saved = page.waitForEvent('download');
  await own.getByRole('link', { name: 'Descargar PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^\d+-A-0001-00000567\.pdf$/);
});

test('PRICE-10 without scripts the line opens what the country asks for', async ({ page, buyer }) => {
  await buyer.openProduct('Women');
  await buyer.addToBag();
  const answer = await page.request.get('/bag/delivery?tax=1');
  const html = await answer.text();
  expect(html).toContain('name="tax.taxId"');
});
