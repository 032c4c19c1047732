import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { checkout } from '#contract/checkout.ts';
import { fulfilmentDesk } from '#contract/fulfilment-desk.ts';
import { orderDesk } from '#contract/order-desk.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import type { FulfilmentScene } from '#test/fulfilment.ts';
import { homeAddress } from '#test/home-address.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let scene: FulfilmentScene;
let owner: Actor;
let wanted: string;

beforeAll(async () => {
  shop = await openShop();
  scene = fulfilmentScene(shop);
  owner = await shop.admin();
  const luz = await shop.customer('luz', { hasAddress: false });
  await luz.call(addresses.add, { ...homeAddress, recipient: 'Zulema Iriarte', phone: '351 555-0134' });
  const coat = await scene.product({ name: 'Tapado Ñandú' });
  wanted = (await luz.call(checkout.start, { cartItems: [coat.line()] })).reference;
  await scene.paidOrder();
});

afterAll(() => shop.close());

const found = async (number: string) =>
  (await owner.call(orderDesk.list, { number })).orders.map(({ reference }) => reference);

test.each([
  'Zulema',
  'iriarte zule',
  '0351 555-0134',
  '(351) 5550134',
  '+54 351 555 0134',
  '5550134',
  'ñandu',
  'tapado',
])('DESK-2 %j finds the order by recipient, phone or product', async (search) => {
  expect(await found(search)).toEqual([wanted]);
});

test.each(['351 555-0135', 'Zulema Tapado', '%', 'tapada'])('DESK-2 %j finds nothing', async (search) => {
  expect(await found(search)).toEqual([]);
});

test('DESK-2 DESK-3 orders are counted by what they wait for, and those in trouble are found', async () => {
  const before = await owner.call(orderDesk.counts, {});
  const [disputed, stopped, prepared] = [await scene.paidOrder(), await scene.paidOrder(), await scene.paidOrder()];
  await shop.pool.query(`update orders set money_state = 'disputed' where reference = $1`, [disputed.reference]);
  await shop.pool.query('update orders set delivery_stopped_at = now() where reference = $1', [stopped.reference]);
  await owner.call(fulfilmentDesk.move, { reference: prepared.reference, to: 'preparing' });
  const counts = await owner.call(orderDesk.counts, {});
  expect(counts).toEqual({
    ...before,
    to_prepare: before.to_prepare + 2,
    preparing: before.preparing + 1,
    disputed: before.disputed + 1,
    stopped: before.stopped + 1,
  });
  const listed = async (asked: Parameters<typeof owner.call<typeof orderDesk.list>>[1]) =>
    (await owner.call(orderDesk.list, asked)).orders.map(({ reference }) => reference);
  expect(await listed({ trouble: 'disputed' })).toEqual([disputed.reference]);
  expect(await listed({ money: 'disputed' })).toEqual([disputed.reference]);
  expect(await listed({ trouble: 'stopped' })).toEqual([stopped.reference]);
  expect(await listed({ trouble: 'refund-refused' })).toEqual([]);
  const ana = await shop.customer('anadesk');
  expect((await ana.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
});
