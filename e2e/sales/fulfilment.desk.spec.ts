import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { linkInEmail } from '../mail/emails.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('SHIP-4 SHIP-5 SHIP-7 an order is prepared and sent with a number, and its buyer follows it without login', async ({
  page,
  visit,
}) => {
  const { page: hers } = await visit({ width: phone.width });
  const { buyer: she, reference } = await boughtOrder(hers);

  const desk = await visit({ as: 'admin' });
  await administrator(desk.page).enter(`/admin/orders/${reference}`);
  const order = desk.page.getByRole('dialog', { name: 'Orden de compra' });
  const delivery = order.getByRole('region', { name: 'Entrega' });
  await delivery.getByText('Por preparar').first().waitFor();
  // What is to be done comes first, in words and as a button; the paper and all the rest are below.
  await order.getByRole('heading', { level: 1, name: /^Orden N° \d+$/ }).waitFor();
  await expect(order.getByText('Siguiente paso: preparar la orden.')).toBeInViewport();
  await expect(delivery.getByRole('button', { name: 'Preparar', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(order.getByRole('heading', { name: 'ORDEN DE COMPRA' })).not.toBeInViewport();
  expect(await order.innerText()).not.toMatch(/\d{4}-\d\d-\d\d/);
  await delivery.getByRole('button', { name: 'Preparar', exact: true }).click();
  await delivery.locator('[data-fulfilment="preparing"]').waitFor();
  await delivery.getByLabel('Transportista').selectOption({ label: 'Andreani' });
  await delivery.getByLabel('Número de seguimiento').fill('<b>1</b>');
  await delivery.getByRole('button', { name: 'Despachar 1 prenda' }).click();
  await delivery.getByText('Use letras, números').waitFor();
  await delivery.getByLabel('Número de seguimiento').fill('360001234567');
  await delivery.getByRole('button', { name: 'Despachar 1 prenda' }).click();
  await delivery.locator('[data-fulfilment="dispatched"]').waitFor();
  const link = delivery.getByRole('link', { name: 'N° 360001234567' });
  expect(await link.getAttribute('href')).toBe('https://www.andreani.com/envio/360001234567');
  expect(await nightlyViolations(desk.page)).toEqual([]);

  await hers.goto(`/user/orders/${reference}`);
  const progress = hers.getByRole('region', { name: 'Su entrega' });
  await progress.locator('[data-fulfilment="dispatched"]').waitFor();
  await progress.getByRole('link', { name: 'Seguirlo en Andreani' }).waitFor();
  const address = await linkInEmail(hers, `${she.username}@example.com`, 'Seguir su compra');

  // Somebody without login.
  await page.setViewportSize(phone);
  const answer = await page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByRole('heading', { level: 1, name: /^Orden N° \d+$/ }).waitFor();
  await page.getByText('N° 360001234567').waitFor();
  expect(await page.getByText(`${she.username}@example.com`).count()).toBe(0);
  expect(await nightlyViolations(page)).toEqual([]);
});
