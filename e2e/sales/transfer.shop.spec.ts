import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { texts } from '#contract/core/texts.ts';
import { administrator } from '../actors/administrator.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, shopOf } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

/** Offers means of payment, as the owner's form does. */
async function offer(page: Page, data: Readonly<Record<string, unknown>>): Promise<void> {
  const headers = { origin: shopOf(page).url };
  expect((await page.request.patch('/api/admin/settings/means', { headers, data })).status()).toBe(200);
}

test('PRICE-6 a buyer chooses the transfer, sends a wrong receipt and a right one, and the owner confirms it in parts @all', async ({
  page,
  buyer,
  visit,
}) => {
  const desk = await visit({ width: desktop.width, as: 'admin' });
  await offer(desk.page, {
    offeredMeans: ['transfer', 'pickup'],
    bankAccount: 'percha.casa.mayo',
    transferDiscount: 10,
  });
  try {
    await buyer.openProduct('Women');
    await buyer.addToBag();
    await page.goto('/bag');
    await page.getByRole('button', { name: texts.bag.pay }).click();
    await page.waitForURL('**/bag/delivery?**');
    await page.getByRole('radio', { name: /Transferencia bancaria/ }).check();
    await page.getByRole('term').filter({ hasText: 'Descuento por transferencia' }).waitFor();
    expect(await nightlyViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar la compra' }).click();
    await page.waitForURL('**/user/orders/actual?**');
    const reference = new URL(page.url()).searchParams.get('external_reference') ?? '';
    await page.getByText('PERCHA.CASA.MAYO').waitFor();
    await page.goto('/bag');
    await page.getByText(texts.bag.emptyPage).waitFor();

    await page.goto(`/user/orders/${reference}`);
    const file = page.getByLabel('Comprobante de la transferencia');
    await file.setInputFiles({ name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ a program') });
    await page.getByRole('alert').getByText('Suba una foto o un PDF').waitFor();
    const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#ffffff' } });
    await file.setInputFiles({ name: 'recibo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    const sent = page.getByRole('list', { name: 'Comprobantes' });
    await sent.getByText('En revisión').waitFor();
    expect(await nightlyViolations(page)).toEqual([]);

    await administrator(desk.page).enter(`/admin/orders/${reference}`);
    const held = desk.page.getByRole('region', { name: 'Transferencia o efectivo' });
    await held.getByText('Rechazar el comprobante').first().click();
    await held.getByLabel('Motivo, que lee quien compró').fill('No se ve el monto');
    await held.getByRole('button', { name: 'Rechazar el comprobante' }).click();
    await held.getByText('Rechazado').waitFor();
    await page.reload();
    await sent.getByText('No se ve el monto').waitFor();

    const amount = held.getByLabel('Monto que se recibió');
    const whole = await amount.inputValue();
    await amount.fill('1000');
    await held.getByRole('button', { name: 'Confirmar que se recibió' }).click();
    await held.getByRole('button', { name: 'Registrar el pago' }).click();
    await held.getByText(/ya se anotó \$\s1\.000,00/).waitFor();
    expect(await amount.inputValue()).not.toBe(whole);
    await held.getByRole('button', { name: 'Confirmar que se recibió' }).click();
    await held.getByRole('button', { name: 'Registrar el pago' }).click();
    await held.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: /Descargar/ }).waitFor();
  } finally {
    await offer(desk.page, { offeredMeans: [], bankAccount: '', transferDiscount: 0 });
  }
});
