import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { delivery } from '#contract/delivery/delivery.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { homeMethod } from '#test/delivery.ts';
import { refundScene } from '#test/refund-scene.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(refundScene, { keepsMail: true });

const pesos = (amount: number) => shopMoney(amount * 100);

type Asked = Given<typeof manualOrders.create>;

async function entered({ units = 2, ...changes }: Partial<Asked> & { units?: number } = {}) {
  const shirt = await scene.product({ stock: 10, price: 100_000 });
  const asked: Asked = {
    key: randomUUID(),
    cartItems: [shirt.line(units)],
    delivery: { what: 'counter' },
    payment: 'cash',
    ...changes,
  };
  return { shirt, asked, order: await admin.call(manualOrders.create, asked) };
}

const tokenOf = async (reference: string) => (await scene.order(reference)).trackingToken ?? '';

test('DESK-4 a sale at the counter takes units and is paid in cash, without a customer', async () => {
  const { shirt, order, asked } = await entered({ note: 'Vino con su hermana' });
  expect(order).toMatchObject({
    source: 'desk',
    status: 'approved',
    moneyState: 'paid',
    // The goods went with their buyer.
    fulfilment: 'delivered',
    email: '',
    payment_id: null,
    subtotal: pesos(2000),
    shipping: pesos(0),
    total: pesos(2000),
    delivery: { title: 'Venta en el local', contact: null },
  });
  expect(await scene.stock(shirt)).toBe(8);
  expect(await scene.ledger(admin, order.reference)).toMatchObject({ paid: pesos(2000), refundable: pesos(2000) });
  // The same key again, by a double click or after an interruption, is the same order.
  expect(await admin.call(manualOrders.create, asked)).toMatchObject({ number: order.number });
  expect(await scene.stock(shirt)).toBe(8);
  expect(await scene.payments(order.reference)).toMatchObject([{ provider: 'hand', detail: 'cash' }]);
});

test('DESK-4 the same key many times at once is one order', async () => {
  const shirt = await scene.product({ stock: 10, price: 100_000 });
  const asked: Asked = {
    key: randomUUID(),
    cartItems: [shirt.line(2)],
    delivery: { what: 'counter' },
    payment: 'transfer',
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => admin.call(manualOrders.create, asked)));
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await scene.stock(shirt)).toBe(8);
  expect(await scene.payments(asked.key)).toHaveLength(1);
  expect(await scene.ledger(admin, asked.key)).toMatchObject({ paid: pesos(2000), givenBack: pesos(0) });
});

test('DESK-4 manual orders and checkouts never sell the last unit twice', async () => {
  const shirt = await scene.product({ stock: 3 });
  const sale = () =>
    admin.call(manualOrders.create, {
      key: randomUUID(),
      cartItems: [shirt.line()],
      delivery: { what: 'counter' },
      payment: 'later',
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, sale));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await scene.stock(shirt)).toBe(0);
});

test('DESK-4 a discount lowers the total, and a refund by lines gives back what was paid for them', async () => {
  const { order } = await entered({ units: 3, discount: 100 });
  expect(order).toMatchObject({ subtotal: pesos(3000), discount: pesos(100), total: pesos(2900) });
  const byLine = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
  const ledger = await scene.refund(admin, order.reference, { refund: byLine });
  expect(ledger).toMatchObject({
    givenBack: shopMoney(96_667),
    refundable: shopMoney(193_333),
    state: 'partly_refunded',
  });
  expect(ledger.refunds).toMatchObject([{ state: 'done' }]);
  expect(await scene.refund(admin, order.reference)).toMatchObject({ givenBack: pesos(2900), state: 'refunded' });
  expect(await scene.stock({ id: order.orderDetails[0]?.id ?? 0 })).toBe(10);
});

test('DESK-4 a discount above the goods is rejected and takes nothing', async () => {
  const shirt = await scene.product({ stock: 5, price: 100_000 });
  const asked = { cartItems: [shirt.line()], delivery: { what: 'counter' as const }, payment: 'cash' as const };
  const refused = await admin.refusal(manualOrders.create, { key: randomUUID(), ...asked, discount: 1000.01 });
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'discount' }] });
  const unknown = await admin.refusal(manualOrders.create, { key: randomUUID(), ...asked, customer: 'nadie' });
  expect(unknown.code).toBe('user_not_found');
  const foreign = await scene.paidOrder();
  const used = await admin.refusal(manualOrders.create, { key: foreign.reference, ...asked });
  expect(used.code).toBe('order_key_used');
  expect(await scene.stock(shirt)).toBe(5);
});

test('DESK-4 only administrators enter orders, take money and make links', async () => {
  const { asked, order } = await entered({ payment: 'later' });
  const person = await post.shop.customer('curiosa');
  const { reference } = order;
  for (const [who, code] of [
    [person, 'not_allowed'],
    [post.shop.guest(), 'not_logged_in'],
  ] as const) {
    expect((await who.refusal(manualOrders.create, asked)).code).toBe(code);
    expect((await who.refusal(manualOrders.take, { reference, means: 'cash' })).code).toBe(code);
    expect((await who.refusal(manualOrders.link, { reference })).code).toBe(code);
  }
  expect((await scene.order(reference)).status).toBe('pending');
});

test('DESK-4 an order for a customer does not touch their open checkout, and is in their account', async () => {
  const person = await post.shop.customer('telefono');
  const shirt = await scene.product({ stock: 10 });
  const method = await admin.call(delivery.addMethod, homeMethod());
  const order = await admin.call(manualOrders.create, {
    key: randomUUID(),
    cartItems: [shirt.line()],
    customer: 'telefono',
    delivery: { what: 'method', id: method.id },
    payment: 'later',
  });
  expect(order).toMatchObject({ email: 'telefono@example.com', shipping: pesos(80), status: 'pending' });
  // To the default address of their account.
  expect(order.deliveryAddress).toMatchObject({ postalCode: expect.any(String) });
  const listed = await person.call(orders.ofUser, { username: 'telefono' });
  expect(listed.map(({ number }) => number)).toEqual([order.number]);
  const { reference } = order;
  const paid = await admin.call(manualOrders.take, { reference, means: 'transfer' });
  expect(paid).toMatchObject({ status: 'approved', moneyState: 'paid' });
  expect((await admin.refusal(manualOrders.take, { reference, means: 'cash' })).code).toBe('order_settled');
  expect(await scene.payments(reference)).toHaveLength(1);
});

test('DESK-4 whoever has the link pays without an account, and gets the e-mails', async () => {
  const method = await admin.call(delivery.addMethod, homeMethod());
  const { order } = await entered({
    payment: 'link',
    discount: 150.5,
    buyer: { email: 'insta@example.com', recipient: 'Lía', phone: '11 2345-6789' },
    delivery: { what: 'method', id: method.id, address: { ...homeAddress } },
  });
  const { reference, number } = order;
  await post.deliver();
  const sent = post.box.received.filter(({ recipient }) => recipient === 'insta@example.com');
  expect(sent).toMatchObject([{ subject: `Para pagar su orden N° ${number}` }]);
  const token = await tokenOf(reference);
  expect(sent[0]?.text).toContain(`/pagar/${token}`);
  const guest = post.shop.guest();
  expect(await guest.call(paymentLinks.show, { token })).toMatchObject({
    number,
    isPayable: true,
    total: shopMoney(200_000 - 15_050 + 8_000),
  });
  const { init_point } = await guest.call(paymentLinks.pay, { token });
  await scene.pay(init_point, 'APRO');
  expect(await guest.call(paymentLinks.follow, { token })).toMatchObject({ status: 'approved', isPayable: false });
  expect(await scene.order(reference)).toMatchObject({ status: 'approved', moneyState: 'paid' });
  expect((await guest.refusal(paymentLinks.pay, { token })).code).toBe('order_settled');
  await post.deliver();
  const thanks = post.box.received.find(({ subject }) => subject === `Pago aprobado: orden N° ${number}`);
  expect(thanks?.text).toContain(`/seguimiento/${token}`);
});

test('DESK-4 links of checkouts, unknown ones and those whose time is over pay nothing', async () => {
  const guest = post.shop.guest();
  const { reference } = await scene.paidOrder();
  for (const token of [await tokenOf(reference), 'x'.repeat(43)]) {
    expect((await guest.refusal(paymentLinks.show, { token })).code).toBe('tracking_not_found');
    expect((await guest.refusal(paymentLinks.pay, { token })).code).toBe('tracking_not_found');
  }
  const { order, shirt } = await entered({ payment: 'later' });
  await scene.later(60 * 24 * 4);
  expect(await scene.order(order.reference)).toMatchObject({ status: 'failure' });
  expect(await scene.stock(shirt)).toBe(10);
  const token = await tokenOf(order.reference);
  expect((await guest.refusal(paymentLinks.pay, { token })).code).toBe('order_settled');
  expect((await admin.refusal(manualOrders.link, { reference: order.reference })).code).toBe('order_settled');
});

test('DESK-4 a provider that is away leaves a manual order as it is', async () => {
  const { order, shirt } = await entered({ payment: 'later' });
  await scene.control.injectFault({ kind: 'status', status: 500, pathPrefix: '/checkout/preferences' });
  try {
    const token = await tokenOf(order.reference);
    expect((await post.shop.guest().refusal(paymentLinks.pay, { token })).code).toBe('provider_unavailable');
  } finally {
    await scene.control.clearFaults();
  }
  expect(await scene.stock(shirt)).toBe(8);
  expect((await scene.order(order.reference)).status).toBe('pending');
});

test('DESK-4 a manual order is handed over step by step, sends its buyer the same e-mails, and is followed by its link', async () => {
  const { order } = await entered({
    payment: 'later',
    buyer: { email: 'retira@example.com', recipient: 'Lía', phone: '11 2345-6789' },
  });
  const { reference, number } = order;
  const taken = await admin.call(manualOrders.take, { reference, means: 'cash' });
  expect(taken.fulfilment).toBe('to_prepare');
  for (const to of ['ready_for_pickup', 'delivered'] as const) await admin.call(fulfilmentDesk.move, { reference, to });
  const token = await tokenOf(reference);
  expect(await post.shop.guest().call(tracking.byLink, { token })).toMatchObject({ number, state: 'delivered' });
  const guest = post.shop.guest();
  await guest.call(withdrawals.record, { request: randomUUID(), number: String(number), email: 'retira@example.com' });
  await post.deliver();
  const sent = post.box.received.filter(({ recipient }) => recipient === 'retira@example.com');
  expect(sent.map(({ subject }) => subject)).toContain(`Pago aprobado: orden N° ${number}`);
  // Who has no account gets no link to one.
  expect(sent.filter(({ text }) => text?.includes('/user/orders/'))).toEqual([]);
  expect(sent.filter(({ text }) => text?.includes(`/seguimiento/${token}`)).length).toBeGreaterThan(0);
});
