import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openedDesk } from '#test/opened-shop.ts';
import { orderScene } from '#test/sandbox/order-scene.ts';
import { paymentOfOrder } from '#test/sandbox/page-ids.ts';

const here = openedDesk(orderScene);

beforeAll(() => here.scene.offer('orders'));
afterEach(async () => {
  await here.scene.control.clearFaults();
  await here.scene.control.clearSwitches();
});

type Sent = NonNullable<Parameters<typeof here.scene.notify>[1]>;

/** Sends a notice of an order, which has no id of its own. */
const tell = (order: string, { body, ...changes }: Sent & { body?: object } = {}) =>
  here.scene.notify(order, {
    type: 'order',
    body: {
      action: 'order.processed',
      type: 'order',
      date_created: '2026-11-27T10:00:00.1Z',
      data: { id: order, version: 2 },
      ...body,
    },
    ...changes,
  });

describe('PRICE-8 a notice of an order', () => {
  test('that is sent again, in several copies and out of order counts once', async () => {
    const at = await here.scene.atPage();
    await here.scene.control.setSwitch({ scope: 'next', webhook: { copies: 4, outOfOrder: true } });
    await here.scene.pay(at.init_point, 'APRO');
    await here.scene.isApproved(at.reference);
    await expect
      .poll(async () =>
        (await here.scene.control.listWebhookDeliveries()).every(({ status: of }) => of === 'delivered'),
      )
      .toBe(true);
    expect((await tell(at.page)).status).toBe(200);
    const before = await here.scene.everything();
    expect((await tell(at.page)).status).toBe(200);
    expect(await here.scene.everything()).toBe(before);
    expect(await here.scene.history(at.reference)).toEqual(['pending checkout', 'approved paid']);
  });

  test('and one of the payments API about the same money, which an owner may have selected too, are one payment', async () => {
    const { reference, page, number } = await here.scene.paidUnnoticed();
    // The number comes first: what it is of is asked of the order.
    expect((await here.scene.notify(number)).status).toBe(200);
    expect(await here.scene.status(reference)).toBe('approved');
    for (const topic of ['payment', 'topic_merchant_order_wh', 'order'] as const) {
      await here.scene.control.pushNotice(number, topic);
    }
    await tell(page);
    await here.scene.later();
    expect(await here.scene.money(reference)).toEqual([
      { id: paymentOfOrder(page, number), status: 'approved', refund: null },
    ]);
  });

  test('that is forged, without a signature, of another secret or of another order changes nothing', async () => {
    const { reference, page } = await here.scene.paidUnnoticed();
    const other = await here.scene.atPage();
    const before = await here.scene.everything();
    expect((await tell(page, { secret: 'adivinado' })).status).toBe(401);
    expect((await tell(page, { headers: {} })).status).toBe(401);
    // Signed for one order, with the address of another.
    expect((await tell(other.page, { query: `data.id=${page}&type=order` })).status).toBe(401);
    expect(await here.scene.everything()).toBe(before);
    // What the body says of the order and the money is not believed.
    const lies = { data: { id: page, status: 'processed', total_paid_amount: '1050.00' } };
    expect((await tell(other.page, { body: lies })).status).toBe(200);
    expect([await here.scene.status(other.reference), await here.scene.status(reference)]).toEqual([
      'pending',
      'pending',
    ]);
    await tell(page);
    expect(await here.scene.status(reference)).toBe('approved');
  });

  test.each([
    'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
    'ORD',
    '../v1/payments/1',
    'ORD01JY0PGGPZ4DBV73E2PXRBCQ84/refund',
    "'; drop table orders",
  ])('of an order that the account does not have, %s, is taken and changes no order', async (id) => {
    const { reference } = await here.scene.atPage();
    const query = `data.id=${encodeURIComponent(id)}&type=order`;
    expect((await tell(id, { query })).status).toBe(200);
    expect(await here.scene.status(reference)).toBe('pending');
  });

  test('without anything that tells it from others is refused', async () => {
    const { page } = await here.scene.atPage();
    const text = JSON.stringify({ type: 'order', data: { id: page } });
    expect((await tell(page, { text })).status).toBe(422);
  });

  test('that arrives while the provider is away is followed later', async () => {
    const { reference, page } = await here.scene.paidUnnoticed();
    await here.scene.control.injectFault({ kind: 'status', status: 503, pathPrefix: '/v1/' });
    expect((await tell(page)).status).toBe(200);
    expect(await here.scene.status(reference)).toBe('pending');
    await here.scene.control.clearFaults();
    await here.scene.later();
    expect(await here.scene.status(reference)).toBe('approved');
  });
});
