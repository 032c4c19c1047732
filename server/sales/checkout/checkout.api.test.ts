import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { deliveryAddressOf } from '#server/people/accounts/delivery-address.service.ts';
import { activeOffers, chooseDelivery } from '#server/delivery/methods/offers.service.ts';
import { openOrder } from '../orders/open-order.service.ts';
import { bagKeyOf } from './bag-lines.service.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

const minute = 60_000;

describe('PAY-4 CALL-13 a checkout', () => {
  test('takes the units, prices the bag by itself, and answers where to pay', async () => {
    const ana = await here.shop.customer('ana');
    const shirt = await here.scene.product({ stock: 5, price: 129_950 });
    const sock = await here.scene.product({ stock: 5, price: 1000, name: 'Medias', size: 'U' });
    const { init_point, reference } = await ana.call(checkout.start, { cartItems: [shirt.line(2), sock.line(3)] });
    expect(init_point).toContain(`${here.shop.sandbox.url}/checkout/`);
    expect(await here.scene.stock(shirt)).toBe(3);
    expect(await here.scene.stock(sock)).toBe(2);
    expect(await here.scene.order(reference)).toMatchObject({
      status: 'pending',
      isOpen: true,
      email: 'ana@example.com',
      subtotal: 262_900,
      shipping: 5000,
      total: 267_900,
    });
    expect(await here.scene.history(reference)).toEqual(['pending checkout']);
    const payment = await here.scene.pay(init_point, 'APRO');
    expect(payment).toMatchObject({ transaction_amount: 2679, external_reference: reference, status: 'approved' });
  });

  test('ignores prices, names and totals that a client sends along', async () => {
    const eva = await here.shop.customer('eva');
    const shirt = await here.scene.product({ price: 50_000 });
    const cartItems = [{ ...shirt.line(), currentPrice: 0.01, name: 'Gratis', total: 0 }];
    const response = await eva.send('/mercadopago/payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cartItems, envio: 0, total: 1 }),
    });
    const { reference }: { reference: string } = JSON.parse(await response.text());
    expect(await here.scene.order(reference)).toMatchObject({ total: 55_000 });
  });

  test('of the same bag, by another click or tab, is the same one', async () => {
    const luz = await here.shop.customer('luz');
    const shirt = await here.scene.product({ stock: 5 });
    const first = await luz.call(checkout.start, { cartItems: [shirt.line(1), shirt.line(1)] });
    expect(await luz.call(checkout.start, { cartItems: [shirt.line(2)] })).toEqual(first);
    expect(await here.scene.stock(shirt)).toBe(3);
  });

  test('of a changed bag replaces the open one, whose units go back and whose page is closed', async () => {
    const sol = await here.shop.customer('sol');
    const shirt = await here.scene.product({ stock: 2 });
    const first = await sol.call(checkout.start, { cartItems: [shirt.line(1)] });
    const second = await sol.call(checkout.start, { cartItems: [shirt.line(2)] });
    expect(second.reference).not.toBe(first.reference);
    expect(await here.scene.stock(shirt)).toBe(0);
    expect(await here.scene.history(first.reference)).toEqual(['pending checkout', 'failure replaced']);
    await expect(here.scene.pay(first.init_point, 'APRO')).rejects.toThrow('closed');
  });

  test('of a changed bag that cannot be bought leaves the open one as it is, and payable', async () => {
    const noel = await here.shop.customer('noel');
    const shirt = await here.scene.product({ stock: 2 });
    const first = await noel.call(checkout.start, { cartItems: [shirt.line(1)] });
    const refusal = await noel.refusal(checkout.start, { cartItems: [shirt.line(3)] });
    expect(refusal.code).toBe('out_of_stock');
    expect(await here.scene.history(first.reference)).toEqual(['pending checkout']);
    expect(await here.scene.stock(shirt)).toBe(1);
    expect((await here.scene.pay(first.init_point, 'APRO')).status).toBe('approved');
  });

  test('of a changed bag leaves a bag that was just paid alone', async () => {
    const mar = await here.shop.customer('mar');
    const shirt = await here.scene.product({ stock: 3 });
    await here.scene.control.setSwitch({ scope: 'next', webhook: { lost: true } });
    const first = await mar.call(checkout.start, { cartItems: [shirt.line(1)] });
    await here.scene.pay(first.init_point, 'APRO');
    await mar.call(checkout.start, { cartItems: [shirt.line(2)] });
    expect(await here.scene.history(first.reference)).toEqual(['pending checkout', 'approved paid']);
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('after its time starts anew', async () => {
    const ines = await here.shop.customer('ines');
    const shirt = await here.scene.product({ stock: 1 });
    const first = await ines.call(checkout.start, { cartItems: [shirt.line()] });
    here.shop.clock.advance(31 * minute);
    const second = await ines.call(checkout.start, { cartItems: [shirt.line()] });
    expect(second.reference).not.toBe(first.reference);
    expect(await here.scene.history(first.reference)).toEqual(['pending checkout', 'failure expired']);
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('that was cut off between its order and its page is taken up by the same bag', async () => {
    const rut = await here.shop.customer('rut');
    const shirt = await here.scene.product({ stock: 4 });
    const reference = here.shop.services.newId();
    const lines = [shirt.line()];
    const email = 'rut@example.com';
    const delivery = chooseDelivery(await activeOffers(here.shop.db), {
      methodId: undefined,
      address: await deliveryAddressOf(here.shop.db, rut.id, undefined),
      contact: undefined,
    });
    const now = here.shop.clock.now();
    const order = {
      reference,
      lines,
      delivery,
      bagKey: bagKeyOf(lines, email, delivery, []),
      now,
      expiresAt: new Date(now.getTime() + minute),
      source: 'shop',
      actor: 'buyer',
      adjustments: [],
    } as const;
    await openOrder(here.shop.db, { ...order, accepted: [], buyer: { id: rut.id, email } });
    const started = await rut.call(checkout.start, { cartItems: lines });
    expect(started.reference).toBe(reference);
    expect(await here.scene.stock(shirt)).toBe(3);
  });
});

describe('PAY-4 with the provider away', () => {
  test('the buyer is told so in Spanish, the units are back, and the next try works', async () => {
    const pia = await here.shop.customer('pia');
    const shirt = await here.scene.product({ stock: 2 });
    await here.scene.control.injectFault({ kind: 'status', status: 500, pathPrefix: '/checkout/preferences' });
    const refusal = await pia.refusal(checkout.start, { cartItems: [shirt.line(2)] });
    expect(refusal).toMatchObject({ status: 503, code: 'provider_unavailable' });
    expect(refusal.detail).toContain('El medio de pago no responde');
    expect(await here.scene.stock(shirt)).toBe(2);
    await here.scene.control.clearFaults();
    const { reference } = await pia.call(checkout.start, { cartItems: [shirt.line(2)] });
    expect(await here.scene.history(reference)).toEqual(['pending checkout']);
    expect(await here.scene.stock(shirt)).toBe(0);
  });

  test('a changed bag keeps the open checkout, which may have been paid', async () => {
    const gil = await here.shop.customer('gil');
    const shirt = await here.scene.product({ stock: 3 });
    const first = await gil.call(checkout.start, { cartItems: [shirt.line(1)] });
    await here.scene.control.injectFault({ kind: 'drop', pathPrefix: '/v1/payments' });
    expect(await gil.refusal(checkout.start, { cartItems: [shirt.line(2)] })).toMatchObject({ status: 503 });
    await here.scene.control.clearFaults();
    expect(await gil.call(checkout.start, { cartItems: [shirt.line(1)] })).toEqual(first);
    expect(await here.scene.stock(shirt)).toBe(2);
  });
});
