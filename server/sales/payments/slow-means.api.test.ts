import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { refundScene } from '#test/refund-scene.ts';
import type { RefundScene } from '#test/refund-scene.ts';
import { preferenceIdOf } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let scene: RefundScene;
let people = 0;

beforeAll(async () => {
  shop = await openShop({ env: { PAYMENT_DAYS: '2' } });
  scene = refundScene(shop);
  await scene.loseNotices();
});
afterAll(() => shop.close());

const hour = 60;

/** A buyer who chose a slow means on the provider's page. */
async function buyer(means: 'ticket' | 'bank_transfer') {
  people += 1;
  const person = await shop.customer(`slow${people}`);
  const shirt = await scene.product({ stock: 1 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  const placedAt = shop.clock.now().getTime();
  const { payment } = await scene.control.payPreference({ preference_id: preferenceIdOf(init_point), means });
  await person.call(orders.record, { reference });
  return { person, shirt, reference, placedAt, payment: payment.id };
}

describe.each(['ticket', 'bank_transfer'] as const)('PAY-7 a payment by %s', (means) => {
  test('holds its units until its own time, which the order says with the voucher', async () => {
    const { person, shirt, reference, placedAt } = await buyer(means);
    const order = await person.call(orders.one, { key: reference });
    expect(order).toMatchObject({ status: 'pending', awaits: 'voucher', isPayable: false });
    expect(Math.abs(Date.parse(order.payUntil ?? '') - placedAt - 48 * 3_600_000)).toBeLessThan(60_000);
    const voucher = await fetch(order.voucherUrl ?? '');
    expect(voucher.status).toBe(200);
    await scene.later(hour);
    await scene.later(24 * hour);
    expect(await scene.stock(shirt)).toBe(0);
    expect(await scene.order(reference)).toMatchObject({ status: 'pending', moneyState: 'unpaid' });
  });

  test('that is paid the next day approves the order', async () => {
    const { shirt, reference, payment } = await buyer(means);
    await scene.later(24 * hour);
    await scene.control.movePayment(payment, { status: 'approved' });
    await scene.later(7 * hour);
    expect(await scene.order(reference)).toMatchObject({ status: 'approved', moneyState: 'paid' });
    expect(await scene.stock(shirt)).toBe(0);
  });

  test('that is never paid ends the order, and the units go back once', async () => {
    const { shirt, reference, payment } = await buyer(means);
    await scene.later(48 * hour);
    await scene.control.movePayment(payment, { status: 'cancelled', status_detail: 'expired' });
    await scene.later(7 * hour);
    await scene.later(7 * hour);
    expect(await scene.history(reference)).toEqual(['pending checkout', 'failure payment_cancelled']);
    expect(await scene.stock(shirt)).toBe(1);
  });
});
