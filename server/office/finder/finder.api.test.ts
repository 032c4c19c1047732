import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { finder } from '#contract/office/finder.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

let reference: string;
let payment: number;

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  const { scene } = here;
  const shirt = await scene.product({ name: 'Camisa Ñandú', stock: 5, price: 100_000 });
  await scene.product({ name: 'Camiseta Sur', stock: 2 });
  const buyer = await here.shop.customer('lucia.medina');
  await here.shop.pool.query(`update users set name = 'Lucía', lastname = 'Médina' where username = 'lucia.medina'`);
  const started = await buyer.call(checkout.start, { cartItems: [shirt.line(2)] });
  ({ reference } = started);
  const paid = await scene.pay(started.init_point, 'APRO');
  payment = paid?.id ?? 0;
  await scene.notify(payment);
});

const find = (search: string) => here.admin.call(finder.find, { search });

test.each(['camisa', 'ÑANDU', 'camisa ñan', 'camissa'])(
  'ADM-6 %j finds the product, with its stock',
  async (search) => {
    const { products } = await find(search);
    expect(products[0]).toMatchObject({ name: 'Camisa Ñandú', currentPrice: shopMoney(100_000), stock: 3 });
  },
);

test('ADM-6 a whole word comes before one that only begins like it', async () => {
  const { products } = await find('camisa');
  expect(products.map(({ name }) => name)).toEqual(['Camisa Ñandú', 'Camiseta Sur']);
});

test.each(['medina', 'Lucía Méd', 'lucia.medina@example.com', 'lucia'])(
  'ADM-6 %j finds the buyer, and what she bought',
  async (search) => {
    const { clients, orders } = await find(search);
    expect(clients).toEqual([
      { username: 'lucia.medina', name: 'Lucía', lastname: 'Médina', email: 'lucia.medina@example.com' },
    ]);
    expect(orders).toMatchObject([{ reference, payment_id: payment, status: 'approved' }]);
  },
);

test('ADM-6 one or two letters find whose words begin with them', async () => {
  for (const search of ['lu', 'MÉ', 'lu m']) {
    expect((await find(search)).clients.map(({ username }) => username)).toEqual(['lucia.medina']);
  }
  expect((await find('ci')).clients).toEqual([]);
});

test('ADM-6 those whose user name begins with the text come before others', async () => {
  await here.shop.customer('medina');
  expect((await find('medina')).clients.map(({ username }) => username)).toEqual(['medina', 'lucia.medina']);
  await here.shop.pool.query(`delete from users where username = 'medina'`);
});

test('ADM-6 an order is found by how each of its numbers begins', async () => {
  const begin = reference.replaceAll('-', '').slice(0, Math.max(4, reference.search(/\d/) + 1));
  const { rows } = await here.shop.pool.query<{ number: number }>('select number from orders where reference = $1', [
    reference,
  ]);
  const number = rows[0]?.number ?? 0;
  expect((await find(`N° ${number}`)).orders[0]).toMatchObject({ reference, number });
  for (const search of [String(payment).slice(0, 6), `N° ${payment}`, reference, begin, `N° ${begin.toUpperCase()}`]) {
    expect((await find(search)).orders.map((order) => order.reference)).toEqual([reference]);
  }
});

test('ADM-6 what nothing is called finds nothing, and signs of a pattern are no pattern', async () => {
  for (const search of ['zzzzzz', '%%%', '__', "' or 1=1 --"]) {
    expect(await find(search)).toEqual({ orders: [], products: [], clients: [] });
  }
  expect((await here.admin.refusal(finder.find, { search: 'a' })).status).toBe(422);
});

test('ADM-6 nobody but an administrator may search', async () => {
  expect((await here.shop.guest().refusal(finder.find, { search: 'camisa' })).status).toBe(401);
  expect((await (await here.shop.customer('otra')).refusal(finder.find, { search: 'camisa' })).status).toBe(403);
});
