import { expect, test } from 'vitest';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene);

const troubled = async () => (await here.admin.call(orderDesk.counts, {}))['refund-refused'];

test('DESK-3 a refused refund is counted as trouble until a later one of the same payment succeeds', async () => {
  const { reference } = await here.scene.paidOrder();
  const other = await here.scene.paidOrder();
  expect(await troubled()).toBe(0);
  await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'refused' } });
  await here.scene.refund(here.admin, reference);
  expect(await troubled()).toBe(1);
  // Refused twice is one order; a refund of another order settles nothing.
  here.shop.clock.advance(60_000);
  await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'rejected' } });
  await here.scene.refund(here.admin, reference);
  await here.scene.refund(here.admin, other.reference);
  expect(await troubled()).toBe(1);
  here.shop.clock.advance(60_000);
  await here.scene.refund(here.admin, reference);
  expect(await troubled()).toBe(0);
});
