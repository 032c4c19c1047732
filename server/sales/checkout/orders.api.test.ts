import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene, { losesNotices: true });

let people = 0;

async function buyer(name = 'Buyer') {
  people += 1;
  const person = await here.shop.customer(`${name}${people}`);
  const shirt = await here.scene.product({ stock: 3, price: 20_000 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line(2)] });
  return { person, shirt, ...started };
}

/** Sends a body as older clients do, beyond what the types allow. */
async function post(person: Actor, path: string, body: unknown): Promise<Response> {
  return person.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('CALL-15 the buyer comes back', () => {
  test('PAY-5 paid: the order is approved and its stock stays taken', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    const payment = await here.scene.pay(init_point, 'APRO');
    const order = await person.call(orders.record, { payment_id: String(payment.id), status: 'approved', reference });
    expect(order).toMatchObject({
      payment_id: payment.id,
      reference,
      status: 'approved',
      total: shopMoney(45_000),
      isPayable: false,
    });
    expect(order.orderDetails).toEqual([
      {
        id: shirt.id,
        variantId: shirt.variantId,
        name: shirt.name,
        color: 'Blanco',
        brandSize: 'M',
        quantity: 2,
        currentPrice: shopMoney(20_000),
        promisedOn: null,
        picture: null,
      },
    ]);
    expect(await here.scene.stock(shirt)).toBe(1);
  });

  test('PAY-5 rejected: the stock is back, once, and the page takes no payment any more', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    const payment = await here.scene.pay(init_point, 'OTHE');
    const back = { payment_id: payment.id, status: 'rejected', reference };
    expect(await person.call(orders.record, back)).toMatchObject({ status: 'rejected', payment_id: payment.id });
    await person.call(orders.record, back);
    expect(await here.scene.stock(shirt)).toBe(3);
    await expect(here.scene.pay(init_point, 'APRO')).rejects.toThrow('closed');
  });

  test('PAY-5 rejected, and the shop knew before: the page is closed all the same', async () => {
    const { person, init_point, reference } = await buyer();
    const payment = await here.scene.pay(init_point, 'OTHE');
    await here.scene.notify(payment.id);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'rejected' });
    await person.call(orders.record, { payment_id: payment.id, status: 'rejected', reference });
    await expect(here.scene.pay(init_point, 'APRO')).rejects.toThrow('closed');
  });

  test('PAY-5 without paying, told by the text null: the stock is back at once', async () => {
    const { person, shirt, reference } = await buyer();
    const order = await person.call(orders.record, { payment_id: 'null', status: 'null', reference });
    expect(order).toMatchObject({ status: 'failure', payment_id: null });
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure abandoned']);
    expect(await here.scene.stock(shirt)).toBe(3);
  });

  test('PAY-5 says null although a payment is there: the payment counts', async () => {
    const { person, init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'CONT');
    const order = await person.call(orders.record, { payment_id: null, status: null, reference });
    expect(order).toMatchObject({ status: 'pending', isPayable: false });
  });

  test('MEND-13 what tells one bag from another goes when the checkout is over', async () => {
    const { person, init_point, reference } = await buyer();
    expect((await here.scene.order(reference))?.bagKey).not.toBe('');
    const payment = await here.scene.pay(init_point, 'APRO');
    await person.call(orders.record, { payment_id: String(payment.id) });
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', bagKey: '' });
  });

  test('PAY-5 what the browser claims is not believed', async () => {
    const { person, init_point, reference } = await buyer();
    const claims = { status: 'approved', total: 1, orderDetails: [{ id: 1, quantity: 99 }], email: 'x@example.com' };
    await post(person, '/ordendecompra', { ...claims, payment_id: 123_456, reference });
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', isOpen: true, paymentId: null });
    const other = await buyer();
    const foreign = await here.scene.pay(other.init_point, 'APRO');
    await person.call(orders.record, { payment_id: foreign.id, status: 'approved', reference });
    expect(await here.scene.order(reference)).toMatchObject({
      status: 'pending',
      isOpen: true,
      paymentId: null,
      total: 45_000,
    });
    expect(init_point).not.toBe('');
  });

  test('PAY-5 an older client names its payment only, and the order is found', async () => {
    const { person, init_point } = await buyer();
    const payment = await here.scene.pay(init_point, 'APRO');
    const response = await post(person, '/ordendecompra', { payment_id: payment.id, total: 1, status: 'approved' });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { payment_id: payment.id, status: 'approved' },
    ]);
  });

  test('an address without a query shows the open checkout and does not end it', async () => {
    const { person, reference } = await buyer();
    const back = { payment_id: null, status: null };
    expect(await person.call(orders.record, back)).toMatchObject({ reference, status: 'pending', isPayable: true });
    expect(await person.call(orders.record, { ...back, reference: 'null' })).toMatchObject({ isPayable: true });
  });

  test('while the provider is away: the order is shown as it is known', async () => {
    const { person, init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'APRO');
    await here.scene.control.injectFault({ kind: 'status', status: 500 });
    const back = { payment_id: 'null', status: 'null', reference };
    expect(await person.call(orders.record, back)).toMatchObject({ status: 'pending' });
    await here.scene.control.clearFaults();
    expect(await person.call(orders.record, back)).toMatchObject({ status: 'approved' });
  });

  test('to an order of somebody else, or to none: not found, nothing changed', async () => {
    const { person } = await buyer();
    const other = await buyer();
    const payment = await here.scene.pay(other.init_point, 'APRO');
    const before = await here.scene.everything();
    for (const back of [
      { reference: other.reference, status: 'null' },
      { payment_id: payment.id, status: 'approved' },
      { payment_id: 999_999, status: 'approved' },
    ]) {
      expect(await person.refusal(orders.record, back)).toMatchObject({ code: 'order_not_found', status: 404 });
    }
    expect(await here.shop.guest().refusal(orders.record, { reference: other.reference })).toMatchObject({
      status: 401,
    });
    expect(await here.scene.everything()).toBe(before);
  });

  test.for([
    ['a number that is an object', { payment_id: { $gt: 0 } }],
    ['a number too long', { payment_id: '9'.repeat(21) }],
    ['a reference too long', { reference: 'x'.repeat(61) }],
    ['a status that is a list', { status: ['approved'] }],
    ['a list', []],
    ['text the database cannot hold', { status: 'a\u0000' }],
  ] as const)('with %s: refused', async ([, body]) => {
    const { person } = await buyer();
    const before = await here.scene.everything();
    const response = await post(person, '/ordendecompra', body);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid' }]);
    expect(await here.scene.everything()).toBe(before);
  });
});

describe('CALL-16 the orders of a user', () => {
  test('ORD-1 are there for that user, in any case, newest first, and for administrators', async () => {
    const { person, reference, shirt } = await buyer('Clara');
    await person.call(orders.cancel, { reference });
    here.shop.clock.advance(1000);
    const second = await person.call(checkout.start, { cartItems: [shirt.line()] });
    const mine = await person.call(orders.ofUser, { username: person.username.toUpperCase() });
    expect(mine.map((order) => [order.reference, order.status])).toEqual([
      [second.reference, 'pending'],
      [reference, 'failure'],
    ]);
    const admin = await here.shop.admin('jefa-de-ordenes');
    expect(await admin.call(orders.ofUser, { username: person.username })).toEqual(mine);
    expect(await admin.call(orders.ofUser, { username: 'nadie' })).toEqual([]);
  });

  test('are refused to everybody else', async () => {
    const { person } = await buyer();
    const { person: other } = await buyer();
    expect(await other.refusal(orders.ofUser, { username: person.username })).toMatchObject({ status: 403 });
    expect(await other.refusal(orders.ofUser, { username: `${other.username}'--` })).toMatchObject({ status: 403 });
    expect(await other.refusal(orders.ofUser, { username: 'x'.repeat(61) })).toMatchObject({ status: 422 });
    expect(await here.shop.guest().refusal(orders.ofUser, { username: person.username })).toMatchObject({
      status: 401,
    });
  });
});

test('ORD-2 one order is found by its number or reference, by its buyer and administrators only', async () => {
  const { person, init_point, reference } = await buyer();
  const payment = await here.scene.pay(init_point, 'APRO');
  await person.call(orders.record, { reference });
  const admin = await here.shop.admin('jefa-de-una');
  for (const key of [reference, String(payment.id)]) {
    expect(await person.call(orders.one, { key })).toMatchObject({ reference, payment_id: payment.id });
    expect(await admin.call(orders.one, { key })).toMatchObject({ reference });
  }
  const { person: other } = await buyer();
  for (const key of [reference, String(payment.id), '1', here.shop.services.newId()]) {
    expect(await other.refusal(orders.one, { key })).toMatchObject({ code: 'order_not_found', status: 404 });
  }
  for (const key of ['null', '-1', '1e3', '9'.repeat(16), `${reference}'`]) {
    expect(await other.refusal(orders.one, { key })).toMatchObject({ status: 422 });
  }
});

test('DESK-1 the shop numbers its orders at the checkout, and each is found by its number, by its buyer alone', async () => {
  const ana = await here.shop.customer('ananumero');
  const eva = await here.shop.customer('evanumero');
  const shirt = await here.scene.product();
  const started = await ana.call(checkout.start, { cartItems: [shirt.line()] });
  const order = await ana.call(orders.one, { key: started.reference });
  expect(order.number).toBeGreaterThan(1000);
  const other = await eva.call(checkout.start, { cartItems: [shirt.line()] });
  expect((await eva.call(orders.one, { key: other.reference })).number).toBeGreaterThan(order.number);
  expect((await ana.call(orders.one, { key: String(order.number) })).reference).toBe(started.reference);
  expect((await eva.refusal(orders.one, { key: String(order.number) })).code).toBe('order_not_found');
});
