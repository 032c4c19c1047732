import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { refundScene } from '#test/refund-scene.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { openedScene } from '#test/opened-shop.ts';

let people = 0;

const here = openedScene(refundScene, { env: { PAYMENT_DAYS: '2' }, losesNotices: true });

const hour = 60;

/** A buyer who chose a slow means on the provider's page. */
async function buyer(means: 'ticket' | 'bank_transfer') {
  people += 1;
  const person = await here.shop.customer(`slow${people}`);
  const shirt = await here.scene.product({ stock: 1 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  const placedAt = here.shop.clock.now().getTime();
  const { payment } = await here.scene.control.payPreference({ preference_id: preferenceIdOf(init_point), means });
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
    await here.scene.later(hour);
    await here.scene.later(24 * hour);
    expect(await here.scene.stock(shirt)).toBe(0);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', moneyState: 'unpaid' });
  });

  test('that is paid the next day approves the order', async () => {
    const { shirt, reference, payment } = await buyer(means);
    await here.scene.later(24 * hour);
    await here.scene.control.movePayment(payment, { status: 'approved' });
    await here.scene.later(7 * hour);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', moneyState: 'paid' });
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('that is never paid ends the order, and the units go back once', async () => {
    const { shirt, reference, payment } = await buyer(means);
    await here.scene.later(48 * hour);
    await here.scene.control.movePayment(payment, { status: 'cancelled', status_detail: 'expired' });
    await here.scene.later(7 * hour);
    await here.scene.later(7 * hour);
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure payment_cancelled']);
    expect(await here.scene.stock(shirt)).toBe(1);
  });
});
