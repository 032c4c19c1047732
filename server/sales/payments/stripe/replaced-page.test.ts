import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { openSimulatedStripe } from '#test/stripe/simulated-stripe.ts';
import type { SimulatedProvider } from '#test/simulated-provider.ts';

let simulated: SimulatedProvider;

beforeAll(async () => {
  simulated = await openSimulatedStripe();
});
afterAll(() => simulated.close());

test('PRICE-7 an order has one page however often it is asked for, and another one for each page that it replaces', async () => {
  const { provider, currency } = simulated;
  const request = {
    reference: randomUUID(),
    lines: [{ title: 'Camisa Lino talle M', quantity: 1, unitPrice: moneyOf(129_950, currency) }],
    discount: moneyOf(0, currency),
    shipping: { title: 'Envío', price: moneyOf(5000, currency) },
    email: null,
    returnPath: '/user/orders/actual',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    payUntil: new Date(Date.now() + 3 * 86_400_000),
  };
  const first = await provider.start(request);
  expect(await provider.start(request)).toEqual(first);
  await provider.close(first.externalId);
  const replaces = first.externalId;
  const [second, again] = await Promise.all([
    provider.start({ ...request, replaces }),
    provider.start({ ...request, replaces }),
  ]);
  expect(second.externalId).not.toBe(first.externalId);
  expect(again.externalId).toBe(second.externalId);
  expect(await simulated.pay(second, 'approved')).toMatch(/^pi_/);
});
