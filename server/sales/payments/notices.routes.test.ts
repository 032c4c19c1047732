import { expect, test } from 'vitest';
import { notices } from '#contract/sales/payments/notices.ts';
import { requestPriorities } from '#server/core/context/request-priority.ts';
import { noticesRoutes } from './notices.routes.ts';

test('CALL-17 the address that owners wrote in the panel of their provider stays the same', () => {
  expect(notices['mercado-pago']).toMatchObject({ method: 'POST', path: '/mercadopago/webhook' });
  expect(notices.stripe).toMatchObject({ method: 'POST', path: '/stripe/webhook' });
});

test('CALL-17 each provider of the table has an address of its own, a route, and the priority of payments', () => {
  const calls = Object.values(notices);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  expect(Object.keys(noticesRoutes)).toEqual(Object.keys(notices));
  const priorityOf = requestPriorities('/api');
  expect(calls.map(({ method, path }) => priorityOf(method, `/api${path}`))).toEqual(calls.map(() => 'essential'));
});
