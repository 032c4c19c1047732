import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCardPage } from '#test/sandbox/card-page.ts';
import { openSandbox, WEBHOOK_SECRET, type TestSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver, type Notice } from '#test/sandbox/webhook-receiver.ts';
import type { WebhookSwitch } from './switches.ts';

/** Verifies a signature as any receiver does; a second implementation on purpose. */
function isSigned(notice: Notice, secret = WEBHOOK_SECRET): boolean {
  const parts = /^ts=(\d+),v1=([0-9a-f]{64})$/.exec(String(notice.headers['x-signature']));
  const id = notice.query.get('data.id');
  const manifest = `id:${id};request-id:${notice.headers['x-request-id']};ts:${parts?.[1]};`;
  return createHmac('sha256', secret).update(manifest).digest('hex') === parts?.[2];
}

async function pay(sandbox: TestSandbox, notification_url: string, cardholder = 'APRO') {
  const { id } = await sandbox.createPreference({ notification_url });
  return sandbox.control.payPreference({ preference_id: id, cardholder });
}

async function misbehave(how: WebhookSwitch, cardholder = 'APRO') {
  const sandbox = await openSandbox();
  const shop = await openReceiver();
  await sandbox.control.setSwitch({ scope: 'next', webhook: how });
  const { payment } = await pay(sandbox, shop.url, cardholder);
  return { sandbox, shop, payment };
}

test('a payment sends a signed notification to the address of its preference', async () => {
  const sandbox = await openSandbox();
  const shop = await openReceiver();
  const { payment } = await pay(sandbox, `${shop.url}?tienda=1&source_news=webhooks`);
  const [notice] = await shop.received(1);
  expect(notice?.path).toBe('/avisos');
  expect([...(notice?.query ?? [])]).toEqual([
    ['tienda', '1'],
    ['source_news', 'webhooks'],
    ['data.id', String(payment.id)],
    ['type', 'payment'],
  ]);
  expect(notice?.body).toEqual({
    id: expect.any(Number),
    live_mode: false,
    type: 'payment',
    date_created: expect.stringContaining('-04:00'),
    user_id: 470033,
    api_version: 'v1',
    action: 'payment.created',
    data: { id: String(payment.id) },
  });
  expect(notice && isSigned(notice)).toBe(true);
  expect(notice && isSigned(notice, 'otro')).toBe(false);
  expect(notice?.headers['content-type']).toContain('application/json');
});

test('a notification is retried with its backoff until the response is 200 or 201', async () => {
  const sandbox = await openSandbox({ retryDelaysMs: [5, 10] });
  const statuses = [500, 302, 204, 401, 201];
  const shop = await openReceiver((_notice, response, index) => response.writeHead(statuses[index] ?? 200).end());
  const { payment } = await pay(sandbox, shop.url);
  const notices = await shop.received(5);
  expect(new Set(notices.map((notice) => notice.body['id'])).size).toBe(1);
  expect(notices.every((notice) => isSigned(notice))).toBe(true);
  await expect
    .poll(() => sandbox.control.listWebhookDeliveries(payment.id))
    .toMatchObject([{ status: 'delivered', attempts: 5, lastStatus: 201 }]);
});

test('a notification without a response before the timeout is retried later', async () => {
  const sandbox = await openSandbox({ webhookTimeoutMs: 2000 });
  const shop = await openReceiver((_notice, response, index) => {
    if (index > 0) response.writeHead(200).end();
  });
  const { payment } = await pay(sandbox, shop.url);
  await expect
    .poll(() => sandbox.control.listWebhookDeliveries(payment.id))
    .toMatchObject([{ status: 'waiting', attempts: 1, lastStatus: null, lastError: 'timeout' }]);
  const [waiting] = await sandbox.control.listWebhookDeliveries(payment.id);
  expect((waiting?.dueAt ?? 0) - Date.now()).toBeGreaterThan(14 * 60_000);
  await sandbox.control.hurryWebhooks();
  await shop.received(2);
});

test('lost: the next event is never sent, the one after it is', async () => {
  const { sandbox, shop, payment } = await misbehave({ lost: true });
  await sandbox.control.movePayment(payment.id, { status: 'refunded' });
  const [notice] = await shop.received(1);
  expect(notice?.body).toMatchObject({ action: 'payment.updated' });
  expect(await sandbox.control.listWebhookDeliveries(payment.id)).toMatchObject([{}, { status: 'lost', attempts: 0 }]);
});

test('late: the first attempt is delayed, and a later notification overtakes it', async () => {
  const { sandbox, shop, payment } = await misbehave({ lateMs: 60_000 });
  await sandbox.control.movePayment(payment.id, { status: 'refunded' });
  const [first] = await shop.received(1);
  expect(first?.body).toMatchObject({ action: 'payment.updated' });
  await sandbox.control.hurryWebhooks();
  const [, second] = await shop.received(2);
  expect(second?.body).toMatchObject({ action: 'payment.created' });
});

test('duplicated: the same notice, several times', async () => {
  const { shop } = await misbehave({ copies: 3 });
  const notices = await shop.received(3);
  expect(new Set(notices.map((notice) => notice.body['id'])).size).toBe(1);
});

test('out of order: updated arrives before created', async () => {
  const { shop } = await misbehave({ outOfOrder: true });
  const notices = await shop.received(2);
  expect(notices.map((notice) => notice.body['action'])).toEqual(['payment.updated', 'payment.created']);
});

test('wrong and missing signatures', async () => {
  const wrong = await misbehave({ signature: 'wrong' });
  const [forged] = await wrong.shop.received(1);
  expect(forged?.headers['x-signature']).toMatch(/^ts=\d+,v1=/);
  expect(forged && isSigned(forged)).toBe(false);
  const missing = await misbehave({ signature: 'missing' });
  const [bare] = await missing.shop.received(1);
  expect(bare?.headers['x-signature']).toBeUndefined();
});

test.for([
  ['unsigned', undefined],
  ['unverifiable', expect.stringContaining('v1=')],
] as const)('an IPN copy beside the notice, %s', async ([ipnCopy, signature]) => {
  const { shop, payment } = await misbehave({ ipnCopy });
  const notices = await shop.received(2);
  const ipn = notices.find((notice) => notice.query.has('topic'));
  expect([...(ipn?.query ?? [])]).toEqual([
    ['topic', 'payment'],
    ['id', String(payment.id)],
  ]);
  expect(ipn?.headers['x-signature']).toEqual(signature);
});

test('before redirect: the buyer returns only after the shop was notified', async () => {
  const sandbox = await openSandbox();
  const answers: (() => void)[] = [];
  const shop = await openReceiver((_notice, response) => answers.push(() => response.writeHead(200).end()));
  await sandbox.control.setSwitch({ scope: 'all', webhook: { beforeRedirect: true } });
  const { init_point } = await sandbox.createPreference({ notification_url: shop.url });
  const steps: string[] = [];
  const returning = (await openCardPage(init_point)).send().then((answer) => {
    steps.push('returned');
    return answer;
  });
  await shop.received(1);
  steps.push('told');
  for (const answer of answers) answer();
  expect((await returning).location).toContain('/gracias?');
  expect(steps).toEqual(['told', 'returned']);
});

test('a permanent switch applies until cleared, and the one for the next event takes precedence', async () => {
  const sandbox = await openSandbox();
  const shop = await openReceiver();
  await sandbox.control.setSwitch({ scope: 'all', webhook: { signature: 'wrong', copies: 2 } });
  await sandbox.control.setSwitch({ scope: 'next', webhook: { signature: 'missing' } });
  await pay(sandbox, shop.url);
  await pay(sandbox, shop.url);
  const notices = await shop.received(4);
  expect(notices.filter((notice) => notice.headers['x-signature'] === undefined)).toHaveLength(2);
  await sandbox.control.clearSwitches();
  await pay(sandbox, shop.url);
  const [, , , , last] = await shop.received(5);
  expect(last && isSigned(last)).toBe(true);
});
