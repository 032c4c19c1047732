import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { reconcile } from '#server/payments/reconcile.service.ts';
import type { Good } from './goods.ts';
import type { WholeShop } from './whole-shop.ts';

const hourMs = 60 * 60_000;

/** The timeout for sending the e-mails of thousands of orders, a few at a time, in ms. */
const emailsLimitMs = 180_000;

/** Runs the shop's jobs as if an hour later, until nothing is open that could be closed. */
export async function settleEverything({ services, control, pool }: WholeShop): Promise<void> {
  await control.hurryWebhooks();
  const later = { ...services, clock: () => new Date(Date.now() + hourMs) };
  for (let round = 0; round < 60; round += 1) {
    await reconcile(later);
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from orders where is_open) + (select count(*) from payment_notices where handled_at is null)
        + (select count(*) from payments where refund = 'due')
        + (select count(*) from refunds where state in ('asked', 'in_progress')) as open`,
    );
    if (Number(rows[0]?.open) === 0) break;
  }
  await untilEmailsAreSent(pool);
}

/** Events whose e-mails have not been written yet. */
const untaken = `select 1 from events join event_subscribers on name = 'emails'
  where (events.xid, events.id) > (event_subscribers.xid, event_subscribers.event_id)
    and events.id <> all(taken) and (kind like 'account.%' or kind in ('order.moved', 'order.awaited', 'order.refund-settled'))`;

/** Waits until the shop has sent all e-mails. What a killed process had begun is made due now. */
async function untilEmailsAreSent(pool: Pool): Promise<void> {
  const deadline = performance.now() + emailsLimitMs;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query(`${untaken} union all select 1 from emails where sent_at is null limit 1`);
    if (rowCount === 0) return;
    await pool.query(
      "update emails set next_try_at = now() where sent_at is null and next_try_at > now() + interval '3 s'",
    );
    await pause(500);
  }
}

/**
 * Returns every inconsistency in words; none when the data are consistent. `arrived` is the number of received e-mails
 * when they do not go to the demo's outbox.
 */
export async function violationsOf(shop: WholeShop, goods: readonly Good[], arrived?: number): Promise<string[]> {
  return (
    await Promise.all([
      unitsOff(shop, goods),
      ordersOff(shop),
      moneyOff(shop),
      refundsOff(shop),
      emailsOff(shop, arrived),
      auditOff(shop),
      leftOpen(shop),
    ])
  ).flat();
}

/** Initial stock = stock + reserved + sold, for every size. */
async function unitsOff({ pool }: WholeShop, goods: readonly Good[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; stock: number; gone: number }>(
    `select variants.id, stock, coalesce(sum(quantity) filter (where status in ('pending', 'approved')), 0)::int as gone
      from variants left join order_lines on variant_id = variants.id left join orders on reference = order_reference
      group by variants.id`,
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  return goods.flatMap(({ variantId, stock }) => {
    const row = now.get(variantId);
    const sum = (row?.stock ?? 0) + (row?.gone ?? 0);
    return sum === stock ? [] : [`size ${variantId}: ${stock} at first, now ${row?.stock} and ${row?.gone} in orders`];
  });
}

async function ordersOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from orders where not exists (select 1 from order_lines where order_reference = reference)
      or subtotal_minor <> (select sum(price_minor * quantity) from order_lines where order_reference = reference)`,
  );
  return rows.map(({ reference }) => `order ${reference} has no lines, or others than its sum`);
}

/** Every approved payment at the provider belongs to one approved order of that amount. */
async function moneyOff({ pool, control }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; isSame: boolean; refund: string | null }>(
    `select payments.id::text, orders.status, amount_minor = total_minor as "isSame", refund
      from payments join orders on reference = order_reference`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const provider = await control.listPayments();
  const held = provider.filter(({ status }) => status === 'approved');
  const wrong = held.flatMap(({ id }) => {
    const row = known.get(String(id));
    if (!row) return [`payment ${id} is approved and unknown to the shop`];
    return row.status === 'approved' && row.isSame ? [] : [`payment ${id} is approved, its order ${row.status}`];
  });
  const { rows: paid } = await pool.query<{ reference: string; count: number }>(
    `select reference, count(payments.id)::int as count from orders
      left join payments on order_reference = reference and payments.status in ('approved', 'refunded') and refund is null
      where orders.status = 'approved' group by reference having count(payments.id) <> 1`,
  );
  return [...wrong, ...paid.map(({ reference, count }) => `approved order ${reference} has ${count} payments`)];
}

/** Every refund that is done is one at the provider, no payment has more than its amount, and what orders say is true. */
async function refundsOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'refunds without an answer: ' || key as what from refunds where state = 'done' and external_id is null
      union all select 'refunded too much of payment ' || payments.id from payments join refunds
        on payment_id = payments.id and refunds.provider = payments.provider and state <> 'refused'
        group by payments.id, payments.provider having sum(refunds.amount_minor) > min(payments.amount_minor)
      union all select 'untold refund of order ' || reference from orders join payments on order_reference = reference
        where refund is null and payments.status in ('approved', 'refunded') and refunded_minor <> returned_minor`,
  );
  return rows.map(({ what }) => what);
}

/** Each e-mail was sent once, unless it was no longer true; each outcome has its e-mail. */
async function emailsOff({ pool }: WholeShop, arrived?: number): Promise<string[]> {
  const { rows } = await pool.query<{ owed: number; sent: number; outbox: number; missing: number }>(
    `select (select count(*)::int from emails where problem is distinct from 'nothing to tell any more') as owed,
      (select count(*)::int from emails where sent_at is not null) as sent,
      (select count(*)::int from demo_outbox) as outbox,
      (select count(*)::int from orders where status in ('approved', 'rejected') and not exists
        (select 1 from emails where order_reference = reference and kind = 'payment-' || status)) as missing`,
  );
  const { owed = 0, sent = 0, outbox = 0, missing = 0 } = rows[0] ?? {};
  const there = arrived ?? outbox;
  return owed === sent && sent === there && missing === 0
    ? []
    : [`e-mails: ${owed} owed, ${sent} sent, ${there} arrived, ${missing} orders without one`];
}

/** The changes of administrators are recorded, and nothing else is. */
async function auditOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with made as (select subject from events where kind = 'product.create'),
        gone as (select subject from events where kind = 'product.delete'),
        moved as (select subject from events where kind = 'order.moved' and actor like 'admin:%'),
        logged as (select subject from events where kind = 'order.status')
      (select 'missing product ' || subject as what from made
        where not exists (select 1 from products where id::text = subject) except all select 'missing product ' || subject from gone)
      union all (select 'unlogged product ' || id from products
        where name = 'De paso' and not exists (select 1 from made where subject = id::text))
      union all ((select 'unlogged move ' || subject from moved) except all (select 'unlogged move ' || subject from logged))
      union all ((select 'move without effect ' || subject from logged) except all (select 'move without effect ' || subject from moved))`,
  );
  return rows.map(({ what }) => what);
}

async function leftOpen({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'open order ' || reference as what from orders where is_open
      union all select 'waiting notice ' || id from payment_notices where handled_at is null
      union all select 'refund due ' || id from payments where refund = 'due'
      union all select 'open refund ' || key from refunds where state in ('asked', 'in_progress')`,
  );
  return rows.map(({ what }) => `left over: ${what}`);
}
