import { expect, test } from '../fixtures/test.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { administrator } from '../actors/administrator.ts';
import { linkInEmail } from '../mail/emails.ts';
import { violations } from '../walk/inspection.ts';

test('SHIP-4 SHIP-5 SHIP-7 an order is prepared and sent with a number, and its buyer follows it without login', async ({
  visit,
}) => {
  const buyer = await visit({ width });
  const { buyer: she, reference, number } = await boughtOrder(buyer.page);

  const desk = await visit({ width });
  const he = administrator(desk.page);
  await he.enter(`/admin/orders/${reference}`);
  const order = desk.page.getByRole('dialog', { name: 'Orden de compra' });
  const delivery = order.getByRole('region', { name: 'Entrega' });
  await delivery.getByText('Por preparar').first().waitFor();
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
  expect(await violations(desk.page)).toEqual([]);
  const file = await desk.page.request.get(`/admin/labels/correo_argentino?number=${number}`);
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await file.text()).toMatch(/^\ufefftipo_producto\(obligatorio\);/);
  expect((await desk.page.request.get('/admin/labels/otro?number=1')).status()).toBe(404);
  await desk.close();

  await buyer.page.goto(`/user/orders/${reference}`);
  const progress = buyer.page.getByRole('region', { name: 'Su entrega' });
  await progress.locator('[data-fulfilment="dispatched"]').waitFor();
  await progress.getByRole('link', { name: 'Seguirlo en Andreani' }).waitFor();
  const address = await linkInEmail(buyer.page, `${she.username}@example.com`, 'Seguir su compra');
  await buyer.close();

  const guest = await visit({ width });
  const answer = await guest.page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await guest.page.getByRole('heading', { level: 1, name: /^Orden N° \d+$/ }).waitFor();
  await guest.page.getByText('N° 360001234567').waitFor();
  expect(await guest.page.getByText(`${she.username}@example.com`).count()).toBe(0);
  expect(await violations(guest.page)).toEqual([]);
  await guest.close();
});
