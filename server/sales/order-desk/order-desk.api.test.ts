import { describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

let buyers = 0;

/** An open checkout of two units of a product of its own. */
async function pendingOrder() {
  buyers += 1;
  const buyer = await here.shop.customer(`comprador${buyers}`);
  const product = await here.scene.product({ stock: 5 });
  const started = await buyer.call(checkout.start, { cartItems: [product.line(2)] });
  return { buyer, product, ...started };
}

describe('the desk', () => {
  test('AORD-1 CALL-48 CALL-49 CALL-50 finds orders by state and number', async () => {
    const waiting = await pendingOrder();
    const paid = await pendingOrder();
    const payment = await here.scene.pay(paid.init_point, 'APRO');
    await here.scene.notify(payment?.id ?? 0);
    const references = (found: readonly { reference: string }[]) => found.map(({ reference }) => reference);
    expect(references(await here.admin.call(orderDesk.all, {}))).toEqual(
      expect.arrayContaining([waiting.reference, paid.reference]),
    );
    expect(references(await here.admin.call(orderDesk.byStatus, { status: 'approved' }))).toEqual([paid.reference]);
    const number = String(payment?.id);
    expect(references(await here.admin.call(orderDesk.byNumber, { orderNumber: number }))).toEqual([paid.reference]);
    expect(await here.admin.call(orderDesk.byNumber, { orderNumber: '999999' })).toEqual([]);
    expect(references((await here.admin.call(orderDesk.list, { number })).orders)).toEqual([paid.reference]);
    expect(references((await here.admin.call(orderDesk.list, { status: 'pending' })).orders)).toContain(
      waiting.reference,
    );
    expect((await here.admin.call(orderDesk.list, { number: "' or 1=1 --" })).orders).toEqual([]);
  });

  test('MEND-18 DESK-1 an order is found by every number that is shown of it, as people copy it', async () => {
    const { reference, init_point } = await pendingOrder();
    const [start] = reference.split('-');
    const find = async (orderNumber: string) =>
      (await here.admin.call(orderDesk.byNumber, { orderNumber })).map((one) => one.reference);
    const copies = (number: string) => [
      number.toUpperCase(),
      number.toLowerCase(),
      `N° ${number.toUpperCase()}`,
      ` n°${number} `,
      `${number.slice(0, 4)} ${number.slice(4)}`,
    ];
    const own = String((await here.scene.order(reference)).number);
    for (const written of [`N° ${own}`, `#${own}`, own, ...copies(start ?? ''), reference, reference.toUpperCase()]) {
      expect(await find(written)).toEqual([reference]);
      const { orders } = await here.admin.call(orderDesk.list, { number: written });
      expect(orders.map((one) => one.reference)).toEqual([reference]);
    }
    const payment = await here.scene.pay(init_point, 'APRO');
    await here.scene.notify(payment?.id ?? 0);
    for (const written of [...copies(String(payment?.id)), start ?? '']) {
      expect(await find(written)).toEqual([reference]);
    }
  });

  test('AORD-1 pages lead through all orders, each once, also when some are of the same moment', async () => {
    await here.shop.pool.query(`
      insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method,
        shipping_title, shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      select gen_random_uuid(), null, case n % 3 when 0 then 'rejected' when 1 then 'failure' else 'approved' end,
        'x@example.com', 'ARS', 100, 'home', 'Envío', 0, 100, timestamptz '2020-01-01' + (n / 10) * interval '1 minute', false, '', now()
      from generate_series(1, 95) n`);
    const walk = async (status: 'all' | 'failure') => {
      const seen: { reference: string; orderDate: string }[] = [];
      let after: string | null = null;
      do {
        const page: Output<typeof orderDesk.list> = await here.admin.call(
          orderDesk.list,
          after === null ? { status } : { status, after },
        );
        seen.push(...page.orders);
        after = page.next;
      } while (after !== null);
      return seen;
    };
    const all = await walk('all');
    const { rows } = await here.shop.pool.query<{ all: number; failed: number }>(
      `select count(*)::int as all, (count(*) filter (where status in ('failure', 'rejected')))::int as failed from orders`,
    );
    expect(all).toHaveLength(rows[0]?.all ?? 0);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
    expect(all.map(({ orderDate }) => orderDate)).toEqual(
      all
        .map(({ orderDate }) => orderDate)
        .toSorted()
        .toReversed(),
    );
    expect(await walk('failure')).toHaveLength(rows[0]?.failed ?? 0);
  });
});

test('ADM-5 the orders of some days of the shop are found, both days whole', async () => {
  const insert = (at: string) =>
    here.shop.pool.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), 'failure', $1, 'ARS', 100, 'home', 'Envío', 0, 100, $2, false, '', now())`,
      [at, new Date(at)],
    );
  const [before, first, last, after] = ['09T23:59', '10T00:00', '12T23:59', '13T00:00'].map(
    (at) => `2019-03-${at}:00-03:00`,
  );
  for (const at of [before, first, last, after]) await insert(at ?? '');
  const found = async (days: { from?: string; to?: string }) =>
    (await here.admin.call(orderDesk.list, { status: 'failure', ...days })).orders
      .map(({ email }) => email)
      .filter((email) => email.startsWith('2019-03'));
  expect(await found({ from: '2019-03-10', to: '2019-03-12' })).toEqual([last, first]);
  expect(await found({ to: '2019-03-09' })).toEqual([before]);
  // Days that the calendar, the database or the time zones do not know.
  for (const day of ['ayer', '2026-02-31', '0001-01-01', '9999-12-31']) {
    expect((await here.admin.refusal(orderDesk.list, { from: day, to: day })).status).toBe(422);
  }
  expect(await found({ from: '2000-01-01', to: '2019-03-09' })).toEqual([before]);
  expect(await found({ from: '2999-12-31', to: '2999-12-31' })).toEqual([]);
});

describe('settling by hand', () => {
  test('AORD-2 CALL-51 a failure puts the units back once, and is written down with who and why', async () => {
    const { reference, product } = await pendingOrder();
    expect(await here.scene.stock(product)).toBe(3);
    const settled = await here.admin.call(orderDesk.setStatus, {
      payment_id: reference,
      status: 'failure',
      reason: 'pidió anularla',
    });
    expect(settled).toMatchObject({ reference, status: 'failure', isPayable: false });
    expect(await here.scene.stock(product)).toBe(5);
    expect(await here.admin.call(orderDesk.history, { key: reference })).toMatchObject([
      { what: 'status', from: null, to: 'pending', actor: 'buyer' },
      { what: 'status', from: 'pending', to: 'failure', actor: 'admin:jefa', reason: 'pidió anularla' },
    ]);
    const { entries } = await here.admin.call(audit.list, { subject: reference });
    expect(entries).toMatchObject([
      { action: 'order.status', before: { status: 'pending' }, after: { status: 'failure' } },
    ]);
    const again = await here.admin.refusal(orderDesk.setStatus, { payment_id: reference, status: 'approved' });
    expect([again.code, again.status]).toEqual(['order_settled', 409]);
  });

  test('AORD-2 an approval keeps the units', async () => {
    const { reference, product } = await pendingOrder();
    expect((await here.admin.call(orderDesk.setStatus, { payment_id: reference, status: 'approved' })).status).toBe(
      'approved',
    );
    expect(await here.scene.stock(product)).toBe(3);
  });

  test('AORD-2 money that is already there counts for more than an administrator’s failure', async () => {
    const order = await pendingOrder();
    await here.scene.loseNotices();
    await here.scene.pay(order.init_point, 'APRO');
    const refused = await here.admin.refusal(orderDesk.setStatus, { payment_id: order.reference, status: 'failure' });
    expect(refused.code).toBe('order_settled');
    expect((await here.scene.order(order.reference)).status).toBe('approved');
    expect(await here.scene.stock(order.product)).toBe(3);
  });

  test('AORD-2 ten administrators at once settle an order once', async () => {
    const { reference, product } = await pendingOrder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        here.admin.call(orderDesk.setStatus, { payment_id: reference, status: 'failure' }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await here.scene.stock(product)).toBe(5);
  });

  test('AORD-2 any other state, an unknown order and no state at all are refused', async () => {
    const { reference } = await pendingOrder();
    const headers = { 'content-type': 'application/json' };
    for (const status of ['rejected', 'pending', '', null]) {
      const body = JSON.stringify({ status });
      const answer = await here.admin.send(`/updateStatusOrder/${reference}`, { method: 'PATCH', headers, body });
      expect(answer.status).toBe(422);
    }
    expect((await here.admin.refusal(orderDesk.setStatus, { payment_id: '1', status: 'failure' })).status).toBe(404);
    expect((await here.scene.order(reference)).status).toBe('pending');
  });
});
