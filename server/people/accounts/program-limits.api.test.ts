import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { tokenPrefix } from '#contract/people/accounts/program-tokens.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { openedShop } from '#test/opened-shop.ts';
import { programOf } from '#test/programs.ts';

const here = openedShop({ env: { RATE_LIMITS: 'on' } });

test('PROG-1 each token has a limit of its own', async () => {
  const owner = await here.shop.admin();
  const [few, many] = [
    await programOf(here.shop, owner, ['orders.read'], { perMinute: 5 }),
    await programOf(here.shop, owner, ['orders.read'], { perMinute: 50 }),
  ];
  // What one has used takes nothing from the other.
  for (let round = 0; round < 20; round += 1) await many.call(orderDesk.list, {});
  for (let round = 0; round < 5; round += 1) await few.call(orderDesk.list, {});
  const { code, values } = await few.refusal(orderDesk.list, {});
  expect(code).toBe('too_many_requests');
  expect(values['seconds']).toBeLessThanOrEqual(60);
  await many.call(orderDesk.list, {});
  here.shop.clock.advance(61_000);
  await few.call(orderDesk.list, {});
});

test('PROG-1 a thousand guesses find nothing, are counted, and keep no program out', async () => {
  const owner = await here.shop.admin('jefa-b');
  const program = await programOf(here.shop, owner, ['orders.read'], { perMinute: 1000 });
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 1000; guess += 1) {
    const made = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
    const send = here.shop.sendAs({ authorization: `Bearer ${made}` });
    const { status } = await send('/findAllOrders', { method: 'GET', headers: {} });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 50, 429: 950 });
  await program.call(orderDesk.list, {});
});
