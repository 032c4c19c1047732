import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { sandboxControl } from '../../../../sandbox/control.ts';
import { startSandbox } from '../../../../sandbox/sandbox.ts';
import type { RunningSimulator } from '../../../../sandbox/serve-simulator.ts';
import { readSettings } from '#server/core/context/settings.ts';
import { initialSettings } from '#test/owner-settings.ts';
import { environment } from './environment.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { providerOf } from './provider-settings.service.ts';

/** The token of an account that charges, as the simulator's account has it. */
const own = 'APP_USR-4419-112233-aabb-470011222';
const foreign = 'APP_USR-4419-112233-aabb-470011223';

let sandbox: RunningSimulator;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, file: ':memory:', accessToken: own, webhookSecret: 's', controlToken: 'c' });
  await sandboxControl(sandbox.url, 'c').setSwitch({ scope: 'all', webhook: { lost: true } });
});
afterAll(() => sandbox.close());

/** Returns the order that a shop of this mode and account takes a payment of its page for. */
async function payer({ mode, account = own }: { readonly mode: 'live' | 'demo'; readonly account?: string }) {
  const settings = readSettings(
    {
      SHOP_MODE: mode,
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MP_API_URL: sandbox.url,
      MP_ACCESS_TOKEN: account,
      MP_WEBHOOK_SECRET: 's',
    },
    [environment],
  );
  const secrets = { accessToken: '', webhookSecret: '' };
  // The simulator knows one account; what is compared is the one of the shop's token.
  const options = providerOf(settings, secrets, initialSettings(settings));
  const provider = createMercadoPago({
    ...options,
    fetch: (input, init) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${own}`);
      return fetch(input, { ...init, headers });
    },
  });
  const reference = randomUUID();
  const { externalId } = await provider.start({
    reference,
    lines: [{ title: 'Camisa', quantity: 1, unitPrice: shopMoney(100_000) }],
    discount: shopMoney(0),
    shipping: { title: 'Envío', price: shopMoney(0) },
    email: null,
    returnPath: '/user/orders/actual',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    payUntil: new Date(Date.now() + 3 * 86_400_000),
  });
  const { payment } = await sandboxControl(sandbox.url, 'c').payPreference({ preference_id: externalId });
  const found = await provider.find(String(payment.id));
  return found?.reference === reference ? 'its order' : found?.reference;
}

test('BACK-3 a payment of the account of the shop pays its order', async () => {
  expect(await payer({ mode: 'demo' })).toBe('its order');
});

test('BACK-3 a payment that charged nobody pays nothing in a live shop', async () => {
  expect(await payer({ mode: 'live' })).toBeNull();
});

test('BACK-3 a payment of another account pays nothing', async () => {
  expect(await payer({ mode: 'demo', account: foreign })).toBeNull();
});
