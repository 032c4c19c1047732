import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

const buyerOf = (reference: string) => here.admin.call(orderDesk.buyer, { reference });

test('DESK-3 an order tells who bought it, and what this person bought besides', async () => {
  const person = await here.shop.customer('fiel');
  const first = await here.scene.paidOrder([1], person);
  const second = await here.scene.paidOrder([2], person);
  const open = await here.scene.unpaidOrder([1], person);
  await here.scene.paidOrder([1]);
  const { total } = await here.scene.order(first.reference);
  const both = total + (await here.scene.order(second.reference)).total;
  const buyer = await buyerOf(second.reference);
  expect(buyer).toMatchObject({
    email: 'fiel@example.com',
    account: { username: 'fiel' },
    isForgotten: false,
    history: { orders: 3, paidOrders: 2, kept: shopMoney(both) },
  });
  expect(buyer.history?.latest).toMatchObject([
    { reference: open.reference, status: 'pending' },
    { reference: first.reference, number: first.number, status: 'approved', total: shopMoney(total) },
  ]);
  await here.admin.call(people.remove, { user_name: 'fiel' });
  expect(await buyerOf(first.reference)).toMatchObject({
    name: '',
    email: '',
    phone: '',
    account: null,
    isForgotten: true,
    history: null,
  });
});

test('DESK-3 a buyer without an account is known by the address of the order; at the counter by nothing', async () => {
  const shirt = await here.scene.product({ stock: 20 });
  const sell = (email: string) =>
    here.admin.call(manualOrders.create, {
      key: randomUUID(),
      cartItems: [shirt.line(1)],
      delivery: { what: 'counter' },
      buyer: { email, recipient: email && 'Rosa Paz' },
      payment: 'cash',
    });
  const [one, other] = [await sell('rosa@example.com'), await sell('Rosa@example.com')];
  const [nobody] = [await sell(''), await sell('')];
  expect(await buyerOf(other.reference)).toMatchObject({
    name: 'Rosa Paz',
    account: null,
    isForgotten: false,
    history: { orders: 2, latest: [{ reference: one.reference }] },
  });
  expect(await buyerOf(nobody.reference)).toMatchObject({ name: '', email: '', history: null });
});

test('DESK-3 only administrators see who bought an order', async () => {
  const { reference, buyer } = await here.scene.paidOrder([1]);
  expect((await buyer.refusal(orderDesk.buyer, { reference })).code).toBe('not_allowed');
  const gone = '00000000-0000-4000-8000-000000000000';
  expect((await here.admin.refusal(orderDesk.buyer, { reference: gone })).code).toBe('order_not_found');
});
