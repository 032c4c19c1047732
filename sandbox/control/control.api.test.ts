import { expect, test } from 'vitest';
import { CONTROL_TOKEN, openSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';
import type { MoveRequest } from './control-requests.ts';

type Move = readonly [holder: string, moves: readonly MoveRequest[], status: string, detail: string];

const MOVES: readonly Move[] = [
  ['CONT', [{ status: 'approved' }], 'approved', 'accredited'],
  ['CONT', [{ status: 'rejected' }], 'rejected', 'cc_rejected_other_reason'],
  ['CONT', [{ status: 'rejected', status_detail: 'cc_rejected_high_risk' }], 'rejected', 'cc_rejected_high_risk'],
  ['CONT', [{ status: 'cancelled' }], 'cancelled', 'expired'],
  ['APRO', [{ status: 'refunded', status_detail: 'by_admin' }], 'refunded', 'by_admin'],
  ['APRO', [{ status: 'in_mediation' }, { status: 'approved' }], 'approved', 'accredited'],
  ['APRO', [{ status: 'charged_back' }], 'charged_back', 'settled'],
  [
    'APRO',
    [
      { status: 'charged_back', status_detail: 'in_process' },
      { status: 'charged_back', status_detail: 'reimbursed' },
    ],
    'charged_back',
    'reimbursed',
  ],
];

test.for(MOVES)('%s moved by %j ends as %s, %s, and the shop is told', async ([cardholder, moves, status, detail]) => {
  const sandbox = await openSandbox();
  const shop = await openReceiver();
  const { id } = await sandbox.createPreference({ notification_url: shop.url });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder });
  for (const move of moves) await sandbox.control.movePayment(payment.id, move);
  const notices = await shop.received(1 + moves.length);
  expect(notices.map((notice) => notice.body['action'])).toEqual([
    'payment.created',
    ...moves.map(() => 'payment.updated'),
  ]);
  expect(await sandbox.readPayment(payment.id)).toMatchObject({ status, status_detail: detail });
});

test('invalid status changes are rejected', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder: 'APRO' });
  await expect(sandbox.control.movePayment(payment.id, { status: 'pending' })).rejects.toThrow('400');
  await expect(sandbox.control.movePayment(payment.id, { status: 'refunded', status_detail: 'x' })).rejects.toThrow(
    '400',
  );
  await expect(sandbox.control.movePayment(1, { status: 'refunded' })).rejects.toThrow('404');
});

test('the seller cancels what is still open, and nothing else', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder: 'CONT' });
  const cancel = () => sandbox.call('PUT', `/v1/payments/${payment.id}`, { status: 'cancelled' });
  expect((await cancel()).body).toMatchObject({ status: 'cancelled', status_detail: 'by_collector' });
  expect((await cancel()).status).toBe(400);
  expect((await sandbox.call('PUT', `/v1/payments/${payment.id}`, { status: 'approved' })).status).toBe(400);
});

test('payments are searched by reference, dates, status and page', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  for (const cardholder of ['OTHE', 'FUND', 'CONT']) {
    await sandbox.control.payPreference({ preference_id: id, cardholder });
  }
  const search = async (query: string) => (await sandbox.call('GET', `/v1/payments/search?${query}`)).body;
  expect(await search('external_reference=orden-7&sort=id&criteria=asc&limit=2&offset=1')).toMatchObject({
    paging: { total: 3, limit: 2, offset: 1 },
    results: [{ status_detail: 'cc_rejected_insufficient_amount' }, { status: 'in_process' }],
  });
  expect(await search('external_reference=orden-7&status=in_process')).toMatchObject({ paging: { total: 1 } });
  expect(await search('external_reference=otra')).toMatchObject({ paging: { total: 0 }, results: [] });
  expect(await search('range=date_created&begin_date=NOW-1HOURS&end_date=NOW')).toMatchObject({ paging: { total: 3 } });
  expect(await search('range=date_created&begin_date=2000-01-01T00:00:00Z&end_date=NOW-1DAYS')).toMatchObject({
    paging: { total: 0 },
  });
  expect(await search('range=date_approved&begin_date=NOW-1DAYS&end_date=NOW')).toMatchObject({ paging: { total: 0 } });
  expect(await search('limit=0')).toMatchObject({ status: 400 });
});

const basic = (password: string) => ({ authorization: `Basic ${btoa(`panel:${password}`)}` });

test('the panel shows payments to a person with the key, and its buttons move them', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder: 'CONT' });
  const panel = `${sandbox.url}/_sandbox`;
  expect((await fetch(panel)).status).toBe(401);
  expect((await fetch(panel, { headers: basic('no') })).status).toBe(401);
  const shown = await (await fetch(panel, { headers: basic(CONTROL_TOKEN) })).text();
  expect(shown).toContain(`aria-label="Aprobar el pago ${payment.id}"`);

  const press = (origin: string) =>
    fetch(`${panel}/panel/move`, {
      method: 'POST',
      headers: { ...basic(CONTROL_TOKEN), origin },
      body: new URLSearchParams({ payment: String(payment.id), status: 'approved', detail: 'accredited' }),
      redirect: 'manual',
    });
  expect((await press('https://otra.example')).status).toBe(403);
  expect((await press(sandbox.url)).headers.get('location')).toBe('../../_sandbox');
  expect(await sandbox.readPayment(payment.id)).toMatchObject({ status: 'approved' });
  expect((await press(sandbox.url)).headers.get('location')).toBe('../../_sandbox?error=paso');
});

test('control needs its token, and without a configured token it does not exist', async () => {
  const sandbox = await openSandbox();
  expect((await fetch(`${sandbox.url}/_sandbox/payments`)).status).toBe(401);
  const wrong = { 'x-sandbox-control': 'no' };
  expect((await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE', headers: wrong })).status).toBe(401);
  const closed = await openSandbox({ controlToken: undefined });
  for (const path of ['', '/payments', '/faults']) {
    expect((await fetch(`${closed.url}/_sandbox${path}`, { headers: { 'x-sandbox-control': '' } })).status).toBe(404);
  }
});
