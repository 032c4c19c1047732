import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openCardPage } from '#test/sandbox/card-page.ts';
import { ACCESS_TOKEN, clientsFor, CONTROL_TOKEN, WEBHOOK_SECRET } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const readyMessage = z.object({ ready: z.literal(true), url: z.url() });

function environment(file: string, port = 0): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_FILE: file,
    SANDBOX_ACCESS_TOKEN: ACCESS_TOKEN,
    SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SANDBOX_ALLOW_HTTP_LOCALHOST: '1',
    SANDBOX_CONTROL_TOKEN: CONTROL_TOKEN,
  };
}

function startChild(file: string, port = 0, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(MAIN, { env: { ...environment(file, port), ...more }, execArgv: [], silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [message] = await once(child, 'message');
  return readyMessage.parse(message).url;
}

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'sandbox.sqlite');
}

test('payments and undelivered notifications survive kill -9', async () => {
  const file = temporaryFile();
  const shop = await openReceiver((_notice, response, index) => response.writeHead(index === 0 ? 500 : 200).end());
  const killed = startChild(file);
  const before = clientsFor(await urlOf(killed));
  const { id } = await before.createPreference({ notification_url: shop.url });
  const { payment } = await before.control.payPreference({ preference_id: id, cardholder: 'APRO' });
  await shop.received(1);
  await expect.poll(() => before.control.listWebhookDeliveries()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const after = clientsFor(await urlOf(startChild(file)));
  expect(await after.readPayment(payment.id)).toMatchObject({ status: 'approved', external_reference: 'orden-7' });
  await after.control.hurryWebhooks();
  const [first, second] = await shop.received(2);
  expect(second?.body).toEqual(first?.body);
  const next = await after.createPreference();
  expect((await openCardPage(next.init_point)).status).toBe(200);
});

test(
  'past payments are known from the start, and what became of them stays after a restart',
  { tags: 'long' },
  async () => {
    const file = temporaryFile();
    const past = {
      id: 50_000_000_001,
      external_reference: 'orden-1',
      amount_cents: 150_050,
      approved_at: Date.parse('2026-01-31T10:00:00Z'),
      payer_email: 'ana@tienda.example',
      notification_url: 'http://127.0.0.1:9/aviso',
    };
    const start = (given: unknown) =>
      urlOf(startChild(file, 0, { SANDBOX_PAST_PAYMENTS: typeof given === 'string' ? given : JSON.stringify(given) }));
    const first = clientsFor(await start([past]));
    expect(await first.readPayment(past.id)).toMatchObject({
      status: 'approved',
      external_reference: 'orden-1',
      transaction_amount: 1500.5,
    });
    await first.control.movePayment(past.id, { status: 'in_mediation' });
    const again = clientsFor(await start([past, { ...past, id: past.id + 1 }]));
    expect(await again.readPayment(past.id)).toMatchObject({ status: 'in_mediation' });
    expect(await again.readPayment(past.id + 1)).toMatchObject({ status: 'approved' });
  },
);

test(
  'past payments of a shop with a new database replace the old ones with their refunds',
  { tags: 'long' },
  async () => {
    const file = temporaryFile();
    const past = {
      id: 50_000_000_001,
      external_reference: 'orden-1',
      amount_cents: 150_050,
      approved_at: Date.parse('2026-01-31T10:00:00Z'),
      payer_email: null,
      notification_url: 'http://127.0.0.1:9/aviso',
    };
    const start = (given: typeof past) =>
      urlOf(startChild(file, 0, { SANDBOX_PAST_PAYMENTS: JSON.stringify([given]) })).then((url) => clientsFor(url));
    const first = await start(past);
    await first.control.movePayment(past.id, { status: 'in_mediation' });
    await first.control.movePayment(past.id, { status: 'refunded' });
    const again = await start({ ...past, external_reference: 'orden-2', amount_cents: 99_000 });
    expect(await again.readPayment(past.id)).toMatchObject({
      status: 'approved',
      external_reference: 'orden-2',
      transaction_amount: 990,
      refunds: [],
    });
  },
);

test('past payments that cannot be read are refused', { tags: 'long' }, async () => {
  const child = startChild(temporaryFile(), 0, { SANDBOX_PAST_PAYMENTS: '[{' });
  const output = child.stderr ? text(child.stderr) : Promise.resolve('');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await output).toBe('Los pagos de prueba no arrancan: falta o está mal SANDBOX_PAST_PAYMENTS.\n');
});

test('it ends when its parent dies, and on a signal', { tags: 'long' }, async () => {
  const orphan = startChild(temporaryFile());
  await urlOf(orphan);
  orphan.disconnect();
  expect(await once(orphan, 'exit')).toEqual([0, null]);
  const signalled = startChild(temporaryFile());
  await urlOf(signalled);
  signalled.kill('SIGTERM');
  expect(await once(signalled, 'exit')).toEqual([0, null]);
});

test('a taken port is one clear line and exit code 1', { tags: 'long' }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = startChild(temporaryFile(), port);
  const output = child.stderr ? text(child.stderr) : Promise.resolve('');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await output).toBe(`Los pagos de prueba no arrancan: el puerto ${port} está ocupado.\n`);
});

test('a missing setting is named', { tags: 'long' }, async () => {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, SANDBOX_ACCESS_TOKEN: '' } });
  const output = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await output).toBe('Los pagos de prueba no arrancan: falta o está mal SANDBOX_ACCESS_TOKEN.\n');
});
