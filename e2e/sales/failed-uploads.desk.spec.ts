import type { Page } from '@playwright/test';
import { checkoutStarted } from '#contract/sales/checkout/checkout.ts';
import { pdf, xml } from '#test/tax-documents.ts';
import { zipOf } from '#test/zip.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { plentifulSize } from '../actors/plentiful.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { saveSettings } from '../actors/saved-settings.ts';
import { fail, failures } from '../core/failed-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { phone, shopOf } from '../fixtures/visit.ts';

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** The next upload to such an address arrives, and its answer is lost. Files are not in what a browser tells of its requests. */
async function loseAnswer(page: Page, which: RegExp, bytes: Buffer): Promise<void> {
  const headers = { origin: shopOf(page).url, 'content-type': 'application/octet-stream' };
  await page.route(
    which,
    async (route) => {
      const answer = await page.request.post(route.request().url(), { headers, data: bytes });
      expect(answer.status()).toBeLessThan(300);
      await route.abort();
    },
    { times: 1 },
  );
}

/** Places an order of one unit that its new customer pays by transfer. */
async function heldOrder(page: Page): Promise<string> {
  await newCustomer(page);
  const answer = await page.request.post('/api/mercadopago/payment', {
    headers: { origin: shopOf(page).url },
    data: { cartItems: [{ ...(await plentifulSize(page)), quantity: 1 }], means: 'transfer' },
  });
  return checkoutStarted.parse(await answer.json()).reference;
}

test('PRICE-6 MEND-6 a receipt whose request fails can be sent again, one whose answer was lost is there once, and one that is too large is not sent @all', async ({
  visit,
  shop,
}) => {
  await saveSettings(shop.url, 'means', { offeredMeans: ['transfer'], bankAccount: 'percha.casa.mayo' });
  try {
    const { page } = await visit({ width: phone.width });
    await page.goto(`/user/orders/${await heldOrder(page)}`);
    const field = page.getByLabel('Comprobante de la transferencia');
    const sent = page.getByRole('list', { name: 'Comprobantes' }).getByRole('listitem');
    const notice = page.getByRole('alert').filter({ hasText: 'No se envió el comprobante.' });
    const which = /\/receipts$/;
    for (const { how, words } of failures) {
      const heal = await fail(page, which, how);
      await field.setInputFiles(file('recibo.pdf', 'application/pdf', pdf()));
      await notice.filter({ hasText: words }).waitFor();
      await expect(sent).toHaveCount(0);
      await heal();
    }
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    await expect(sent).toHaveCount(1);
    await expect(notice).toHaveCount(0);

    const other = pdf('other');
    await loseAnswer(page, which, other);
    await field.setInputFiles(file('otro.pdf', 'application/pdf', other));
    await notice.filter({ hasText: 'Puede que haya llegado: compruebe en la lista de comprobantes' }).waitFor();
    await expect(sent).toHaveCount(2);
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notice).toHaveCount(0);
    await expect(sent).toHaveCount(2);

    let asked = 0;
    page.on('request', (request) => {
      if (which.test(request.url())) asked += 1;
    });
    await field.setInputFiles(file('foto.pdf', 'application/pdf', Buffer.alloc(5_000_001, '%')));
    await page.getByRole('alert').getByText('El archivo pesa más de 5 MB').waitFor();
    await expect(sent).toHaveCount(2);
    expect(asked).toBe(0);
  } finally {
    await saveSettings(shop.url, 'means', { offeredMeans: [], bankAccount: '' });
  }
});

test('PRICE-10 MEND-6 a document whose request fails stays in its form, the first of two is not lost with the second, and one whose answer was lost is shown @all', async ({
  page,
  owner,
  visit,
}) => {
  const { page: phonePage } = await visit({ width: phone.width });
  const { reference } = await boughtOrder(phonePage);
  await owner.enter(`/admin/orders/${reference}`);
  const section = page.getByRole('region', { name: 'Factura' });
  await section.locator('summary').first().click();
  const number = section.getByLabel('Factura: Número').first();
  const field = section.getByLabel('Factura: Archivo').first();
  const attach = section.getByRole('button', { name: 'Adjuntar', exact: true }).first();
  const alert = section.getByRole('alert');
  const which = /\/tax-documents\/invoice\//;
  await number.fill('A-0001-00000567');
  await field.setInputFiles([
    file('factura.pdf', 'application/pdf', pdf()),
    file('factura.xml', 'application/xml', xml()),
  ]);
  for (const { how, words } of failures) {
    const heal = await fail(page, which, how);
    await attach.click();
    await alert.filter({ hasText: 'No se adjuntó factura.pdf.' }).filter({ hasText: words }).waitFor();
    await expect(number).toHaveValue('A-0001-00000567');
    await section.getByText('factura.pdf, factura.xml').waitFor();
    await heal();
  }

  let uploads = 0;
  await page.route(which, (route) => {
    uploads += 1;
    return uploads === 2 ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'x' }) : route.continue();
  });
  await attach.click();
  await alert.filter({ hasText: 'No se adjuntó factura.xml. La tienda está muy ocupada' }).waitFor();
  await expect(number).toHaveValue('A-0001-00000567');
  await attach.click();
  await section.getByText('Factura A-0001-00000567', { exact: true }).waitFor();
  await section.getByRole('link', { name: 'Descargar PDF' }).waitFor();
  await section.getByRole('link', { name: 'Descargar XML' }).waitFor();
  await expect(alert).toHaveCount(0);
  await page.unroute(which);

  const lost = pdf('corrected');
  await loseAnswer(page, which, lost);
  await section.getByText('Cambiar o completar').click();
  await number.fill('A-0001-00000568');
  await field.setInputFiles(file('corregida.pdf', 'application/pdf', lost));
  await attach.click();
  await section.getByText('Factura A-0001-00000568', { exact: true }).waitFor();
  await alert
    .filter({ hasText: 'No se adjuntó corregida.pdf.' })
    .filter({ hasText: 'Puede que haya llegado: compruebe en esta página si está' })
    .waitFor();

  await section.getByText('Cambiar o completar').click();
  await field.setInputFiles(file('enorme.pdf', 'application/pdf', Buffer.alloc(5_000_001, '%')));
  await alert.filter({ hasText: 'Suba un PDF o un XML, de hasta 5 MB' }).waitFor();
});

test('PRICE-10 MEND-6 a zip whose request fails keeps its plan, and one whose answer was lost says how to see what is missing @all', async ({
  page,
  owner,
  visit,
}) => {
  const { page: phonePage } = await visit({ width: phone.width });
  const [first, second] = [await boughtOrder(phonePage), await boughtOrder(phonePage)];
  await owner.enter('/admin/tax-documents');
  const field = page.getByLabel('Archivo zip');
  const zipFor = (number: number) => zipOf({ [`${number}_A-${number}.pdf`]: pdf() });
  const choose = (bytes: Buffer) => field.setInputFiles(file('octubre.zip', 'application/zip', bytes));
  const alert = page.getByRole('main').getByRole('alert');
  const attach = page.getByRole('button', { name: 'Adjuntar todos' });
  const heal = await fail(page, /\/tax-document-zips\//, 503);
  await choose(zipFor(first.number));
  await alert.filter({ hasText: 'No se leyó el zip. La tienda está muy ocupada' }).waitFor();
  await heal();
  await choose(zipFor(first.number));
  await attach.waitFor();
  const whole = /\/tax-document-zips\/[\da-f]{64}$/;
  const healAgain = await fail(page, whole, 500);
  await attach.click();
  await alert.filter({ hasText: 'No se adjuntaron los archivos. Tuvimos un problema' }).waitFor();
  await healAgain();
  await attach.click();
  await owner.toast('Se adjuntó 1 archivo');

  const lost = zipFor(second.number);
  await choose(lost);
  await attach.waitFor();
  await loseAnswer(page, whole, lost);
  await attach.click();
  await alert.filter({ hasText: 'Puede que haya llegado: elija el zip de nuevo y mire qué falta' }).waitFor();
  await choose(lost);
  await page.getByText('La orden ya tiene su factura: cámbiela en la orden').waitFor();
});
