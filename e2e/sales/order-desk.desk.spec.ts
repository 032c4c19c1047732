import { expect, test } from '../fixtures/test.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { administrator } from '../actors/administrator.ts';

test('DESK-2 DESK-3 the owner finds an order, notes something on it and sends a letter again', async ({ visit }) => {
  const shop = await visit();
  const { number, buyer } = await boughtOrder(shop.page);
  await shop.close();
  const { page, close } = await visit({ width });
  const owner = administrator(page);
  await owner.enter('/admin/orders?fulfilment=to_prepare');
  await page.getByRole('link', { name: /^Por preparar/ }).waitFor();
  await page.getByLabel(/Número de orden, cliente/).fill(String(number));
  await page.keyboard.press('Enter');
  await page.locator('main [data-row-link]').first().click();
  const payment = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
  await payment.getByText('Tarjeta de crédito Mastercard terminada en 0604').waitFor();
  expect(await payment.innerText()).toMatch(/Acreditado · N° \d+[^]*Comisión \$[^]*Neto \$/);
  await page.getByText(/^Avisos del medio de pago/).click();
  await page.locator('details li').filter({ hasText: 'Pago' }).first().waitFor();
  const who = page.getByRole('region', { name: 'Comprador' });
  await who.getByText('Es su primera orden').waitFor();
  await who.locator(`a[href='/admin/clients/${buyer.username}']`).waitFor();
  await page.getByLabel('Nota interna').fill('Prefiere la tarde');
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Prefiere la tarde' }).waitFor();
  expect(await page.getByLabel('Nota interna').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Consultar ahora al medio de pago' }).click();
  await owner.toast('Orden al día con el medio de pago.');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Historia' }).waitFor();
      return page.getByRole('button', { name: 'Enviar otra vez: Pago aprobado' }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Enviar otra vez: Pago aprobado' }).click();
  await owner.toast('Correo en camino.');
  await close();
});
