import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { handProvider } from '../payments/by-hand/hand-provider.service.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { homeMethod } from '#test/delivery.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene);

type Asked = Given<typeof manualOrders.create>;

async function asked(change: Partial<Asked> = {}): Promise<Asked> {
  const shirt = await here.scene.product({ stock: 10, price: 100_000 });
  const counter = { what: 'counter' } as const;
  return { key: randomUUID(), cartItems: [shirt.line(2)], delivery: counter, payment: 'later', ...change };
}

test('DESK-4 the same request many times at once is one order, and everybody gets it', async () => {
  const one = await asked({ payment: 'transfer' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => here.admin.call(manualOrders.create, one)));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await here.scene.payments(one.key)).toHaveLength(1);
  expect(await here.admin.call(manualOrders.create, one)).toMatchObject({ status: 'approved' });
});

test('DESK-4 a payment of the link that was made before the cash was noted goes back, and the cash stays', async () => {
  const { reference } = await here.admin.call(manualOrders.create, await asked({ payment: 'link' }));
  const token = (await here.scene.order(reference)).trackingToken ?? '';
  const { init_point } = await here.shop.guest().call(paymentLinks.pay, { token });
  await here.scene.loseNotices();
  const payment = await here.scene.pay(init_point, 'APRO');
  // The provider does not answer while the administrator notes the cash.
  await here.scene.control.injectFault({ kind: 'status', status: 503, method: 'GET' });
  try {
    await here.admin.call(manualOrders.take, { reference, means: 'cash' });
  } finally {
    await here.scene.control.clearFaults();
    await here.scene.control.clearSwitches();
  }
  await here.scene.notify(payment?.id ?? 0);
  await here.scene.later();
  expect(await here.scene.payments(reference)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ provider: 'hand', status: 'approved', refund: null }),
      expect.objectContaining({
        provider: here.shop.services.providers.offered.name,
        status: 'refunded',
        refund: 'done',
      }),
    ]),
  );
  expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', moneyState: 'paid', returned: 0 });
});

test('DESK-4 BACK-1 who paid in person cannot cancel alone, because nobody would give the money back', async () => {
  const person = await here.shop.customer('transfiere');
  const method = await here.admin.call(delivery.addMethod, homeMethod());
  const order = await here.admin.call(
    manualOrders.create,
    await asked({ customer: 'transfiere', payment: 'transfer', delivery: { what: 'method', id: method.id } }),
  );
  const { reference } = order;
  expect(order).toMatchObject({ status: 'approved', fulfilment: 'to_prepare' });
  expect(await person.call(cancellations.offer, { reference })).toMatchObject({ isPossible: false });
  expect((await person.refusal(cancellations.byBuyer, { reference })).code).toBe('order_paid_by_hand');
  expect((await here.scene.ledger(here.admin, reference)).refunds).toEqual([]);
  expect(await here.admin.call(cancellations.byDesk, { reference })).toMatchObject({ reference });
  // What was cancelled is neither printed nor sent.
  const { number } = order;
  expect((await here.admin.refusal(documents.print, { what: 'labels', number: [number] })).code).toBe(
    'nothing_to_print',
  );
  const labels = await here.admin.call(fulfilmentDesk.labels, { format: 'andreani', number: [number] });
  expect(labels).toMatchObject({ rows: [], missing: [number] });
});

test('DESK-4 what was given back later is newer, so that an answer that was read before does not undo it', async () => {
  const { reference } = await here.admin.call(manualOrders.create, await asked({ payment: 'cash' }));
  const hand = handProvider(here.shop.db);
  const first = await hand.find(reference);
  here.shop.clock.advance(1000);
  await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 100 } });
  const second = await hand.find(reference);
  expect(second?.updatedAt.getTime()).toBeGreaterThan(first?.updatedAt.getTime() ?? Infinity);
  expect(second?.refunded).toEqual({ minor: 10_000, currency: 'ARS' });
});
