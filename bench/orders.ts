import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { percentiles } from './percentiles.ts';
import { warmUpSeconds, type Measured } from './load.ts';
import type { PoolClient } from 'pg';
import type { Row } from './report.ts';
import type { Stage } from './stage.ts';

const goal = 0.3;
const hands = 16;

/** Enough customers that none buys again before the shop has recorded the first payment. */
const customers = 1000;

/**
 * Measures from checkout to the approved order, with a coupon if given, against the same statements in bare transactions, and against
 * those with the necessary calls to the provider.
 */
export async function measureOrders(stage: Stage, seconds: number, coupon?: string): Promise<Row[]> {
  const goods = await goodsOf(stage);
  const bare = await repeat(seconds, (at) => bareOrder(stage, goods[at % goods.length]));
  const withProvider = await repeat(seconds, async (at) => {
    await bareOrder(stage, goods[at % goods.length]);
    await bareExchange(stage);
  });
  const buyers = await stage.buyers(customers);
  const shop = await repeat(
    seconds,
    (at) => buy(stage, buyers[at % customers] ?? '', goods[at % goods.length], coupon),
    () => untilApproved(stage),
  );
  await untilDelivered(stage);
  const row = { work: 'checkout to approved order', measured: shop, goal: { least: goal } };
  return [
    { ...row, limitName: 'bare transactions', limit: bare },
    { ...row, limitName: 'bare transactions and calls to the provider', limit: withProvider },
  ];
}

/** Sizes of which there is enough. */
export async function goodsOf({ pool }: Stage): Promise<Good[]> {
  const { rows } = await pool.query<Good>(
    `select variants.id, product_id, brand_size, current_price_minor as price from variants
      join products on products.id = product_id where stock > 1000 order by variants.id limit 400`,
  );
  return rows;
}

export type Good = {
  readonly id: number;
  readonly product_id: number;
  readonly brand_size: string;
  readonly price: number;
};

/** Repeats some work with all workers for some time; the time includes waiting for `end`. */
async function repeat(
  seconds: number,
  work: (at: number) => Promise<void>,
  end: () => Promise<void> = async () => undefined,
): Promise<Measured> {
  let at = 0;
  const round = async (roundSeconds: number) => {
    const times: number[] = [];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: hands }, async () => {
        while (performance.now() - begun < roundSeconds * 1000) {
          const from = performance.now();
          at += 1;
          await work(at);
          times.push(performance.now() - from);
        }
      }),
    );
    await end();
    return { times, took: (performance.now() - begun) / 1000 };
  };
  await round(warmUpSeconds);
  const { times, took } = await round(seconds);
  const part = percentiles(times);
  const [p50, p99] = [Math.round(part(0.5)), Math.round(part(0.99))];
  return { perSecond: times.length / took, p50, p99, bytesPerAnswer: 0, failed: 0 };
}

async function buy(stage: Stage, token: string, good: Good | undefined, coupon: string | undefined): Promise<void> {
  await pay(stage, await checkOut(stage, token, good, coupon));
}

/** Places an order of one unit; returns the id of its page at the provider. */
export async function checkOut({ url }: Stage, token: string, good: Good | undefined, coupon?: string) {
  const response = await fetch(`${url}/api/mercadopago/payment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cartItems: [{ variantId: good?.id, quantity: 1 }], coupon }),
  });
  const answer: { init_point?: string } = await response.json();
  if (answer.init_point === undefined) throw new Error(`no checkout: ${JSON.stringify(answer)}`);
  return new URL(answer.init_point).searchParams.get('pref_id') ?? '';
}

/** Pays at a page of the provider, which notifies the shop. */
export async function pay({ control }: Stage, page: string): Promise<void> {
  await control.payPreference({ preference_id: page, cardholder: 'APRO' });
}

export const untilApproved = (stage: Stage) =>
  untilNone(
    stage,
    "from orders where status = 'pending' and user_id in (select id from users where username like 'bench%')",
    5,
  );

/** Waits until the e-mails of these orders are sent, so that they do not disturb the next measurement. */
export async function untilDelivered(stage: Stage): Promise<void> {
  await untilNone(
    stage,
    `from events join event_subscribers on name = 'emails'
      where (events.xid, events.id) > (event_subscribers.xid, event_subscribers.event_id) and events.id <> all(taken)
        and kind = 'order.moved'`,
    250,
  );
  await untilNone(stage, 'from emails where sent_at is null and given_up_at is null', 250);
}

async function untilNone({ pool }: Stage, which: string, everyMs: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(`select count(*)::int as left ${which}`);
    if (rows[0]?.left === 0) return;
    await pause(everyMs);
  }
}

/** Writes what one paid order writes, directly: one transaction to place it and one to approve it. */
async function bareOrder(stage: Stage, good: Good | undefined): Promise<void> {
  await bareApproval(stage, good, await barePlace(stage, good));
}

/** Writes what placing an order writes, and where it is paid; returns its reference. */
export async function barePlace({ pool }: Stage, good: Good | undefined): Promise<string> {
  if (!good) throw new Error('nothing to buy');
  const reference = randomUUID();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update variants set stock = stock - 1 where id = $1 and stock >= 1', [good.id]);
    await client.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at) values ($1::uuid, 'pending', 'a@example.com', 'ARS', $2, 'home', 'Envío', 0, $2, now(), true, $1::text, now())`,
      [reference, good.price],
    );
    await client.query(
      `insert into order_lines (order_reference, position, product_id, variant_id, name, color, brand_size, quantity,
        price_minor) values ($1, 0, $2, $3, 'Camisa', 'Azul', $4, 1, $5)`,
      [reference, good.product_id, good.id, good.brand_size, good.price],
    );
    await history(client, reference, 'pending');
    await mail(client, reference, 'bench-received');
    await client.query('commit');
    await client.query(
      "insert into payment_sessions (order_reference, provider, external_id, url) values ($1::uuid, 'bench', $1::text, '')",
      [reference],
    );
    return reference;
  } finally {
    client.release();
  }
}

/** Writes what the payment of a placed order writes. */
export async function bareApproval({ pool }: Stage, good: Good | undefined, reference: string): Promise<void> {
  const payment = `bench-${reference}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "insert into payment_notices (provider, notice_id, payment_id, received_at, tried_at, handled_at) values ('bench', $1, $2, now(), now(), now())",
      [reference, payment],
    );
    await client.query(
      `insert into payments (provider, id, order_reference, status, detail, amount_minor, currency, created_at, approved_at, updated_at)
        values ('bench', $1, $2, 'approved', '', $3, 'ARS', now(), now(), now())`,
      [payment, reference, good?.price],
    );
    await client.query("update orders set status = 'approved', is_open = false, payment_id = $2 where reference = $1", [
      reference,
      payment,
    ]);
    await history(client, reference, 'approved');
    await mail(client, reference, 'bench-paid');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Makes the calls to the provider: the payment page, the payment, and the two requests about it. */
async function bareExchange({ provider, control }: Stage): Promise<void> {
  const reference = randomUUID();
  const items = [{ id: '1', title: 'Camisa', quantity: 1, currency_id: 'ARS', unit_price: 100 }];
  const page = await provider('/checkout/preferences', {
    method: 'POST',
    body: JSON.stringify({ items, external_reference: reference }),
  });
  const { id } = preference.parse(page);
  const { payment } = await control.payPreference({ preference_id: id, cardholder: 'APRO' });
  await provider(`/v1/payments/${payment.id}`);
  await provider(`/v1/payments/search?external_reference=${reference}`);
}

const preference = z.object({ id: z.string() });

const history = (client: PoolClient, reference: string, status: string) =>
  client.query(
    "insert into events (at, kind, subject, actor, data) values (now(), 'order.placed', $1, 'bench', jsonb_build_object('to', $2::text))",
    [reference, status],
  );

/** Marked as sent, so that the shop does not send it. */
const mail = (client: PoolClient, reference: string, kind: string) =>
  client.query(
    `insert into emails (kind, event, recipient, order_reference, written_at, next_try_at, sent_at)
      values ($1, $2::text, 'a@example.com', $2::uuid, now(), now(), now())`,
    [kind, reference],
  );
