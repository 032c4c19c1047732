import { expect, test } from 'vitest';
import { PURCHASE } from '#test/sandbox/api-caller.ts';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';

const SEARCH = '/v1/payments/search';

test('the next calls answer 429 with Retry-After, then they succeed', async () => {
  const sandbox = await openSandbox();
  await sandbox.control.injectFault({ kind: 'status', status: 429, retryAfterSeconds: 7, times: 2 });
  for (const path of [SEARCH, '/checkout/preferences/search']) {
    const answer = await sandbox.call('GET', path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  }
  expect((await sandbox.call('GET', SEARCH)).status).toBe(200);
});

test('a fault applies to its method and path only, and lasts until cleared', async () => {
  const sandbox = await openSandbox();
  await sandbox.control.injectFault({ kind: 'status', status: 500, method: 'POST', pathPrefix: '/checkout' });
  const create = () => sandbox.call('POST', '/checkout/preferences', PURCHASE);
  expect([(await create()).status, (await create()).status]).toEqual([500, 500]);
  expect((await sandbox.call('GET', '/checkout/preferences/search')).body).toMatchObject({ total: 0 });
  expect((await sandbox.call('GET', SEARCH)).status).toBe(200);
  await sandbox.control.clearFaults();
  expect((await create()).status).toBe(201);
});

test('a hanging call ends by the caller’s timeout; the next one works', async () => {
  const sandbox = await openSandbox();
  await sandbox.control.injectFault({ kind: 'hang', times: 1 });
  const headers = { authorization: 'Bearer x' };
  const hanging = fetch(sandbox.url + SEARCH, { headers, signal: AbortSignal.timeout(50) });
  await expect(hanging).rejects.toThrow('timeout');
  expect((await sandbox.call('GET', SEARCH)).status).toBe(200);
});

test('a hanging call does not keep the sandbox from closing', async () => {
  const sandbox = await openSandbox();
  await sandbox.control.injectFault({ kind: 'hang' });
  const hanging = sandbox.call('GET', SEARCH).catch(() => 'cut');
  await expect.poll(async () => (await fetch(`${sandbox.url}/nada`)).status).toBe(404);
  await sandbox.close();
  expect(await hanging).toBe('cut');
});

test('a dropped connection, before the work or after it', async () => {
  const sandbox = await openSandbox();
  const create = () => sandbox.call('POST', '/checkout/preferences', PURCHASE, { 'x-idempotency-key': 'k-1' });
  await sandbox.control.injectFault({ kind: 'drop', times: 1 });
  await expect(create()).rejects.toThrow('fetch failed');
  expect((await sandbox.call('GET', '/checkout/preferences/search')).body).toMatchObject({ total: 0 });
  await sandbox.control.injectFault({ kind: 'drop', times: 1, method: 'POST', moment: 'after' });
  await expect(create()).rejects.toThrow('fetch failed');
  // The work was done: the idempotency key returns its answer instead of repeating it.
  expect((await create()).status).toBe(201);
  expect((await sandbox.call('GET', '/checkout/preferences/search')).body).toMatchObject({ total: 1 });
});

test('a 500 after the work was done; a slow response is still correct', async () => {
  const sandbox = await openSandbox();
  await sandbox.control.injectFault({ kind: 'status', status: 500, moment: 'after', times: 1 });
  expect((await sandbox.call('POST', '/checkout/preferences', PURCHASE)).status).toBe(500);
  await sandbox.control.injectFault({ kind: 'slow', delayMs: 20, times: 1 });
  expect(await sandbox.call('GET', '/checkout/preferences/search')).toMatchObject({ status: 200, body: { total: 1 } });
});

test('a held call is answered when the faults are cleared, and does not keep the sandbox from closing', async () => {
  const sandbox = await openSandbox();
  const create = () => sandbox.call('POST', '/checkout/preferences', PURCHASE);
  await sandbox.control.injectFault({ kind: 'held', moment: 'after', method: 'POST' });
  const held = create();
  const created = async () => (await sandbox.call('GET', '/checkout/preferences/search')).body;
  await expect.poll(created).toMatchObject({ total: 1 });
  await sandbox.control.clearFaults();
  expect((await held).status).toBe(201);
  await sandbox.control.injectFault({ kind: 'held', method: 'POST' });
  const cut = create().catch(() => 'cut');
  await expect.poll(async () => (await fetch(`${sandbox.url}/nada`)).status).toBe(404);
  await sandbox.close();
  expect(await cut).toBe('cut');
});
