import { expect, test } from 'vitest';
import { SHOP } from '#test/sandbox/api-caller.ts';
import { linkTo, openCardPage } from '#test/sandbox/card-page.ts';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';

test('two cards pay one preference, their amounts adding up to the total', async () => {
  const sandbox = await openSandbox();
  const preference = await sandbox.createPreference();
  const first = await (await openCardPage(preference.init_point)).send({ firstAmount: '1.000,20' });
  const page = await openCardPage(first.location ?? '');
  expect(page.html).toContain('La primera tarjeta pagó $ 1.000,20.');
  expect(page.html).toContain('Falta pagar $ 500,30');
  expect(linkTo(page.html, 'Volver a la tienda')).toContain(`${SHOP}/espera?`);
  const orders = `/merchant_orders/search?preference_id=${preference.id}`;
  expect((await sandbox.call('GET', orders)).body).toMatchObject({
    total: 1,
    elements: [{ status: 'opened', order_status: 'partially_paid', paid_amount: 1000.2, total_amount: 1500.5 }],
  });

  const rejected = await page.send({ cardholder: 'FUND', cardNumber: '4509 9535 6623 3704' });
  const last = await (await openCardPage(rejected.location ?? '')).send();
  expect(last.location).toContain(`${SHOP}/gracias?`);
  const found = await sandbox.call(
    'GET',
    '/v1/payments/search?external_reference=orden-7&status=approved&criteria=asc',
  );
  expect(found.body).toMatchObject({
    paging: { total: 2 },
    results: [{ transaction_amount: 1000.2 }, { transaction_amount: 500.3 }],
  });
  expect((await sandbox.call('GET', orders)).body).toMatchObject({
    elements: [{ status: 'closed', order_status: 'paid', paid_amount: 1500.5, payments: [{}, {}, {}] }],
  });
});

test.for(['0', '1.500,50', '2000', 'mucho'])('the first card does not take "%s"', async (firstAmount) => {
  const sandbox = await openSandbox();
  const sent = await (await openCardPage((await sandbox.createPreference()).init_point)).send({ firstAmount });
  expect(sent.html).toContain('Escriba un monto mayor que cero y menor que $ 1.500,50');
});

test('shipping cost is charged once and is not part of the amount', async () => {
  const sandbox = await openSandbox();
  const preference = await sandbox.createPreference({ shipments: { cost: 99.9 } });
  const page = await openCardPage(preference.init_point);
  expect(page.html).toContain('$ 1.600,40');
  expect(page.html).not.toContain('Pagar con dos tarjetas');
  await page.send();
  const [payment] = await sandbox.control.listPayments();
  expect(payment).toMatchObject({
    transaction_amount: 1500.5,
    shipping_amount: 99.9,
    transaction_details: { total_paid_amount: 1600.4 },
  });
});
