import { beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { purchaseScene } from '#test/purchase.ts';
import { applyPayments } from './apply-payment.service.ts';
import { reconcile } from './reconcile.service.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene, { losesNotices: true });

let people = 0;

const minute = 60_000;

beforeEach(() => here.scene.control.clearFaults());

async function buyer({ stock = 1 } = {}) {
  people += 1;
  const person = await here.shop.customer(`late${people}`);
  const shirt = await here.scene.product({ stock, price: 95_000 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()] });
  return { person, shirt, ...started };
}

/** What the poller does, once a minute has passed. */
async function aMinuteLater(minutes = 1.1) {
  here.shop.clock.advance(minutes * minute);
  await reconcile(here.shop.services);
}

/** All that the provider holds for an order. */
async function moneyAt(reference: string): Promise<number> {
  const found = await here.shop.services.providers.offered.findByReference(reference);
  return found
    .filter(({ approvedAt }) => approvedAt !== null)
    .reduce((sum, { amount, refunded }) => sum + amount.minor - refunded.minor, 0);
}

describe('PAY-5 time to pay', () => {
  test('ends after 30 minutes, and the units go back once', async () => {
    const { shirt, reference } = await buyer();
    await aMinuteLater(29);
    expect(await here.scene.stock(shirt)).toBe(0);
    await aMinuteLater(2);
    await aMinuteLater(2);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await here.scene.stock(shirt)).toBe(1);
  });

  test('does not end over a payment that arrived unnoticed', async () => {
    const { init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'APRO');
    await aMinuteLater(31);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'approved paid']);
  });

  test('does not end while a payment is under review, for days, and its end decides', async () => {
    const { person, init_point, reference, shirt } = await buyer();
    const payment = await here.scene.pay(init_point, 'CONT');
    await aMinuteLater(31);
    await aMinuteLater(3 * 24 * 60);
    expect(await here.scene.order(reference)).toMatchObject({
      status: 'pending',
      isOpen: false,
      paymentId: String(payment.id),
    });
    expect(await person.call(orders.one, { key: reference })).toMatchObject({ isPayable: false });
    expect(await here.scene.stock(shirt)).toBe(0);
    await here.scene.control.movePayment(payment.id, { status: 'cancelled', status_detail: 'expired' });
    await aMinuteLater(7 * 60);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure payment_cancelled']);
    expect(await here.scene.stock(shirt)).toBe(1);
  });

  test('ends without an answer when the provider stays away for half an hour more', async () => {
    const { shirt, reference } = await buyer();
    await here.scene.control.injectFault({ kind: 'status', status: 503 });
    await aMinuteLater(45);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    await aMinuteLater(16);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await here.scene.stock(shirt)).toBe(1);
  });
});

describe('PAY-5 money that comes late', () => {
  test('still buys when the units can be taken again', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    await aMinuteLater(31);
    const payment = await here.scene.pay(init_point, 'APRO');
    await aMinuteLater(15);
    expect(await here.scene.history(reference)).toEqual([
      'pending checkout',
      'failure expired',
      'approved late_payment',
    ]);
    expect(await here.scene.stock(shirt)).toBe(0);
    expect(await person.call(orders.one, { key: String(payment.id) })).toMatchObject({ isRefunded: false });
  });

  test('goes back when somebody else bought the units, and the buyer sees that', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    await aMinuteLater(31);
    const other = await here.shop.customer(`other${people}`);
    await other.call(checkout.start, { cartItems: [shirt.line()] });
    await here.scene.pay(init_point, 'APRO');
    await aMinuteLater(15);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await moneyAt(reference)).toBe(0);
    expect(await here.scene.payments(reference)).toMatchObject([{ refund: 'done', refundReason: 'late' }]);
    expect(await person.call(orders.one, { key: reference })).toMatchObject({ status: 'failure', isRefunded: true });
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('goes back as soon as the provider takes refunds again', async () => {
    const { shirt, init_point, reference } = await buyer();
    await aMinuteLater(31);
    await (await here.shop.customer(`third${people}`)).call(checkout.start, { cartItems: [shirt.line()] });
    const payment = await here.scene.pay(init_point, 'APRO');
    await here.scene.control.injectFault({ kind: 'status', status: 500, method: 'POST' });
    await aMinuteLater(15);
    expect(await here.scene.payments(reference)).toMatchObject([{ refund: 'due' }]);
    await here.scene.control.clearFaults();
    await aMinuteLater();
    await aMinuteLater();
    expect(await here.scene.payments(reference)).toMatchObject([
      { id: String(payment.id), refund: 'done', refunded: 100_000 },
    ]);
  });

  test('after a rejected card buys as well: the buyer tried again on the same page', async () => {
    const { shirt, init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'OTHE');
    await aMinuteLater();
    expect(await here.scene.stock(shirt)).toBe(1);
    const second = await here.scene.pay(init_point, 'APRO');
    await aMinuteLater(5);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', paymentId: String(second.id) });
    expect(await here.scene.stock(shirt)).toBe(0);
  });
});

test('PAY-5 an attempt under review on an order that was refused is followed for days', async () => {
  const { init_point, reference, shirt } = await buyer();
  await here.scene.pay(init_point, 'OTHE');
  await aMinuteLater();
  const review = await here.scene.pay(init_point, 'CONT');
  await aMinuteLater(15);
  await aMinuteLater(3 * 24 * 60);
  await here.scene.control.movePayment(review.id, { status: 'approved' });
  await aMinuteLater(7 * 60);
  expect(await here.scene.history(reference)).toEqual([
    'pending checkout',
    'rejected payment_rejected',
    'approved late_payment',
  ]);
  expect(await here.scene.stock(shirt)).toBe(0);
});

describe('PAY-5 sums', () => {
  test('two cards make up one total', async () => {
    const { init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'APRO', 400);
    await aMinuteLater();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', isOpen: true });
    await here.scene.pay(init_point, 'APRO');
    await aMinuteLater();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved' });
    expect(await moneyAt(reference)).toBe(100_000);
  });

  test('half a payment without the other half goes back when the time is over', async () => {
    const { shirt, init_point, reference } = await buyer();
    await here.scene.pay(init_point, 'APRO', 400);
    await aMinuteLater(31);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await here.scene.payments(reference)).toMatchObject([{ refund: 'done', refundReason: 'partial' }]);
    expect(await moneyAt(reference)).toBe(0);
    expect(await here.scene.stock(shirt)).toBe(1);
  });

  test('a second payment of the same order goes back', async () => {
    const { init_point, reference, shirt } = await buyer();
    const review = await here.scene.pay(init_point, 'CONT');
    const paid = await here.scene.pay(init_point, 'APRO');
    await aMinuteLater();
    await here.scene.control.movePayment(review.id, { status: 'approved' });
    await aMinuteLater();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', paymentId: String(paid.id) });
    expect(await moneyAt(reference)).toBe(100_000);
    expect(await here.scene.payments(reference)).toMatchObject([
      { id: String(review.id), refundReason: 'twice' },
      { refund: null },
    ]);
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('a payment of another amount is written down and changes nothing', async () => {
    const { reference } = await buyer();
    const id = await foreignPreference(reference, 100_000.01);
    await here.scene.control.payPreference({ preference_id: id, cardholder: 'APRO' });
    await aMinuteLater();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', isOpen: true });
    expect(await here.scene.payments(reference)).toMatchObject([{ problem: 'amount', refund: null }]);
  });

  test('a payment of little money does not buy, and goes back', async () => {
    const { reference } = await buyer();
    const id = await foreignPreference(reference, 1);
    await here.scene.control.payPreference({ preference_id: id, cardholder: 'APRO' });
    await aMinuteLater();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
    await aMinuteLater(31);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'failure' });
    expect(await moneyAt(reference)).toBe(0);
  });

  /** A checkout that bears an order's reference and was not made by the shop. Amount in pesos. */
  async function foreignPreference(reference: string, amount: number): Promise<string> {
    const response = await fetch(`${here.shop.sandbox.url}/checkout/preferences`, {
      method: 'POST',
      headers: { authorization: 'Bearer TEST-access-token', 'content-type': 'application/json' },
      body: JSON.stringify({
        items: [{ title: 'Otra cosa', quantity: 1, unit_price: amount }],
        external_reference: reference,
      }),
    });
    const { id }: { id: string } = JSON.parse(await response.text());
    return id;
  }
});

test('PAY-5 an order that does not exist is nothing to apply', async () => {
  expect(await applyPayments(here.shop.services, here.shop.services.newId(), { actor: 'clock' })).toBeUndefined();
});
