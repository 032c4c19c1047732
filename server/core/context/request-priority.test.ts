import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { requestPriorities } from './request-priority.ts';

const priorityOf = requestPriorities('/api');

test.each([
  ['GET', '/media/00/640.avif', 'unlimited'],
  ['GET', '/', 'public'],
  ['GET', '/home?gender=Women', 'public'],
  ['GET', '/home.data?_routes=x', 'public'],
  ['GET', '/detail/6', 'public'],
  ['GET', '/loginas', 'public'],
  ['POST', '/detail/6', 'personal'],
  ['GET', '/api/catalogue?gender=Men', 'public'],
  ['GET', '/api/products/detail/6', 'public'],
  ['GET', '/user/orders', 'personal'],
  ['GET', '/admin', 'personal'],
  ['GET', '/admin/orders.data', 'personal'],
  ['PATCH', '/api/users/update/ana', 'personal'],
  ['GET', '/login?volver=%2Fbag', 'essential'],
  ['POST', '/login.data', 'essential'],
  ['GET', '/login/oidc/callback?code=x', 'essential'],
  ['GET', '/bag', 'essential'],
  ['POST', '/bag.data', 'essential'],
  ['GET', '/user/orders/actual?payment_id=1', 'essential'],
  ['GET', '/healthz', 'unlimited'],
  ['GET', '/readyz', 'unlimited'],
] as const)('MEND-15: %s %s is %s', (method, target, kind) => {
  expect(priorityOf(method, target)).toBe(kind);
});

test('MEND-15: every call that logs in, pays or is a notice of a payment is essential', () => {
  const { accounts, checkout, orders, payments, socialLogin } = api;
  const calls = [accounts.logIn, orders.record, orders.payAgain].concat(
    ...[checkout, payments, socialLogin].map((group) => Object.values(group)),
  );
  for (const { method, path } of calls) {
    const target = `/api${path.replace(/:\w+/g, '7')}?source_news=webhooks`;
    expect([target, priorityOf(method, target)]).toEqual([target, 'essential']);
  }
});
