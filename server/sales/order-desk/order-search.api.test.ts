import { beforeAll, expect, test } from 'vitest';
import { addresses } from '#contract/people/addresses.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { homeAddress, homeDelivery } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

let wanted: string;

beforeAll(async () => {
  const luz = await here.shop.customer('luz', { hasAddress: false });
  await luz.call(addresses.add, { ...homeAddress, recipient: 'Zulema Iriarte', phone: '351 555-0134' });
  const coat = await here.scene.product({ name: 'Tapado Ñandú' });
  wanted = (await luz.call(checkout.start, { cartItems: [coat.line()] })).reference;
  await here.scene.paidOrder();
});

const found = async (number: string) =>
  (await here.admin.call(orderDesk.list, { number })).orders.map(({ reference }) => reference);

test.each([
  'Zulema',
  'iriarte zule',
  '0351 555-0134',
  '(351) 5550134',
  '+54 351 555 0134',
  '5550134',
  'ñandu',
  'tapado',
])('DESK-2 %j finds the order by recipient, phone or product', async (search) => {
  expect(await found(search)).toEqual([wanted]);
});

test.each(['351 555-0135', 'Zulema Tapado', '%', 'tapada'])('DESK-2 %j finds nothing', async (search) => {
  expect(await found(search)).toEqual([]);
});

test('DESK-2 DESK-3 orders are counted by what they wait for, and those in trouble are found', async () => {
  const before = await here.admin.call(orderDesk.counts, {});
  const [disputed, stopped, prepared] = [
    await here.scene.paidOrder(),
    await here.scene.paidOrder(),
    await here.scene.paidOrder(),
  ];
  await here.shop.pool.query(`update orders set money_state = 'disputed' where reference = $1`, [disputed.reference]);
  await here.shop.pool.query('update orders set delivery_stopped_at = now() where reference = $1', [stopped.reference]);
  await here.admin.call(fulfilmentDesk.move, { reference: prepared.reference, to: 'preparing' });
  const counts = await here.admin.call(orderDesk.counts, {});
  expect(counts).toEqual({
    ...before,
    to_prepare: before.to_prepare + 2,
    preparing: before.preparing + 1,
    disputed: before.disputed + 1,
    stopped: before.stopped + 1,
  });
  const listed = async (asked: Parameters<typeof here.admin.call<typeof orderDesk.list>>[1]) =>
    (await here.admin.call(orderDesk.list, asked)).orders.map(({ reference }) => reference);
  expect(await listed({ trouble: 'disputed' })).toEqual([disputed.reference]);
  expect(await listed({ money: 'disputed' })).toEqual([disputed.reference]);
  expect(await listed({ trouble: 'stopped' })).toEqual([stopped.reference]);
  expect(await listed({ trouble: 'refund-refused' })).toEqual([]);
  const ana = await here.shop.customer('anadesk');
  expect((await ana.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
});

test(
  'DESK-2 a search that finds thousands is read in the order of the list, also where only old ones are meant',
  { tags: 'long' },
  async () => {
    // Half of them have one name, and the older half another one.
    await here.shop.pool.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date, is_open, bag_key, expires_at, delivery_address)
    select gen_random_uuid(), 'failure', case when n <= 3600 then 'nueva' else 'vieja' end || n || '@muchas.example', 'ARS', 100,
      'home', 'Envío', 0, 100, timestamptz '2025-01-01' - n * interval '1 minute', false, '', now(),
      $1::jsonb || jsonb_build_object('recipient', case when n <= 3600 then 'Nueva Muchas' else 'Vieja Muchas' end)
    from generate_series(1, 7200) n`,
      [JSON.stringify(homeDelivery.address)],
    );
    await here.shop.pool.query(`
    insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
    select reference, 0, 1, 'Nueva o vieja', 'Azul', 'M', 1, 100 from orders where email like '%@muchas.example'`);
    const { rows } = await here.shop.pool.query<{ reference: string; email: string }>(
      "select reference, email from orders where email like '%@muchas.example' order by order_date desc",
    );
    for (const [number, all] of [
      ['muchas.example', rows],
      ['vieja4 muchas', rows.filter(({ email }) => email.startsWith('vieja4'))],
      ['vieja', rows],
    ] as const) {
      const first = await here.admin.call(orderDesk.list, { number, status: 'failure' });
      const second = await here.admin.call(orderDesk.list, { number, status: 'failure', after: first.next ?? '' });
      const shown = [...first.orders, ...second.orders].map(({ reference }) => reference);
      expect(shown).toEqual(all.slice(0, 60).map(({ reference }) => reference));
      const back = await here.admin.call(orderDesk.list, { number, status: 'failure', before: second.previous ?? '' });
      expect(back.orders).toEqual(first.orders);
      expect(first).toMatchObject({ total: all.length, countedTo: 10_000 });
    }
    // Only the oldest orders have this recipient, behind more newer ones than are compared one by one.
    await here.shop.pool.query("update order_lines set name = 'Otra' where name = 'Nueva o vieja'");
    const old = rows.filter(({ email }) => email.startsWith('vieja'));
    const { orders: shown, next } = await here.admin.call(orderDesk.list, { number: 'vieja' });
    expect(shown.map(({ reference }) => reference)).toEqual(old.slice(0, 30).map(({ reference }) => reference));
    expect(next).not.toBeNull();
    expect(await here.admin.call(orderDesk.list, { number: 'muchas.example' })).toMatchObject({
      total: 1001,
      countedTo: 1000,
    });
  },
);

/** The orders whose stored text is not what their account, their data and their lines say now. */
async function misread(): Promise<string[]> {
  const { rows } = await here.shop.pool.query<{ reference: string }>(`
    select reference from orders left join order_search on order_reference = reference
    where phones is distinct from order_search_phones(orders)
      or array(select distinct part from string_to_table(text, e'\\n') as part order by part)
        is distinct from
        array(select distinct part from string_to_table(order_search_text(orders), e'\\n') as part order by part)`);
  return rows.map(({ reference }) => reference);
}

test('DESK-2 orders are found by what their account, recipient and goods are called now', async () => {
  const buyer = await here.shop.customer('renombrada');
  const { reference } = await here.scene.paidOrder([1], buyer);
  const steps = [
    [
      `update users set name = 'Yolanda', lastname = E'Ybáñez\nYrigoyen', dni = '27999888' where id = ${buyer.id}`,
      'yolanda ybanez',
    ],
    [
      `update users set username = 'ya.no.esa', email = 'yb@otra.example' where id = ${buyer.id}`,
      'yb@otra yolanda 27999888',
    ],
    [`update orders set email = 'compras@yrigoyen.example' where reference = '${reference}'`, 'compras@yrigoyen'],
    [
      `update orders set delivery_address = delivery_address || '{"recipient":"Ximena","phone":"+543514447777"}' where reference = '${reference}'`,
      'ximena',
    ],
    [`update order_lines set name = 'Xilófono' where order_reference = '${reference}'`, 'xilofono'],
  ] as const;
  for (const [change, search] of steps) {
    expect(await found(search)).toEqual([]);
    await here.shop.pool.query(change);
    expect(await found(search)).toEqual([reference]);
  }
  expect(await found('351 444-7777')).toEqual([reference]);
  for (const apart of ['renombrada', 'ximena xilofono', 'yolanda ximena']) expect(await found(apart)).toEqual([]);
  await here.shop.pool.query(`delete from users where id = ${buyer.id}`);
  expect(await found('yolanda')).toEqual([]);
  expect(await found('ximena')).toEqual([reference]);
  expect(await misread()).toEqual([]);
});

test('DESK-2 an order that is placed while its buyer is renamed is found by the new name', async () => {
  const buyer = await here.shop.customer('mientras');
  const dress = await here.scene.product({ name: 'Vestido' });
  const renaming = await here.shop.pool.connect();
  await renaming.query('begin');
  await renaming.query(`update users set name = 'Wenceslada' where id = ${buyer.id}`);
  const placing = buyer.call(checkout.start, { cartItems: [dress.line()] });
  await expect
    .poll(async () => {
      const { rows } = await here.shop.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  await renaming.query('commit');
  renaming.release();
  const { reference } = await placing;
  expect(await found('wenceslada')).toEqual([reference]);
  expect(await misread()).toEqual([]);
});
