import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer();
});

const note = (reference: string, minor: number) => ({ reference, key: randomUUID(), amount: minor / 100 });
const surplus = async () => (await here.admin.call(orderDesk.counts, {}))['hand-surplus'];

/** An order by transfer whose time is over, and the buyer who took its last units since, if they are gone. */
async function ended({ isGone = false } = {}) {
  const held = await here.scene.heldOrder({ stock: 2 });
  await here.scene.later(3.1);
  const { status, total } = await here.scene.order(held.reference);
  expect(status).toBe('failure');
  if (isGone) {
    const other = await here.shop.customer(`otra${held.shirt.id}`);
    await other.call(checkout.start, { cartItems: [held.shirt.line(2)], means: 'transfer' });
  }
  return { ...held, total };
}

describe('PRICE-6 money that comes after the end of its order', () => {
  test('sells it after all if its units are still there', async () => {
    const { shirt, reference, total } = await ended();
    expect(await here.admin.call(heldOrders.takePart, note(reference, total))).toMatchObject({ left: { minor: 0 } });
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', fulfilment: 'to_prepare' });
    expect(await here.scene.history(reference)).toEqual([
      'pending by_means',
      'failure expired',
      'approved late_payment',
    ]);
    expect(await here.scene.stock(shirt)).toBe(0);
    expect(await surplus()).toBe(0);
    const again = await here.admin.refusal(heldOrders.takePart, note(reference, 100));
    expect(again.code).toBe('order_settled');
  });

  test('is noted by one button too, once', async () => {
    const { reference } = await ended();
    const taken = await here.admin.call(manualOrders.take, { reference, means: 'transfer' });
    expect(taken).toMatchObject({ status: 'approved', moneyState: 'paid' });
    expect((await here.admin.refusal(manualOrders.take, { reference, means: 'transfer' })).code).toBe('order_settled');
  });

  test('is to be given back if they are gone, by people, who see it until it is', async () => {
    const { shirt, reference, total } = await ended({ isGone: true });
    await here.admin.call(heldOrders.takePart, note(reference, total));
    // No job gives cash back.
    await here.scene.later(0.1);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'failure' });
    expect(await here.scene.stock(shirt)).toBe(0);
    expect(await surplus()).toBe(1);
    expect((await here.admin.call(orderDesk.list, { trouble: 'hand-surplus' })).orders).toMatchObject([{ reference }]);
    expect((await here.admin.refusal(manualOrders.take, { reference, means: 'transfer' })).code).toBe('order_settled');
    const more = await here.admin.refusal(heldOrders.takePart, note(reference, 1));
    expect(more.code).toBe('hand_payment_too_much');
    const ledger = () => here.admin.call(orderRefunds.ledger, { reference });
    expect(await ledger()).toMatchObject({ refundable: { minor: total }, refunds: [] });
    await here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'all' } });
    expect(await ledger()).toMatchObject({ givenBack: { minor: total }, refundable: { minor: 0 } });
    expect(await surplus()).toBe(0);
  });

  test('in part is to be given back, also of an order that was ended by hand', async () => {
    const [late, early] = [await ended(), await here.scene.heldOrder()];
    await here.admin.call(heldOrders.takePart, note(late.reference, 500));
    await here.admin.call(heldOrders.takePart, note(early.reference, 700));
    expect(await surplus()).toBe(1);
    await here.admin.call(orderDesk.setStatus, { payment_id: early.reference, status: 'failure' });
    expect(await surplus()).toBe(2);
    for (const { reference } of [late, early]) {
      await here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'all' } });
    }
    expect(await surplus()).toBe(0);
  });
});
