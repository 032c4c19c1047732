import { expect, test } from 'vitest';
import { addresses } from '#contract/people/addresses.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { people } from '#contract/office/people-desk.ts';
import { homeAddress as home } from '#test/home-address.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

test('SHIP-2 an order keeps the default address of its checkout, whatever becomes of that address', async () => {
  const ana = await here.shop.customer('anaentrega', { hasAddress: false });
  const shirt = await here.scene.product();
  const { id } = await ana.call(addresses.add, home);
  await ana.call(addresses.add, { ...home, street: 'Belgrano' });
  const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line()] });
  const address = {
    ...home,
    phone: '+541123456789',
    phoneShown: '011 2345-6789',
    floor: '',
    notes: '',
    provinceName: 'Ciudad Autónoma de Buenos Aires',
  };
  expect((await ana.call(orders.one, { key: reference })).deliveryAddress).toEqual(address);
  await ana.call(addresses.change, { ...home, id, street: 'Otra' });
  await ana.call(addresses.remove, { id });
  expect((await ana.call(orders.one, { key: reference })).deliveryAddress).toEqual(address);
  const admin = await here.shop.admin('jefaentrega');
  expect((await admin.call(orders.one, { key: reference })).deliveryAddress).toEqual(address);
});

test('SHIP-2 without an address nothing is taken, and a new default address starts another checkout', async () => {
  const eva = await here.shop.customer('evaentrega', { hasAddress: false });
  const shirt = await here.scene.product({ stock: 2 });
  const bag = { cartItems: [shirt.line()] };
  expect((await eva.refusal(checkout.start, bag)).code).toBe('delivery_needed');
  expect(await here.scene.stock(shirt)).toBe(2);
  await eva.call(addresses.add, home);
  const first = await eva.call(checkout.start, bag);
  await eva.call(addresses.add, { ...home, street: 'Belgrano', isDefault: true });
  const second = await eva.call(checkout.start, bag);
  expect(second.reference).not.toBe(first.reference);
  expect(await eva.call(checkout.start, bag)).toEqual(second);
  expect(await here.scene.stock(shirt)).toBe(1);
});

test('SHIP-2 with the account, its addresses and those of its orders are deleted', async () => {
  const luz = await here.shop.customer('luzentrega', { hasAddress: false });
  const shirt = await here.scene.product();
  await luz.call(addresses.add, home);
  const { reference } = await luz.call(checkout.start, { cartItems: [shirt.line()] });
  expect((await here.scene.order(reference)).deliveryAddress).not.toBeNull();
  const admin = await here.shop.admin('jefaborra');
  await admin.call(people.remove, { user_name: 'luzentrega' });
  expect((await here.scene.order(reference)).deliveryAddress).toBeNull();
  const { rows } = await here.shop.pool.query('select from addresses where user_id = $1', [luz.id]);
  expect(rows).toEqual([]);
});

test('SHIP-2 the buyer chooses one of their own addresses, and another’s is refused with nothing taken', async () => {
  const sol = await here.shop.customer('solentrega', { hasAddress: false });
  const mar = await here.shop.customer('marentrega', { hasAddress: false });
  const shirt = await here.scene.product({ stock: 3 });
  await sol.call(addresses.add, home);
  const other = await sol.call(addresses.add, { ...home, street: 'Belgrano' });
  const foreign = await mar.call(addresses.add, home);
  const bag = { cartItems: [shirt.line()] };
  const refusal = await sol.refusal(checkout.start, { ...bag, addressId: foreign.id });
  expect(refusal.code).toBe('postal_address_not_found');
  expect(await here.scene.stock(shirt)).toBe(3);
  const { reference } = await sol.call(checkout.start, { ...bag, addressId: other.id });
  expect((await sol.call(orders.one, { key: reference })).deliveryAddress?.street).toBe('Belgrano');
  const again = await sol.call(checkout.start, bag);
  expect((await sol.call(orders.one, { key: again.reference })).deliveryAddress?.street).toBe('Av. Corrientes');
});
