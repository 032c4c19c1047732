import { expect, test } from 'vitest';
import { PURCHASE } from '#test/sandbox/api-caller.ts';
import { ACCESS_TOKEN, openSandbox } from '#test/sandbox/test-sandbox.ts';

test('a created preference returns its request and the payment address', async () => {
  const sandbox = await openSandbox({ publicUrl: 'https://pagos.example/' });
  const made = await sandbox.call('POST', '/checkout/preferences', PURCHASE);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    id: expect.stringMatching(/^470033-[0-9a-f-]{36}$/),
    client_id: '8812',
    collector_id: 470033,
    site_id: 'MLA',
    operation_type: 'regular_payment',
    marketplace: 'NONE',
    preference_expired: false,
    external_reference: 'orden-7',
    auto_return: 'approved',
    back_urls: PURCHASE.back_urls,
    items: [
      { title: 'Campera', quantity: 1, unit_price: 1000.1, currency_id: 'ARS' },
      { title: 'Medias', quantity: 2, unit_price: 250.2, currency_id: 'ARS' },
    ],
    init_point: expect.stringMatching(/^https:\/\/pagos\.example\/checkout\/v1\/redirect\?pref_id=470033-/),
    date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/),
  });
});

test('a preference is read, found by reference, and changed', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  await sandbox.createPreference({ external_reference: 'otra' });
  expect((await sandbox.call('GET', `/checkout/preferences/${id}`)).body).toMatchObject({ id });

  const found = await sandbox.call('GET', '/checkout/preferences/search?external_reference=orden-7');
  expect(found.body).toMatchObject({ total: 1, next_offset: 1, elements: [{ id, items: ['Campera', 'Medias'] }] });

  const changes = { expires: true, expiration_date_to: '2020-01-01T00:00:00.000-03:00' };
  const changed = await sandbox.call('PUT', `/checkout/preferences/${id}`, changes);
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ ...changes, id, preference_expired: true, external_reference: 'orden-7' });
  expect((await sandbox.call('GET', `/checkout/preferences/${id}`)).body).toMatchObject({ preference_expired: true });
});

test.for([
  [{ items: [] }, 'invalid_items'],
  [{ items: undefined }, 'invalid_items'],
  [{ items: [{ title: 'Campera', quantity: 1, unit_price: 0 }] }, 'invalid_items'],
  [{ items: [{ title: 'Campera', quantity: 1, unit_price: 0.1 + 0.2 }] }, 'invalid_items'],
  [{ items: [{ title: 'Campera', quantity: 0, unit_price: 10 }] }, 'invalid_items'],
  [{ items: [{ title: 'Campera', quantity: 99_999, unit_price: 999_999_999 }] }, 'invalid_items'],
  [{ back_urls: 'https://tienda.example' }, 'invalid_back_urls'],
  [{ auto_return: 'siempre' }, 'invalid_auto_return'],
  [{ back_urls: {} }, 'invalid_auto_return'],
  [{ payment_methods: { installments: 37 } }, 'invalid_payment_methods'],
  [{ expiration_date_to: 'mañana' }, 'invalid_expiration_date_to'],
  [{ expiration_date_from: 'ayer' }, 'invalid_expiration_date_from'],
  [{ expiration_date_from: '2026-02-01T00:00:00Z', expiration_date_to: '2026-01-01T00:00:00Z' }, 'invalid_date'],
  [{ binary_mode: 'si' }, 'invalid_binary_mode'],
  [{ shipments: { cost: 'caro' } }, 'invalid_shipments'],
  [{ notification_url: `https://tienda.example/${'a'.repeat(248)}` }, 'invalid_notification_url'],
] as const)('%j is refused as %s', async ([changes, code]) => {
  const sandbox = await openSandbox();
  const refused = await sandbox.call('POST', '/checkout/preferences', { ...PURCHASE, ...changes });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ error: code, status: 400, cause: null, message: expect.any(String) });
});

test('http return addresses count as empty unless loopback is allowed', async () => {
  const local = { ...PURCHASE, back_urls: { success: 'http://localhost:5000/gracias' } };
  const strict = await openSandbox({ allowHttpLocalhost: false });
  expect((await strict.call('POST', '/checkout/preferences', local)).body).toEqual({
    message: 'auto_return invalid. back_url.success must be defined',
    error: 'invalid_auto_return',
    status: 400,
    cause: null,
  });
  const kept = await strict.call('POST', '/checkout/preferences', { ...local, auto_return: undefined });
  expect(kept.body).toMatchObject({ back_urls: { success: '', pending: '', failure: '' } });
  const notified = { ...PURCHASE, notification_url: 'http://localhost:5000/avisos' };
  expect((await strict.call('POST', '/checkout/preferences', notified)).status).toBe(400);

  const lenient = await openSandbox();
  expect((await lenient.call('POST', '/checkout/preferences', local)).status).toBe(201);
  const elsewhere = { ...PURCHASE, back_urls: { success: 'http://tienda.example/gracias' } };
  expect((await lenient.call('POST', '/checkout/preferences', elsewhere)).status).toBe(400);
});

test('calls need the access token, and unknown ids are not found', async () => {
  const sandbox = await openSandbox();
  const none = { authorization: '' };
  for (const path of ['/checkout/preferences/x', '/v1/payments/1', '/merchant_orders/1']) {
    expect((await sandbox.call('GET', path, undefined, none)).status).toBe(401);
    expect((await sandbox.call('GET', path, undefined, { authorization: 'Bearer otra' })).body).toMatchObject({
      message: 'invalid access token',
    });
  }
  expect((await sandbox.call('POST', '/checkout/preferences', PURCHASE, none)).status).toBe(401);
  expect((await sandbox.call('GET', '/checkout/preferences/x')).body).toMatchObject({ error: 'invalid_id' });
  expect((await sandbox.call('GET', '/v1/payments/1')).body).toMatchObject({ status: 404, cause: [{ code: 2000 }] });
  expect((await sandbox.call('GET', '/merchant_orders/1')).status).toBe(404);
});

test('a body too long, of unknown length, or not JSON is refused', async () => {
  const sandbox = await openSandbox();
  const long = { ...PURCHASE, additional_info: 'a'.repeat(600_000) };
  expect((await sandbox.call('POST', '/checkout/preferences', long)).status).toBe(413);
  const headers = { authorization: `Bearer ${ACCESS_TOKEN}` };
  const address = `${sandbox.url}/checkout/preferences`;
  const unsized = { method: 'POST', headers, body: new Blob(['{}']).stream(), duplex: 'half' };
  expect((await fetch(address, unsized)).status).toBe(411);
  expect((await fetch(address, { method: 'POST', headers, body: '{' })).status).toBe(400);
});
