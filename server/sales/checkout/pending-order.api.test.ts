import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';

let people = 0;

const here = openedScene(purchaseScene, { losesNotices: true });

async function buyer() {
  people += 1;
  const person = await here.shop.customer(`pending${people}`);
  const shirt = await here.scene.product({ stock: 1 });
  const started = await person.call(checkout.start, { cartItems: [shirt.line()] });
  return { person, shirt, ...started };
}

describe('PAY-5 a pending order', () => {
  test('can be paid again, on the same page', async () => {
    const { person, init_point, reference } = await buyer();
    expect(await person.call(orders.payAgain, { reference })).toEqual({ init_point, reference });
  });

  test('can be cancelled by its buyer: the unit is back, the page is closed, and once is enough', async () => {
    const { person, shirt, init_point, reference } = await buyer();
    expect(await person.call(orders.cancel, { reference })).toMatchObject({ status: 'failure', isPayable: false });
    expect(await person.refusal(orders.cancel, { reference })).toMatchObject({ code: 'order_settled', status: 409 });
    expect(await person.refusal(orders.payAgain, { reference })).toMatchObject({ code: 'order_settled' });
    expect(await here.scene.history(reference)).toEqual(['pending checkout', 'failure cancelled_by_buyer']);
    expect(await here.scene.stock(shirt)).toBe(1);
    await expect(here.scene.pay(init_point, 'APRO')).rejects.toThrow('closed');
  });

  test('is not cancelled over money that came, nor over a payment under review', async () => {
    const paid = await buyer();
    await here.scene.pay(paid.init_point, 'APRO');
    expect(await paid.person.refusal(orders.cancel, paid)).toMatchObject({ code: 'order_settled' });
    expect(await here.scene.order(paid.reference)).toMatchObject({ status: 'approved' });
    const review = await buyer();
    await here.scene.pay(review.init_point, 'CONT');
    expect(await review.person.refusal(orders.cancel, review)).toMatchObject({
      code: 'order_under_review',
      status: 409,
    });
    expect(await review.person.refusal(orders.payAgain, review)).toMatchObject({ code: 'order_settled' });
    expect(await here.scene.order(review.reference)).toMatchObject({ status: 'pending' });
  });

  test('is not cancelled without asking the provider', async () => {
    const { person, shirt, reference } = await buyer();
    await here.scene.control.injectFault({ kind: 'status', status: 502 });
    expect(await person.refusal(orders.cancel, { reference })).toMatchObject({
      code: 'provider_unavailable',
      status: 503,
    });
    await here.scene.control.clearFaults();
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', isOpen: true });
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('is not paid again after its time', async () => {
    const { person, reference } = await buyer();
    here.shop.clock.advance(30 * 60_000);
    expect(await person.refusal(orders.payAgain, { reference })).toMatchObject({ code: 'order_settled' });
    expect(await person.call(orders.one, { key: reference })).toMatchObject({ isPayable: false });
  });

  test('is nobody else’s to pay or cancel, not even an administrator’s', async () => {
    const { reference } = await buyer();
    const { person: other } = await buyer();
    const admin = await here.shop.admin(`jefa${people}`);
    const before = await here.scene.everything();
    for (const call of [orders.payAgain, orders.cancel]) {
      expect(await other.refusal(call, { reference })).toMatchObject({ code: 'order_not_found', status: 404 });
      expect(await admin.refusal(call, { reference })).toMatchObject({ status: 403 });
      expect(await here.shop.guest().refusal(call, { reference })).toMatchObject({ status: 401 });
      expect(await other.refusal(call, { reference: 'null' })).toMatchObject({ status: 422 });
      expect(await other.refusal(call, { reference: here.shop.services.newId() })).toMatchObject({ status: 404 });
    }
    expect(await here.scene.everything()).toBe(before);
  });
});
