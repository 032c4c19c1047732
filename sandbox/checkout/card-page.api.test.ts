import { expect, test } from 'vitest';
import { SHOP } from '#test/sandbox/api-caller.ts';
import { linkTo, openCardPage } from '#test/sandbox/card-page.ts';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';

const RETURN_PARAMETERS = [
  'collection_id',
  'collection_status',
  'payment_id',
  'status',
  'external_reference',
  'payment_type',
  'merchant_order_id',
  'preference_id',
  'site_id',
  'processing_mode',
  'merchant_account_id',
];

test('the page lists the purchase, says that nothing is charged, and escapes what a shop wrote', async () => {
  const sandbox = await openSandbox();
  const items = [{ title: '<script>alert("1")</script>', quantity: 3, unit_price: 1234.5 }];
  const page = await openCardPage((await sandbox.createPreference({ items })).init_point);
  expect(page.status).toBe(200);
  expect(page.html).toContain('Pagos simulados');
  expect(page.html).toContain('no se cobra nada');
  expect(page.html).toContain('$ 3.703,50');
  expect(page.html).toContain('&lt;script&gt;');
  expect(page.html).not.toContain('<script>alert');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  // A browser blocks the redirect of a form to an address that the policy does not name.
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP}`);
});

test('APRO with auto_return redirects to the shop, with all parameters in order after the shop’s own', async () => {
  const sandbox = await openSandbox();
  const preference = await sandbox.createPreference();
  const sent = await (await openCardPage(preference.init_point)).send();
  expect(sent.status).toBe(303);
  const back = new URL(sent.location ?? '');
  expect(back.origin + back.pathname).toBe(`${SHOP}/gracias`);
  expect([...back.searchParams.keys()]).toEqual(['compra', ...RETURN_PARAMETERS]);
  const id = Number(back.searchParams.get('payment_id'));
  const payment = await sandbox.readPayment(id);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    compra: '7',
    collection_id: String(id),
    collection_status: 'approved',
    payment_id: String(id),
    status: 'approved',
    external_reference: 'orden-7',
    payment_type: 'credit_card',
    merchant_order_id: payment.order.id,
    preference_id: preference.id,
    site_id: 'MLA',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  });
  expect(payment).toMatchObject({
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount: 1500.5,
    currency_id: 'ARS',
    collector_id: 470033,
    payment_method_id: 'master',
    payment_type_id: 'credit_card',
    card: { first_six_digits: '503175', last_four_digits: '0604' },
    additional_info: {
      items: [
        { quantity: '1', unit_price: '1000.10' },
        { quantity: '2', unit_price: '250.20' },
      ],
    },
  });
  expect(String(id)).toMatch(/^\d{10,12}$/);
});

test('without auto_return an approved buyer finds "Volver al sitio"', async () => {
  const sandbox = await openSandbox();
  const { init_point } = await sandbox.createPreference({ auto_return: undefined });
  const sent = await (await openCardPage(init_point)).send();
  const result = await openCardPage(sent.location ?? '');
  expect(result.html).toContain('Su pago fue aprobado');
  expect(linkTo(result.html, 'Volver al sitio')).toContain(`${SHOP}/gracias?compra=7&collection_id=`);
  expect((await openCardPage(init_point)).html).toContain('Su pago fue aprobado');
});

test('"Volver sin pagar" has null for every parameter of a payment', async () => {
  const sandbox = await openSandbox();
  const preference = await sandbox.createPreference({ external_reference: undefined });
  const page = await openCardPage(preference.init_point);
  expect(linkTo(page.html, 'Volver sin pagar')).toBe(
    `${SHOP}/bolsa?collection_id=null&collection_status=null&payment_id=null&status=null&external_reference=null` +
      `&payment_type=null&merchant_order_id=null&preference_id=${preference.id}&site_id=MLA` +
      '&processing_mode=aggregator&merchant_account_id=null',
  );
});

test.for([
  ['APRO', 'approved', 'accredited'],
  ['CONT', 'in_process', 'pending_contingency'],
  ['OTHE', 'rejected', 'cc_rejected_other_reason'],
  ['CALL', 'rejected', 'cc_rejected_call_for_authorize'],
  ['FUND', 'rejected', 'cc_rejected_insufficient_amount'],
  ['SECU', 'rejected', 'cc_rejected_bad_filled_security_code'],
  ['EXPI', 'rejected', 'cc_rejected_bad_filled_date'],
  ['FORM', 'rejected', 'cc_rejected_bad_filled_other'],
  ['Ana Pérez', 'rejected', 'cc_rejected_other_reason'],
] as const)('the holder %s ends as %s, %s', async ([cardholder, status, detail]) => {
  const sandbox = await openSandbox();
  await (await openCardPage((await sandbox.createPreference()).init_point)).send({ cardholder });
  expect(await sandbox.control.listPayments()).toMatchObject([{ status, status_detail: detail }]);
});

test('a rejection is said once', async () => {
  const sandbox = await openSandbox();
  const { init_point } = await sandbox.createPreference();
  const sent = await (await openCardPage(init_point)).send({ cardholder: 'OTHE' });
  const { html } = await openCardPage(sent.location ?? '');
  const [note = ''] = /<div class="note wrong"[\s\S]*?<\/div>/.exec(html) ?? [];
  expect(note.match(/rechazado|no aprobó/g)).toEqual(['rechazado']);
  expect(note.match(/otra tarjeta/g)).toEqual(['otra tarjeta']);
});

test('after a rejection the buyer may try another card or go back to the shop', async () => {
  const sandbox = await openSandbox();
  const { init_point } = await sandbox.createPreference();
  const first = await (await openCardPage(init_point)).send({ cardholder: 'FUND' });
  const again = await openCardPage(first.location ?? '');
  expect(again.html).toContain('El pago fue rechazado');
  expect(again.html).toContain('La tarjeta no tiene fondos suficientes.');
  const [rejected] = await sandbox.control.listPayments();
  expect(linkTo(again.html, 'Volver a la tienda')).toContain(
    `${SHOP}/bolsa?collection_id=${rejected?.id}&collection_status=rejected&payment_id=${rejected?.id}&status=rejected`,
  );
  const second = await again.send();
  expect(second.location).toContain(`${SHOP}/gracias?`);
  const payments = await sandbox.control.listPayments();
  expect(payments.map((payment) => payment.status)).toEqual(['rejected', 'approved']);
  expect(payments[1]?.id).toBeGreaterThan(payments[0]?.id ?? Infinity);
});

test('a pending payment returns to the pending address, unless auto_return is for approved payments only', async () => {
  const sandbox = await openSandbox();
  const sent = await (await openCardPage((await sandbox.createPreference()).init_point)).send({ cardholder: 'CONT' });
  const result = await openCardPage(sent.location ?? '');
  expect(result.html).toContain('Estamos revisando su pago');
  expect(linkTo(result.html, 'Volver al sitio')).toMatch(/\/espera\?.*&status=in_process&/);

  const binary = await sandbox.createPreference({ binary_mode: true });
  await (await openCardPage(binary.init_point)).send({ cardholder: 'CONT' });
  expect((await sandbox.control.listPayments()).at(-1)).toMatchObject({ status: 'rejected' });
});

test.for([
  [{ cardNumber: '' }, 'Escriba el número de la tarjeta.'],
  [{ cardNumber: '5031 7557 3453 0605' }, 'El número de la tarjeta no es válido.'],
  [{ cardNumber: '4111 1111 1111 1111' }, 'esta página no acepta tarjetas reales'],
  [{ cardholder: ' ' }, 'Escriba el nombre del titular.'],
  [{ expiration: '13/30' }, 'Escriba el vencimiento como MM/AA.'],
  [{ expiration: '01/20' }, 'La tarjeta está vencida.'],
  [{ securityCode: '12' }, 'El código de seguridad tiene 3 dígitos.'],
  [{ cardNumber: '3711 803032 57522' }, 'El código de seguridad tiene 4 dígitos.'],
  [{ document: 'abc' }, 'El documento tiene entre 7 y 11 números.'],
] as const)('%j is explained beside its field, and the typed values stay', async ([typed, message]) => {
  const sandbox = await openSandbox();
  const page = await openCardPage((await sandbox.createPreference()).init_point);
  const sent = await page.send({ ...typed, firstAmount: '12,5' });
  expect(sent.status).toBe(422);
  expect(sent.html).toContain(message);
  expect(sent.html).toContain('value="12,5"');
  expect(sent.html).not.toContain('value="123"');
  expect(await sandbox.control.listPayments()).toEqual([]);
  expect((await page.send()).status).toBe(303);
});

test('a form sent twice makes one payment, and both responses show it', async () => {
  const sandbox = await openSandbox();
  const page = await openCardPage((await sandbox.createPreference()).init_point);
  const answers = await Promise.all([page.send(), page.send(), page.send({ cardholder: 'OTHE' })]);
  expect(new Set(answers.map((answer) => answer.location)).size).toBe(1);
  expect(await sandbox.control.listPayments()).toHaveLength(1);
});

test('two tabs do not pay twice, and an invalid form token pays nothing', async () => {
  const sandbox = await openSandbox();
  const { init_point, id } = await sandbox.createPreference();
  const [one, other] = [await openCardPage(init_point), await openCardPage(init_point)];
  const forged = new URLSearchParams({ pref_id: id, form_token: 'inventado', cardholder: 'APRO' });
  const refused = await fetch(new URL('pay', init_point), { method: 'POST', body: forged });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ya no era válido')]);
  await one.send();
  expect((await other.send()).html).toContain('Su pago fue aprobado');
  expect(await sandbox.control.listPayments()).toHaveLength(1);
});

test('an expired preference says so and takes no payment, even from a page opened before', async () => {
  let shift = 0;
  const sandbox = await openSandbox({ clock: () => Date.now() + shift });
  const limit = new Date(Date.now() + 60_000).toISOString();
  const { init_point, id } = await sandbox.createPreference({ expires: true, expiration_date_to: limit });
  const early = await openCardPage(init_point);
  expect(early.status).toBe(200);
  shift = 61_000;
  const late = await openCardPage(init_point);
  expect([late.status, late.html]).toEqual([410, expect.stringContaining('Este pago venció')]);
  expect(linkTo(late.html, 'Volver a la tienda')).toContain(`${SHOP}/bolsa?collection_id=null`);
  expect((await early.send()).status).toBe(410);
  await expect(sandbox.control.payPreference({ preference_id: id, cardholder: 'APRO' })).rejects.toThrow('400');
  expect(await sandbox.control.listPayments()).toEqual([]);
});

test('an excluded card is not taken, and an unknown preference has a page', async () => {
  const sandbox = await openSandbox();
  const methods = { excluded_payment_methods: [{ id: 'visa' }] };
  const page = await openCardPage((await sandbox.createPreference({ payment_methods: methods })).init_point);
  const sent = await page.send({ cardNumber: '4509 9535 6623 3704' });
  expect(sent.html).toContain('La tienda no acepta Visa.');
  const unknown = await openCardPage(`${sandbox.url}/checkout/v1/redirect?pref_id=no`);
  expect([unknown.status, unknown.html]).toEqual([404, expect.stringContaining('No encontramos este pago')]);
});
