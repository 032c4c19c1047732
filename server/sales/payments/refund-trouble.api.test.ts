import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Actor } from '#test/actor.ts';
import { refundScene } from '#test/refund-scene.ts';
import type { RefundScene } from '#test/refund-scene.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let scene: RefundScene;
let admin: Actor;

beforeAll(async () => {
  shop = await openShop();
  scene = refundScene(shop);
  admin = await shop.admin();
});
afterAll(() => shop.close());

const troubled = async () => (await admin.call(orderDesk.counts, {}))['refund-refused'];

test('DESK-3 a refused refund is counted as trouble until a later one of the same payment succeeds', async () => {
  const { reference } = await scene.paidOrder();
  const other = await scene.paidOrder();
  expect(await troubled()).toBe(0);
  await scene.control.setSwitch({ scope: 'next', refund: { status: 'refused' } });
  await scene.refund(admin, reference);
  expect(await troubled()).toBe(1);
  // Refused twice is one order; a refund of another order settles nothing.
  shop.clock.advance(60_000);
  await scene.control.setSwitch({ scope: 'next', refund: { status: 'rejected' } });
  await scene.refund(admin, reference);
  await scene.refund(admin, other.reference);
  expect(await troubled()).toBe(1);
  shop.clock.advance(60_000);
  await scene.refund(admin, reference);
  expect(await troubled()).toBe(0);
});
