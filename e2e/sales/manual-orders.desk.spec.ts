import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { administrator } from '../actors/administrator.ts';
import { plentifulSize } from '../actors/plentiful.ts';
import { shopper } from '../actors/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { phone, shopOf } from '../fixtures/visit.ts';

/** Enters an order that is paid later, as the administrator who is logged in. Returns its payment link's path. */
async function unpaidOrder(page: Page): Promise<string> {
  const answer = await page.request.post('/api/admin/manual-orders', {
    headers: { origin: shopOf(page).url },
    data: {
      key: randomUUID(),
      cartItems: [{ ...(await plentifulSize(page)), quantity: 1 }],
      delivery: { what: 'counter' },
      payment: 'later',
    },
  });
  expect(answer.status()).toBe(201);
  const { reference } = z.object({ reference: z.uuid() }).parse(await answer.json());
  await administrator(page).enter(`/admin/orders/${reference}`);
  await page.getByRole('button', { name: 'Ver el enlace de pago' }).click();
  return new URL(await page.getByLabel('Enlace de pago').inputValue()).pathname;
}

test('DESK-4 an administrator enters a sale at the counter', async ({ page, owner }) => {
  await owner.enter('/admin/orders/new');
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await page.getByText('Agregue al menos una prenda.').waitFor();
  await page.getByLabel('Buscar una prenda').fill('Camisa');
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await page.getByRole('list', { name: 'Prendas de la orden' }).getByRole('listitem').waitFor();
  await page.getByLabel('Buscar a quien compra').fill('cliente');
  await page.getByRole('list', { name: 'Cuentas encontradas' }).getByRole('button').first().click();
  await expect(page.getByLabel('Usuario de la tienda (opcional)')).not.toHaveValue('');
  await expect(page.getByLabel('Correo (opcional)')).toHaveValue(/@/);
  await page.getByLabel('Descuento en pesos (opcional)').fill('99999999');
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await page.getByText('No puede superar el precio de las prendas.').waitFor();
  await page.getByLabel('Descuento en pesos (opcional)').fill('100,50');
  await page.getByText('−$ 100,50').waitFor();
  const total = await page.locator('dl', { hasText: 'Descuento' }).locator('dd').last().innerText();
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await owner.dialog('¿Registrar el pago?').getByText(`Confirma que recibió ${total}.`).waitFor();
  await owner.confirm('¿Registrar el pago?', 'Cargar orden');
  await owner.toast(/^Orden N° \d+ cargada\.$/);
  await page.waitForURL(/\/admin\/orders\/[\w-]{36}$/);
  await page.getByRole('dialog').getByText('Descuento').first().waitFor();
  await page.getByText('entregada en el local').waitFor();
});

test('DESK-4 a payment link is copied from the order, and paid by somebody without an account, on a phone @all', async ({
  page,
  visit,
}) => {
  const desk = await visit({ as: 'admin' });
  await page.setViewportSize(phone);
  await page.goto(await unpaidOrder(desk.page));
  await page.getByRole('heading', { name: /^Orden N° \d+$/ }).waitFor();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await shopper(page).payAs('APRO');
  await page.getByText('El pago fue aprobado. ¡Gracias por su compra!').waitFor();
  await page.getByRole('link', { name: 'Seguir la compra' }).click();
  await page.getByText('Por preparar').first().waitFor();
});

test('DESK-4 a payment link works without scripts, and tells what was paid by hand meanwhile @all', async ({
  page,
  owner,
  request,
  shop,
}) => {
  const link = await unpaidOrder(page);
  const { $ } = await readPage(request, link);
  const form = $('main form[method="post"]');
  expect(form.text()).toMatch(/^Pagar \$/);
  const accepted = $('main p').filter((_, one) => $(one).text().startsWith('Con «Pagar'));
  expect(accepted.find('a[href^="/paginas/"]')).toHaveLength(3);
  const answer = await request.post(form.attr('action') ?? link, {
    headers: { origin: shop.url },
    form: {},
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toMatch(new RegExp(`^${shop.sandboxUrl}.*pref_id=`));

  await page.getByRole('button', { name: 'Cobrada: efectivo' }).click();
  await owner.confirm('¿Registrar el pago?', 'Registrar el pago');
  await owner.toast('Pago registrado.');
  expect((await readPage(request, link)).$('main').text()).toContain('El pago fue aprobado. ¡Gracias por su compra!');
});
