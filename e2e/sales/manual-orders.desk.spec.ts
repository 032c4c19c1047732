import { expect, test } from '../fixtures/test.ts';
import { administrator } from '../actors/administrator.ts';
import { shopper } from '../actors/shopper.ts';

/** Fills the form with a unit of a product of the demo, for the counter. */
async function withGoods(page: Awaited<ReturnType<typeof visit>>['page']) {
  await page.getByLabel('Buscar una prenda').fill('Camisa');
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await page.getByRole('list', { name: 'Prendas de la orden' }).getByRole('listitem').waitFor();
}

test('DESK-4 an administrator enters a sale at the counter', async ({ page, errors, owner }) => {
  await owner.enter('/admin/orders/new');
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await page.getByText('Agregue al menos una prenda.').waitFor();
  await withGoods(page);
  await page.getByLabel('Descuento en pesos (opcional)').fill('99999999');
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await page.getByText('No puede superar el precio de las prendas.').waitFor();
  await page.getByLabel('Descuento en pesos (opcional)').fill('100,50');
  await page.getByText('−$ 100,50').waitFor();
  await page.getByRole('button', { name: 'Cargar orden' }).click();
  await owner.toast(/^Orden N° \d+ cargada\.$/);
  await page.waitForURL(/\/admin\/orders\/[\w-]{36}$/);
  await page.getByText('Descuento').first().waitFor();
  await page.getByText('entregada en el local').waitFor();
  expect(errors).toEqual([]);
});

test('DESK-4 a payment link is copied from the order, and paid by somebody without an account, on a phone', async ({
  visit,
}) => {
  const desk = await visit();
  const owner = administrator(desk.page);
  await owner.enter('/admin/orders/new');
  await withGoods(desk.page);
  await desk.page.getByLabel('Cómo se paga').selectOption('link');
  await desk.page.getByRole('button', { name: 'Cargar orden' }).click();
  await owner.toast(/^Orden N° \d+ cargada\.$/);
  await desk.page.getByRole('button', { name: 'Ver el enlace de pago' }).click();
  const link = await desk.page.getByLabel('Enlace de pago').inputValue();
  await desk.close();

  const { page, close } = await visit({ width: 390 });
  await page.goto(new URL(link).pathname);
  await page.getByRole('heading', { name: /^Orden N° \d+$/ }).waitFor();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await shopper(page).payAs('APRO');
  await page.getByText('El pago fue aprobado. ¡Gracias por su compra!').waitFor();
  await page.getByRole('link', { name: 'Seguir la compra' }).click();
  await page.getByText('Por preparar').first().waitFor();
});

test('DESK-4 a payment link works without scripts', async ({ visit }) => {
  const desk = await visit();
  const owner = administrator(desk.page);
  await owner.enter('/admin/orders/new');
  await withGoods(desk.page);
  await desk.page.getByLabel('Cómo se paga').selectOption('later');
  await desk.page.getByRole('button', { name: 'Cargar orden' }).click();
  await owner.toast(/^Orden N° \d+ cargada\.$/);
  await desk.page.getByRole('button', { name: 'Ver el enlace de pago' }).click();
  const link = await desk.page.getByLabel('Enlace de pago').inputValue();

  const { page, close } = await visit({ width: 390, javaScriptEnabled: false });
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.waitForURL(/pref_id=/);
  await close();

  // What was paid by hand meanwhile is paid: the link says so.
  await desk.page.getByRole('button', { name: 'Cobrada: efectivo' }).click();
  await owner.confirm('¿Registrar el pago?', 'Registrar el pago');
  await owner.toast('Pago registrado.');
  await desk.page.goto(new URL(link).pathname);
  await desk.page.getByText('El pago fue aprobado. ¡Gracias por su compra!').waitFor();
  await desk.close();
});
