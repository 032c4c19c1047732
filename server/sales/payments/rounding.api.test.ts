import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { delivery } from '#contract/delivery/delivery.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { homeMethod } from '#test/delivery.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openRounding } from './rounding-left.service.ts';
import { reconcile } from './reconcile.service.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(refundScene, { keepsMail: true });
let methodId: number;
let people = 0;

beforeAll(async () => {
  ({ id: methodId } = await admin.call(delivery.addMethod, homeMethod({ rate: { by: 'flat', price: 50.37 } })));
  await scene.loseNotices();
});
beforeEach(() => scene.control.clearFaults());

const total = shopMoney(34_034);
const nothing = shopMoney(0);
/** What the lines' units gave back each: 33.33 and 99.99 less their shares of the discount, rounded down. */
const floored = [3221, 9665];

/** Returns a paid order of 3 × 33.33 and 2 × 99.99 with a discount of 10.00 and a delivery of 50.37. */
async function paidOrder(payment: 'link' | 'cash' = 'link') {
  people += 1;
  const person = await post.shop.customer(`redondeo${people}`);
  const [one, other] = [await scene.product({ price: 3333 }), await scene.product({ price: 9999 })];
  const { reference } = await admin.call(manualOrders.create, {
    key: randomUUID(),
    customer: `redondeo${people}`,
    cartItems: [one.line(3), other.line(2)],
    discount: 10,
    delivery: { what: 'method', id: methodId },
    payment,
  });
  if (payment === 'cash') return { person, reference, payment: 0 };
  const token = (await scene.order(reference)).trackingToken ?? '';
  const { init_point } = await person.call(paymentLinks.pay, { token });
  const paid = await scene.pay(init_point, 'APRO');
  await person.call(paymentLinks.follow, { token });
  return { person, reference, payment: paid.id };
}

type Units = readonly (readonly [position: number, quantity: number])[];

const allUnits: Units = [
  [0, 1],
  [1, 2],
  [0, 2],
];

/** Refunds units as the shop did it before migration 0036, with what 0036 made of the rows. */
async function refundOfBefore(reference: string, units: Units): Promise<void> {
  for (const [position, quantity] of units) {
    const key = randomUUID();
    const amount = (floored[position] ?? 0) * quantity;
    await scene.refund(admin, reference, { key, refund: { what: 'amount', amount: amount / 100 } });
    await post.shop.pool.query(
      `insert into refund_lines (request, order_reference, position, quantity, restock, amount_minor)
      values ($1, $2, $3, $4, false, $5)`,
      [key, reference, position, quantity, amount],
    );
  }
}

const refundDelivery = (reference: string) =>
  scene.refund(admin, reference, { refund: { what: 'amount', amount: 50.37 } });

/** Brings the rows of before to this version. */
async function migrateAgain(): Promise<void> {
  const migration = await readFile(join(migrationsFolder, '0044_rounding_left.sql'), 'utf8');
  await post.shop.pool.query(`alter table orders drop column rounding_minor; ${migration}`);
}

/** Returns an order of which everything came back, 0.04 less than was paid. */
async function returnedOrder(payment?: 'link' | 'cash') {
  const made = await paidOrder(payment);
  await refundOfBefore(made.reference, allUnits);
  await refundDelivery(made.reference);
  expect(await scene.ledger(admin, made.reference)).toMatchObject({
    state: 'partly_refunded',
    givenBack: shopMoney(34_030),
    refundable: shopMoney(4),
  });
  return made;
}

const ofRounding = async (reference: string) =>
  (await scene.ledger(admin, reference)).refunds.filter(({ origin }) => origin === 'rounding');

const isWholly = { state: 'refunded', givenBack: total, kept: nothing, refundable: nothing };

test('BACK-2 DESK-4 an order of before of which all came back gets its last cents by itself, once, and is refunded', async () => {
  const { person, reference, payment } = await returnedOrder();
  await migrateAgain();
  expect(await person.call(orders.one, { key: reference })).toMatchObject({ isRefunded: false });
  await scene.later();
  expect(await scene.ledger(admin, reference)).toMatchObject({
    ...isWholly,
    refunds: [{ origin: 'rounding', state: 'done', amount: shopMoney(4), actor: 'clock' }, {}, {}, {}, {}],
  });
  expect((await scene.refundsAtProvider(payment)).filter((one) => one === 'approved 0.04')).toHaveLength(1);
  expect(await person.call(orders.one, { key: reference })).toMatchObject({ moneyState: 'refunded', isRefunded: true });
  const history = await admin.call(orderDesk.history, { key: reference });
  expect(history.filter((entry) => entry.what === 'refund' && entry.amount.minor === 4)).toMatchObject([
    { actor: 'clock', state: 'asked', reason: 'rounding' },
    { actor: 'provider', state: 'done' },
  ]);
  await post.deliver();
  expect(post.box.received.filter(({ text }) => text?.includes('quedó un pequeño resto suyo'))).toHaveLength(1);
  await scene.later();
  expect(await scene.ledger(admin, reference)).toMatchObject(isWholly);
});

test('BACK-2 several processes, an administrator and one that dies between writing and sending give it back once', async () => {
  const [killed, contested, other] = [await returnedOrder(), await returnedOrder(), await returnedOrder()];
  const made = [killed, contested, other];
  await migrateAgain();
  // Written down by one of many, which dies before it is sent.
  await Promise.all(Array.from({ length: 8 }, () => openRounding(post.shop.services, killed)));
  expect(await ofRounding(killed.reference)).toMatchObject([{ state: 'asked' }]);
  post.shop.clock.advance(120_000);
  const byHand = scene.refund(admin, contested.reference).catch((error: unknown) => error);
  await Promise.all([...Array.from({ length: 4 }, () => reconcile(post.shop.services)), byHand]);
  await scene.later();
  for (const { reference, payment } of made) {
    expect(await scene.ledger(admin, reference)).toMatchObject(isWholly);
    expect((await scene.refundsAtProvider(payment)).filter((one) => one === 'approved 0.04')).toHaveLength(1);
  }
});

test('BACK-2 a provider that does not answer is asked again for the same refund', async () => {
  const { reference, payment } = await returnedOrder();
  await migrateAgain();
  // It did it, and its answer was lost.
  await scene.control.injectFault({ kind: 'status', status: 503, method: 'POST', moment: 'after' });
  await scene.later();
  expect(await ofRounding(reference)).toMatchObject([{ state: 'asked' }]);
  await scene.control.clearFaults();
  await scene.later();
  expect(await ofRounding(reference)).toMatchObject([{ state: 'done' }]);
  expect((await scene.refundsAtProvider(payment)).filter((one) => one === 'approved 0.04')).toHaveLength(1);
});

test('BACK-2 the delivery may be kept or go back later: the cents of the goods are due without it', async () => {
  const { reference } = await paidOrder();
  await refundOfBefore(reference, allUnits);
  await migrateAgain();
  await scene.later();
  expect(await ofRounding(reference)).toMatchObject([{ state: 'done', amount: shopMoney(4) }]);
  expect(await scene.ledger(admin, reference)).toMatchObject({ state: 'partly_refunded', refundable: shopMoney(5037) });
  await refundDelivery(reference);
  expect(await scene.ledger(admin, reference)).toMatchObject(isWholly);
});

test.each([
  { before: [[0, 2]], later: [0, 1, 1], deliveryAt: 1 },
  { before: [[1, 1]], later: [0, 0, 0, 1], deliveryAt: 0 },
  {
    before: [
      [1, 2],
      [0, 1],
    ],
    later: [0, 0],
    deliveryAt: 2,
  },
  { before: [[0, 3]], later: [1, 1], deliveryAt: -1 },
] as const)(
  'BACK-2 DESK-4 an order that was refunded in part before gives back the rest exactly: %j',
  async ({ before, later, deliveryAt }) => {
    const { reference } = await paidOrder();
    await refundOfBefore(reference, before);
    if (deliveryAt === -1) await refundDelivery(reference);
    await migrateAgain();
    for (const [at, position] of later.entries()) {
      await scene.later();
      if (at === deliveryAt) await refundDelivery(reference);
      await scene.refund(admin, reference, { refund: { what: 'lines', lines: [{ position, quantity: 1 }] } });
    }
    if (deliveryAt === later.length) await refundDelivery(reference);
    expect(await scene.ledger(admin, reference)).toMatchObject(isWholly);
    expect(await ofRounding(reference)).toEqual([]);
  },
);

test('BACK-2 what the shop took by hand is left to its people: the desk lists it until they give it back', async () => {
  const { person, reference } = await returnedOrder('cash');
  await migrateAgain();
  const { number } = await scene.order(reference);
  await scene.later();
  expect(await ofRounding(reference)).toEqual([]);
  expect((await admin.call(orderDesk.counts, {}))['rounding-left']).toBe(1);
  const listed = await admin.call(orderDesk.list, { trouble: 'rounding-left' });
  expect(listed.orders.map((order) => order.number)).toEqual([number]);
  await scene.refund(admin, reference);
  expect((await admin.call(orderDesk.counts, {}))['rounding-left']).toBe(0);
  expect(await scene.ledger(admin, reference)).toMatchObject(isWholly);
  expect(await person.call(orders.one, { key: reference })).toMatchObject({ isRefunded: true });
});

test('BACK-2 DESK-3 a provider that refuses it, as after 180 days, is asked once, and the desk is told why', async () => {
  const { reference } = await returnedOrder();
  await migrateAgain();
  await scene.control.setSwitch({
    scope: 'next',
    refund: { status: 'refused', reason: 'Payment too old to be refunded' },
  });
  await scene.later();
  await scene.later(60);
  expect(await ofRounding(reference)).toMatchObject([
    { state: 'refused', problem: 'pasaron más de 180 días desde el pago' },
  ]);
  expect((await admin.call(orderDesk.counts, {}))['refund-refused']).toBe(1);
  // Nothing is said to be given back that was not.
  expect(await scene.ledger(admin, reference)).toMatchObject({ state: 'partly_refunded', refundable: shopMoney(4) });
});
