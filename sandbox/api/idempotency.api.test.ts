import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PURCHASE } from '#test/sandbox/api-caller.ts';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';

const KEY = { 'x-idempotency-key': '7d1c1f3e-1111-4b0a-9a55-000000000001' };

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'estado', 'sandbox.sqlite');
}

test('the same key makes one preference, also when both calls arrive at once', async () => {
  const sandbox = await openSandbox();
  const create = () => sandbox.call('POST', '/checkout/preferences', PURCHASE, KEY);
  const [one, two] = await Promise.all([create(), create()]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body).toEqual(one.body);
  expect((await sandbox.call('GET', '/checkout/preferences/search')).body).toMatchObject({ total: 1 });
  const other = { 'x-idempotency-key': 'otra' };
  expect((await sandbox.call('POST', '/checkout/preferences', PURCHASE, other)).body).not.toEqual(one.body);
});

test('the same key refunds once, also after a restart; the same key on another payment is independent', async () => {
  const file = temporaryFile();
  const before = await openSandbox({ file });
  const pay = async () => {
    const { id } = await before.createPreference();
    return (await before.control.payPreference({ preference_id: id, cardholder: 'APRO' })).payment.id;
  };
  const [first, second] = [await pay(), await pay()];
  const path = `/v1/payments/${first}/refunds`;
  const refunded = await before.call('POST', path, { amount: 100 }, KEY);
  expect(refunded.status).toBe(201);
  expect((await before.call('POST', `/v1/payments/${second}/refunds`, {}, KEY)).body).toMatchObject({ amount: 1500.5 });
  await before.close();

  const after = await openSandbox({ file });
  expect(await after.call('POST', path, { amount: 100 }, KEY)).toMatchObject({ status: 201, body: refunded.body });
  expect(await after.readPayment(first)).toMatchObject({ transaction_amount_refunded: 100 });
});

test('a rejection is stored as well', async () => {
  const sandbox = await openSandbox();
  const refused = await sandbox.call('POST', '/checkout/preferences', { ...PURCHASE, items: [] }, KEY);
  expect(await sandbox.call('POST', '/checkout/preferences', PURCHASE, KEY)).toMatchObject({
    status: 400,
    body: refused.body,
  });
});
