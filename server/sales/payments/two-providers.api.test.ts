import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { refundScene } from '#test/refund-scene.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { handleNotice, keepNotice } from './notices.ts';
import { keepSession, sessionOf } from './payment-sessions.service.ts';
import { paymentSessions } from './payments.tables.ts';
import { openedDesk } from '#test/opened-shop.ts';

// A is the provider of the simulator, with which the shop began; B is the one that it offers now.
const here = openedDesk(refundScene);

let people = 0;
let others = 0;
let own: readonly PaymentProvider[] = [];
let other = memoryProvider();

beforeAll(async () => {
  own = here.shop.services.providers.all;
});
beforeEach(async () => {
  // Of another name for each test, so that no other test's orders are of it.
  others += 1;
  other = memoryProvider({ name: `other${others}` });
  await here.scene.loseNotices();
});
afterEach(async () => {
  here.shop.offer();
  await here.scene.control.clearSwitches();
});

/** A buyer at the page of the provider that the shop offers at this moment. */
async function buyer() {
  people += 1;
  const person = await here.shop.customer(`two${people}`);
  // With the delivery its total can be paid in three equal parts.
  const shirt = await here.scene.product({ stock: 5, price: 100_000 });
  const asked = { cartItems: [shirt.line()] };
  return { person, shirt, asked, ...(await person.call(checkout.start, asked)) };
}

/** A buyer at a page of A, in a shop that offers B since then. */
async function buyerOfBefore() {
  const begun = await buyer();
  here.shop.offer(other.provider);
  return begun;
}

const sessionProvider = async (reference: string) => (await sessionOf(here.shop.db, reference))?.provider;

describe('PAY-4 PAY-5 an order that was placed with a provider stays with it when the shop offers another one', () => {
  test('when its buyer returns with its reference', async () => {
    const { person, init_point, reference } = await buyerOfBefore();
    const payment = await here.scene.pay(init_point, 'APRO');
    const seen = await person.call(orders.record, { payment_id: payment.id, status: 'approved', reference });
    expect(seen).toMatchObject({ status: 'approved', payment_id: payment.id });
    expect(other.asked).toEqual([]);
  });

  test('when its buyer returns with the number of a payment that the shop has not heard of', async () => {
    const { person, init_point, reference } = await buyerOfBefore();
    const payment = await here.scene.pay(init_point, 'APRO');
    expect(await person.call(orders.record, { payment_id: payment.id })).toMatchObject({
      reference,
      status: 'approved',
    });
    expect(other.asked).toEqual([]);
  });

  test('when the buyer of two orders returns: each provider on whose pages this buyer was is asked, and no other', async () => {
    const before = await buyerOfBefore();
    const paid = await here.scene.pay(before.init_point, 'APRO');
    await before.person.call(orders.record, { reference: before.reference });
    const now = await before.person.call(checkout.start, { cartItems: [before.shirt.line(2)] });
    expect(await sessionProvider(now.reference)).toBe(other.provider.name);
    const third = memoryProvider({ name: 'third' });
    here.shop.offer(third.provider, other.provider);
    const unknown = await before.person.refusal(orders.record, { payment_id: paid.id + 9999 });
    expect(unknown.code).toBe('order_not_found');
    expect([other.asked, third.asked]).toEqual([['start', 'find'], []]);
  });

  test('when a notice arrives', async () => {
    await here.scene.control.clearSwitches();
    const { init_point, reference } = await buyerOfBefore();
    const payment = await here.scene.pay(init_point, 'APRO');
    await expect
      .poll(() => here.scene.order(reference))
      .toMatchObject({ status: 'approved', paymentId: String(payment.id) });
    expect(other.asked).toEqual([]);
  });

  test('when the jobs follow it, and when its time is over', async () => {
    const { init_point, reference } = await buyerOfBefore();
    await here.scene.pay(init_point, 'APRO');
    await here.scene.later();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved' });
    here.shop.offer();
    const late = await buyerOfBefore();
    await here.scene.pay(late.init_point, 'APRO');
    await here.scene.later(31);
    expect(await here.scene.order(late.reference)).toMatchObject({ status: 'approved' });
    expect(other.asked).toEqual([]);
  });

  test('when it is refunded', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    here.shop.offer(other.provider);
    expect(await here.scene.refund(here.admin, reference)).toMatchObject({ refunds: [{ state: 'done' }] });
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(other.asked).toEqual([]);
  });

  test('when it is paid twice: the second payment goes back there', async () => {
    const { init_point, reference } = await buyerOfBefore();
    const second = await here.scene.pay(init_point, 'CONT');
    await here.scene.pay(init_point, 'APRO');
    await here.scene.later();
    await here.scene.control.movePayment(second.id, { status: 'approved' });
    await here.scene.later();
    expect(await here.scene.refundsAtProvider(second.id)).toHaveLength(1);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'approved paid']);
    expect(other.asked).toEqual([]);
  });

  test('when it is paid again or given up: its page is the same, and is closed there', async () => {
    const { person, asked, init_point, reference } = await buyerOfBefore();
    expect(await person.call(orders.payAgain, { reference })).toMatchObject({ init_point });
    expect(await person.call(checkout.start, asked)).toMatchObject({ init_point, reference });
    await person.call(orders.cancel, { reference });
    await expect(here.scene.pay(init_point, 'APRO')).rejects.toThrow();
    expect(other.asked).toEqual([]);
  });

  test('when a link leads to its page, also while what the shop offers has no account', async () => {
    const shirt = await here.scene.product({ stock: 5 });
    const order = await here.admin.call(manualOrders.create, {
      key: here.shop.services.newId(),
      cartItems: [shirt.line()],
      delivery: { what: 'counter' },
      payment: 'link',
    });
    const token = (await here.scene.order(order.reference)).trackingToken ?? '';
    const { init_point } = await here.shop.guest().call(paymentLinks.pay, { token });
    here.shop.offer(memoryProvider({ isConnected: false }).provider);
    expect(await here.shop.guest().call(paymentLinks.show, { token })).toMatchObject({ isPayable: true });
    expect(await here.shop.guest().call(paymentLinks.pay, { token })).toMatchObject({ init_point });
    expect(await here.admin.call(manualOrders.link, { reference: order.reference, isSent: false })).toMatchObject({
      sentTo: null,
    });
    await here.scene.pay(init_point, 'APRO');
    expect(await here.shop.guest().call(paymentLinks.follow, { token })).toMatchObject({ status: 'approved' });
  });
});

describe('PAY-4 PAY-5 an order of the provider that the shop offers now', () => {
  test('is started, followed and refunded there, also after the shop offers another one again', async () => {
    here.shop.offer(other.provider);
    const { person, reference } = await buyer();
    expect(await sessionProvider(reference)).toBe(other.provider.name);
    other.pay(reference, here.shop.clock.now());
    here.shop.offer(...own, other.provider);
    expect(await person.call(orders.record, { reference })).toMatchObject({ status: 'approved', payment_id: null });
    expect(await here.scene.refund(here.admin, reference)).toMatchObject({ refunds: [{ state: 'done' }] });
    expect(other.asked).toEqual(['start', 'findByReference', 'refund', 'find']);
  });

  test('is followed by the notices and the jobs of that provider', async () => {
    here.shop.offer(other.provider);
    const [noticed, unnoticed] = [await buyer(), await buyer()];
    here.shop.offer(...own, other.provider);
    const id = other.pay(noticed.reference, here.shop.clock.now());
    const notice = await keepNotice(here.shop.services, {
      provider: other.provider.name,
      noticeId: 'n-1',
      subject: { about: 'payment', id },
    });
    if (!notice) throw new Error('the notice was not kept');
    expect(await handleNotice(here.shop.services, notice)).toBe(true);
    expect(await here.scene.order(noticed.reference)).toMatchObject({ status: 'approved' });
    other.pay(unnoticed.reference, here.shop.clock.now());
    await here.scene.later();
    expect(await here.scene.order(unnoticed.reference)).toMatchObject({ status: 'approved' });
  });

  test('is paid in as many parts as that provider says', async () => {
    const three = memoryProvider({ name: 'three', mostParts: 3 });
    for (const [simulated, status] of [
      [three, 'approved'],
      [other, 'pending'],
    ] as const) {
      here.shop.offer(simulated.provider);
      const { person, reference } = await buyer();
      for (const second of [1, 2, 3]) {
        simulated.pay(reference, new Date(here.shop.clock.now().getTime() + second * 1000), 3);
      }
      expect(await person.call(orders.record, { reference })).toMatchObject({ status });
    }
  });

  test('keeps the page of the other one if another tab was faster with that, and closes its own', async () => {
    const { person, reference } = await buyer();
    await here.shop.db.delete(paymentSessions).where(eq(paymentSessions.orderReference, reference));
    const faster = { provider: own[0]?.name ?? '', externalId: 'x', url: 'https://a.example/x' };
    here.shop.offer({
      ...other.provider,
      async start(request) {
        await keepSession(here.shop.db, reference, faster);
        return other.provider.start(request);
      },
    });
    expect(await person.call(orders.payAgain, { reference })).toMatchObject({ init_point: faster.url });
    expect(await sessionOf(here.shop.db, reference)).toMatchObject(faster);
    expect(other.isClosed(reference)).toBe(true);
  });
});
