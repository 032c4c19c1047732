import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('DESK-2 DESK-3 SHIP-6 PRICE-9 the owner finds an order, prints its files, notes something on it and sends a letter again @all', async ({
  page,
}) => {
  const { number, buyer } = await boughtOrder(page);
  await logIn(page, 'admin', 'admin1234');
  const owner = administrator(page);
  await owner.enter('/admin/orders?fulfilment=to_prepare');
  await page.getByRole('link', { name: /^Por preparar/ }).waitFor();
  await page.getByLabel(/Número de orden, cliente/).fill(String(number));
  await page.keyboard.press('Enter');
  await page
    .locator('main [data-row-link]')
    .filter({ hasText: `N° ${number}` })
    .click();
  const payment = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
  await payment.getByText('Tarjeta de crédito Mastercard terminada en 0604').waitFor();
  expect(await payment.innerText()).toMatch(/Acreditado · N° \d+[^]*Comisión \$[^]*Neto \$[^]*Liberación: \d/);
  const money = await page.getByRole('region', { name: 'Dinero' }).innerText();
  expect(money).toMatch(/Qué queda\s+Comisión\s+\$[^]*Queda\s+\$/);
  await page.getByText(/^Avisos del medio de pago/).click();
  await page.locator('details li').filter({ hasText: 'Pago' }).first().waitFor();
  const who = page.getByRole('region', { name: 'Comprador' });
  await who.getByText('Es su primera orden').waitFor();
  await who.locator(`a[href='/admin/clients/${buyer.username}']`).waitFor();
  const prints = page.getByRole('group', { name: 'Imprimir' });
  expect(await prints.getByRole('link').count()).toBe(3);
  const opened = page.waitForEvent('popup');
  await prints.getByRole('link', { name: 'Imprimir remito' }).click();
  await (await opened).close();

  await page.getByLabel('Nota interna').fill('Prefiere la tarde');
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Prefiere la tarde' }).waitFor();
  await expect(page.getByLabel('Nota interna')).toHaveValue('');
  await page.getByRole('button', { name: 'Consultar ahora al medio de pago' }).click();
  await owner.toast('Orden al día con el medio de pago.');
  const again = page.getByRole('button', { name: 'Enviar otra vez: Pago aprobado' });
  // The letter is in the history once it was sent.
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Historia' }).waitFor();
      return again.count();
    })
    .toBe(1);
  await again.click();
  await owner.toast('Correo en camino.');
});
