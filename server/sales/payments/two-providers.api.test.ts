import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import type { Actor } from '#test/actor.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { refundScene } from '#test/refund-scene.ts';
import type { RefundScene } from '#test/refund-scene.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { handleNotice, keepNotice } from './notices.ts';
import { keepSession, sessionOf } from './payment-sessions.service.ts';
import { paymentSessions } from './payments.tables.ts';

// A is the provider of the simulator, with which the shop began; B is the one that it offers now.
let shop: Shop;
let scene: RefundScene;
let admin: Actor;
let people = 0;
let others = 0;
let own: readonly PaymentProvider[] = [];
let other = memoryProvider();

beforeAll(async () => {
  shop = await openShop();
  scene = refundScene(shop);
  admin = await shop.admin();
  own = shop.services.providers.all;
});
beforeEach(async () => {
  // Of another name for each test, so that no other test's orders are of it.
  others += 1;
  other = memoryProvider({ name: `other${others}` });
  await scene.loseNotices();
});
afterEach(async () => {
  shop.offer();
  await scene.control.clearSwitches();
});
afterAll(() => shop.close());

/** A buyer at the page of the provider that the shop offers at this moment. */
async function buyer() {
  people += 1;
  const person = await shop.customer(`two${people}`);
  // With the delivery its total can be paid in three equal parts.
  const shirt = await scene.product({ stock: 5, price: 100_000 });
  const asked = { cartItems: [shirt.line()] };
  return { person, shirt, asked, ...(await person.call(checkout.start, asked)) };
}

/** A buyer at a page of A, in a shop that offers B since then. */
async function buyerOfBefore() {
  const begun = await buyer();
  shop.offer(other.provider);
  return begun;
}

const sessionProvider = async (reference: string) => (await sessionOf(shop.db, reference))?.provider;

describe('PAY-4 PAY-5 an order that was placed with a provider stays with it when the shop offers another one', () => {
  test('when its buyer returns with its reference', async () => {
    const { person, init_point, reference } = await buyerOfBefore();
    const payment = await scene.pay(init_point, 'APRO');
    const seen = await person.call(orders.record, { payment_id: payment.id, status: 'approved', reference });
    expect(seen).toMatchObject({ status: 'approved', payment_id: payment.id });
    expect(other.asked).toEqual([]);
  });

  test('when its buyer returns with the number of a payment that the shop has not heard of', async () => {
    const { person, init_point, reference } = await buyerOfBefore();
    const payment = await scene.pay(init_point, 'APRO');
    expect(await person.call(orders.record, { payment_id: payment.id })).toMatchObject({
      reference,
      status: 'approved',
    });
    expect(other.asked).toEqual([]);
  });

  test('when the buyer of two orders returns: each provider on whose pages this buyer was is asked, and no other', async () => {
    const before = await buyerOfBefore();
    const paid = await scene.pay(before.init_point, 'APRO');
    await before.person.call(orders.record, { reference: before.reference });
    const now = await before.person.call(checkout.start, { cartItems: [before.shirt.line(2)] });
    expect(await sessionProvider(now.reference)).toBe(other.provider.name);
    const third = memoryProvider({ name: 'third' });
    shop.offer(third.provider, other.provider);
    const unknown = await before.person.refusal(orders.record, { payment_id: paid.id + 9999 });
    expect(unknown.code).toBe('order_not_found');
    expect([other.asked, third.asked]).toEqual([['start', 'find'], []]);
  });

  test('when a notice arrives', async () => {
    await scene.control.clearSwitches();
    const { init_point, reference } = await buyerOfBefore();
    const payment = await scene.pay(init_point, 'APRO');
    await expect
      .poll(() => scene.order(reference))
      .toMatchObject({ status: 'approved', paymentId: String(payment.id) });
    expect(other.asked).toEqual([]);
  });

  test('when the jobs follow it, and when its time is over', async () => {
    const { init_point, reference } = await buyerOfBefore();
    await scene.pay(init_point, 'APRO');
    await scene.later();
    expect(await scene.order(reference)).toMatchObject({ status: 'approved' });
    shop.offer();
    const late = await buyerOfBefore();
    await scene.pay(late.init_point, 'APRO');
    await scene.later(31);
    expect(await scene.order(late.reference)).toMatchObject({ status: 'approved' });
    expect(other.asked).toEqual([]);
  });

  test('when it is refunded', async () => {
    const { reference, payment } = await scene.paidOrder();
    shop.offer(other.provider);
    expect(await scene.refund(admin, reference)).toMatchObject({ refunds: [{ state: 'done' }] });
    expect(await scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(other.asked).toEqual([]);
  });

  test('when it is paid twice: the second payment goes back there', async () => {
    const { init_point, reference } = await buyerOfBefore();
    const second = await scene.pay(init_point, 'CONT');
    await scene.pay(init_point, 'APRO');
    await scene.later();
    await scene.control.movePayment(second.id, { status: 'approved' });
    await scene.later();
    expect(await scene.refundsAtProvider(second.id)).toHaveLength(1);
    expect(await scene.history(reference)).toEqual(['pending checkout', 'approved paid']);
    expect(other.asked).toEqual([]);
  });

  test('when it is paid again or given up: its page is the same, and is closed there', async () => {
    const { person, asked, init_point, reference } = await buyerOfBefore();
    expect(await person.call(orders.payAgain, { reference })).toMatchObject({ init_point });
    expect(await person.call(checkout.start, asked)).toMatchObject({ init_point, reference });
    await person.call(orders.cancel, { reference });
    await expect(scene.pay(init_point, 'APRO')).rejects.toThrow();
    expect(other.asked).toEqual([]);
  });

  test('when a link leads to its page, also while what the shop offers has no account', async () => {
    const shirt = await scene.product({ stock: 5 });
    const order = await admin.call(manualOrders.create, {
      key: shop.services.newId(),
      cartItems: [shirt.line()],
      delivery: { what: 'counter' },
      payment: 'link',
    });
    const token = (await scene.order(order.reference)).trackingToken ?? '';
    const { init_point } = await shop.guest().call(paymentLinks.pay, { token });
    shop.offer(memoryProvider({ isConnected: false }).provider);
    expect(await shop.guest().call(paymentLinks.show, { token })).toMatchObject({ isPayable: true });
    expect(await shop.guest().call(paymentLinks.pay, { token })).toMatchObject({ init_point });
    expect(await admin.call(manualOrders.link, { reference: order.reference, isSent: false })).toMatchObject({
      sentTo: null,
    });
    await scene.pay(init_point, 'APRO');
    expect(await shop.guest().call(paymentLinks.follow, { token })).toMatchObject({ status: 'approved' });
  });
});

describe('PAY-4 PAY-5 an order of the provider that the shop offers now', () => {
  test('is started, followed and refunded there, also after the shop offers another one again', async () => {
    shop.offer(other.provider);
    const { person, reference } = await buyer();
    expect(await sessionProvider(reference)).toBe(other.provider.name);
    other.pay(reference, shop.clock.now());
    shop.offer(...own, other.provider);
    expect(await person.call(orders.record, { reference })).toMatchObject({ status: 'approved', payment_id: null });
    expect(await scene.refund(admin, reference)).toMatchObject({ refunds: [{ state: 'done' }] });
    expect(other.asked).toEqual(['start', 'findByReference', 'refund', 'find']);
  });

  test('is followed by the notices and the jobs of that provider', async () => {
    shop.offer(other.provider);
    const [noticed, unnoticed] = [await buyer(), await buyer()];
    shop.offer(...own, other.provider);
    const id = other.pay(noticed.reference, shop.clock.now());
    const notice = await keepNotice(shop.services, {
      provider: other.provider.name,
      noticeId: 'n-1',
      subject: { about: 'payment', id },
    });
    if (!notice) throw new Error('the notice was not kept');
    expect(await handleNotice(shop.services, notice)).toBe(true);
    expect(await scene.order(noticed.reference)).toMatchObject({ status: 'approved' });
    other.pay(unnoticed.reference, shop.clock.now());
    await scene.later();
    expect(await scene.order(unnoticed.reference)).toMatchObject({ status: 'approved' });
  });

  test('is paid in as many parts as that provider says', async () => {
    const three = memoryProvider({ name: 'three', mostParts: 3 });
    for (const [simulated, status] of [
      [three, 'approved'],
      [other, 'pending'],
    ] as const) {
      shop.offer(simulated.provider);
      const { person, reference } = await buyer();
      for (const second of [1, 2, 3]) {
        simulated.pay(reference, new Date(shop.clock.now().getTime() + second * 1000), 3);
      }
      expect(await person.call(orders.record, { reference })).toMatchObject({ status });
    }
  });

  test('keeps the page of the other one if another tab was faster with that, and closes its own', async () => {
    const { person, reference } = await buyer();
    await shop.db.delete(paymentSessions).where(eq(paymentSessions.orderReference, reference));
    const faster = { provider: own[0]?.name ?? '', externalId: 'x', url: 'https://a.example/x' };
    shop.offer({
      ...other.provider,
      async start(request) {
        await keepSession(shop.db, reference, faster);
        return other.provider.start(request);
      },
    });
    expect(await person.call(orders.payAgain, { reference })).toMatchObject({ init_point: faster.url });
    expect(await sessionOf(shop.db, reference)).toMatchObject(faster);
    expect(other.isClosed(reference)).toBe(true);
  });
});
