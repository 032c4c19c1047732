import { beforeEach, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { homeMethod, pickupMethod } from '#test/delivery.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

beforeEach(() => here.shop.pool.query('delete from delivery_methods; delete from delivery_zones'));

let people = 0;
const customer = (hasAddress = true) => {
  people += 1;
  return here.shop.customer(`compra${people}`, { hasAddress });
};

const weigh = (id: number, grams: number) =>
  here.shop.pool.query('update products set weight = $2 where id = $1', [id, grams]);

test('SHIP-2 the order keeps method, price, days and address, whatever becomes of the method', async () => {
  const made = await here.admin.call(delivery.addMethod, homeMethod({ days: { from: 3, to: 7 } }));
  const ana = await customer();
  const shirt = await here.scene.product({ price: 100_000 });
  const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line()] });
  await here.admin.call(delivery.removeMethod, { id: made.id });
  const order = await ana.call(orders.one, { key: reference });
  expect(order.shipping.minor).toBe(8000);
  expect(order.total.minor).toBe(108_000);
  expect(order.delivery).toEqual({
    kind: 'home',
    title: 'Correo',
    days: { from: 3, to: 7 },
    pickup: null,
    contact: null,
  });
  expect(order.deliveryAddress?.street).toBe('Av. Corrientes');
});

test('SHIP-3 a delivery is priced by the weight of all units, and one that is too heavy is told before anything is taken', async () => {
  const rate = {
    by: 'weight' as const,
    steps: [
      { upTo: 1000, price: 10 },
      { upTo: 2000, price: 25 },
    ],
  };
  await here.admin.call(delivery.addMethod, homeMethod({ rate }));
  const ana = await customer();
  const shirt = await here.scene.product({ stock: 9 });
  await weigh(shirt.id, 400);
  const priced = async (units: number) => {
    const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line(units)] });
    return (await ana.call(orders.one, { key: reference })).shipping.minor;
  };
  expect(await priced(2)).toBe(1000);
  expect(await priced(5)).toBe(2500);
  const refusal = await ana.refusal(checkout.start, { cartItems: [shirt.line(6)] });
  expect(refusal.code).toBe('delivery_unavailable');
  expect(await here.scene.stock(shirt)).toBe(4);
});

test('SHIP-3 from the subtotal of "gratis desde" the order is sent for nothing', async () => {
  await here.admin.call(delivery.addMethod, homeMethod({ freeFrom: 2000 }));
  const ana = await customer();
  const shirt = await here.scene.product({ price: 100_000 });
  const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line(2)] });
  const order = await ana.call(orders.one, { key: reference });
  expect([order.shipping.minor, order.total.minor]).toEqual([0, 200_000]);
});

test('SHIP-3 an address in no zone is told so before anything is paid', async () => {
  const north = await here.admin.call(delivery.addZone, { name: 'Norte', provinces: ['Y', 'A'], postalRanges: [] });
  const { id } = await here.admin.call(delivery.addMethod, homeMethod({ zoneId: north.id }));
  const ana = await customer();
  const shirt = await here.scene.product({ stock: 1 });
  const bag = { cartItems: [shirt.line()] };
  expect((await ana.refusal(checkout.start, bag)).code).toBe('delivery_unavailable');
  expect((await ana.refusal(checkout.start, { ...bag, deliveryMethodId: id })).code).toBe('delivery_unavailable');
  expect(await here.scene.stock(shirt)).toBe(1);
});

test('SHIP-3 a method that is off cannot be chosen', async () => {
  const { id } = await here.admin.call(delivery.addMethod, homeMethod({ isActive: false }));
  const ana = await customer();
  const shirt = await here.scene.product();
  const refusal = await ana.refusal(checkout.start, { cartItems: [shirt.line()], deliveryMethodId: id });
  expect(refusal.code).toBe('delivery_unavailable');
});

test('SHIP-2 the chosen method counts, and another one starts another checkout', async () => {
  await here.admin.call(delivery.addMethod, homeMethod());
  const fast = await here.admin.call(
    delivery.addMethod,
    homeMethod({ title: 'Moto', rate: { by: 'flat', price: 200 } }),
  );
  const ana = await customer();
  const shirt = await here.scene.product({ stock: 1 });
  const bag = { cartItems: [shirt.line()] };
  const first = await ana.call(checkout.start, bag);
  const second = await ana.call(checkout.start, { ...bag, deliveryMethodId: fast.id });
  expect(second.reference).not.toBe(first.reference);
  expect((await ana.call(orders.one, { key: second.reference })).shipping.minor).toBe(20_000);
  expect(await here.scene.stock(shirt)).toBe(0);
});

test('SHIP-3 a purchase is picked up at the shop by whom the buyer names, without an address', async () => {
  const { id } = await here.admin.call(delivery.addMethod, pickupMethod());
  const ana = await customer(false);
  const shirt = await here.scene.product({ price: 100_000 });
  const bag = { cartItems: [shirt.line()], deliveryMethodId: id };
  expect((await ana.refusal(checkout.start, bag)).code).toBe('delivery_needed');
  const wrong = await ana.refusal(checkout.start, { ...bag, contact: { recipient: 'Eva', phone: '123' } });
  expect(wrong).toMatchObject({ code: 'invalid', errors: [{ path: 'contact.phone' }] });
  const { reference } = await ana.call(checkout.start, {
    ...bag,
    contact: { recipient: 'Eva', phone: '11 2345-6789' },
  });
  const order = await ana.call(orders.one, { key: reference });
  expect(order.deliveryAddress).toBeNull();
  expect(order.delivery).toMatchObject({
    kind: 'pickup',
    pickup: { address: 'Honduras 4850' },
    contact: { recipient: 'Eva', phoneShown: '011 2345-6789' },
  });
});

test('SHIP-2 who has an address picks up as its recipient', async () => {
  const { id } = await here.admin.call(delivery.addMethod, pickupMethod());
  const ana = await customer();
  const shirt = await here.scene.product();
  const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line()], deliveryMethodId: id });
  expect((await ana.call(orders.one, { key: reference })).delivery.contact?.recipient).toBe('Ana Ríos');
});

test('SHIP-3 without a method nobody can buy, and nothing is taken', async () => {
  const ana = await customer();
  const shirt = await here.scene.product({ stock: 1 });
  expect((await ana.refusal(checkout.start, { cartItems: [shirt.line()] })).code).toBe('delivery_unavailable');
  expect(await here.scene.stock(shirt)).toBe(1);
});
