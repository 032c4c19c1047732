import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { emailsSubscriber } from '#server/mail/letters/emails-subscriber.service.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { nothingToTell } from '#server/core/outbox/due-emails.service.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import type { Good } from './goods.ts';
import { ledgersOff, moneyOff, refundsOff } from './money-ledger.ts';
import type { WholeShop } from './whole-shop.ts';

const hourMs = 60 * 60_000;

/** The timeout for sending the e-mails of thousands of orders, a few at a time, in ms. */
const emailsLimitMs = 180_000;

/** Runs the shop's jobs as if an hour later, until nothing is open that could be closed. */
export async function settleEverything({ services, payments, pool }: WholeShop): Promise<void> {
  await payments.hurry();
  const later = { ...services, clock: () => new Date(Date.now() + hourMs) };
  for (let round = 0; round < 60; round += 1) {
    await reconcile(later);
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from orders where is_open and source = 'shop') + (select count(*) from payment_notices where handled_at is null)
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
    and events.id <> all(taken) and kind = any($1)`;

/** Waits until the shop has sent all e-mails. What a killed process had begun is made due now. */
async function untilEmailsAreSent(pool: Pool): Promise<void> {
  const deadline = performance.now() + emailsLimitMs;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query(
      `${untaken} union all select 1 from emails where sent_at is null and problem is distinct from $2 limit 1`,
      [emailsSubscriber.kinds, nothingToTell],
    );
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
      movementsOff(shop),
      sentOff(shop),
      ordersOff(shop),
      moneyOff(shop),
      refundsOff(shop),
      ledgersOff(shop),
      emailsOff(shop, arrived),
      auditOff(shop),
      leftOpen(shop),
    ])
  ).flat();
}

/** Initial stock = stock + reserved + sold + sent instead of something else - put back, for every size. */
async function unitsOff({ pool }: WholeShop, goods: readonly Good[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; stock: number; gone: number }>(
    `with moved as (
        select variant_id, quantity from order_lines join orders on reference = order_reference
          where status in ('pending', 'approved')
        union all select variant_id, -restocked from refund_lines join order_lines using (order_reference, position)
        union all select variant_id, -restocked from return_lines join order_lines using (order_reference, position)
          where outcome <> 'refund'
        union all select size_variant_id, quantity from return_lines join returns on returns.id = return_id
          where state in ('requested', 'accepted', 'received')
        union all select sent_variant_id, quantity from return_lines)
      select variants.id, stock, coalesce(sum(quantity), 0)::int as gone
      from variants left join moved on variant_id = variants.id group by variants.id`,
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  return goods.flatMap(({ variantId, stock }) => {
    const row = now.get(variantId);
    const sum = (row?.stock ?? 0) + (row?.gone ?? 0);
    return sum === stock ? [] : [`size ${variantId}: ${stock} at first, now ${row?.stock} and ${row?.gone} in orders`];
  });
}

/** The stock of every size is the sum of its movements. */
async function movementsOff({ services }: WholeShop): Promise<string[]> {
  const differences = await stockDifferences(services.db);
  return differences.map(
    ({ variantId, stock, moved }) => `size ${variantId}: ${stock} units, ${moved} by its movements`,
  );
}

/** Never more sent than bought, what was put back is noted, and how far an order is agrees with its parcels. */
async function sentOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with lines as (
        select order_reference as reference, position, quantity, put_back,
          coalesce((select sum(quantity) from parcel_lines
            where order_reference = order_lines.order_reference and position = order_lines.position), 0) as packed,
          coalesce((select sum(restocked) from refund_lines
            where order_reference = order_lines.order_reference and position = order_lines.position), 0)
          + coalesce((select sum(restocked) from return_lines where outcome = 'nothing'
            and order_reference = order_lines.order_reference and position = order_lines.position), 0) as back
        from order_lines)
      select 'sent more than bought: ' || reference as what from lines where packed > quantity
      union all select 'put back and not noted: ' || reference from lines where put_back <> back
      union all select 'dispatched with units left: ' || reference from lines join orders using (reference)
        where fulfilment in ('dispatched', 'delivered') and shipping_method = 'home' and source = 'shop'
          and packed + put_back < lines.quantity
      union all select 'cancelled and sent: ' || reference from lines join orders using (reference)
        where fulfilment = 'cancelled' and packed > 0`,
  );
  return rows.map(({ what }) => what);
}

async function ordersOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from orders where not exists (select 1 from order_lines where order_reference = reference)
      or subtotal_minor <> (select sum(price_minor * quantity) from order_lines where order_reference = reference)
      or total_minor - shipping_minor
        <> (select sum(price_minor * quantity - discount_minor) from order_lines where order_reference = reference)
      or total_minor - shipping_minor - subtotal_minor
        <> (select coalesce(sum(amount_minor), 0) from order_adjustments where order_reference = reference)`,
  );
  return rows.map(({ reference }) => `order ${reference} has no lines, or others than its sum, or other adjustments`);
}

/** Each e-mail was sent once, unless it was no longer true; each outcome has its e-mail. */
async function emailsOff({ pool }: WholeShop, arrived?: number): Promise<string[]> {
  const { rows } = await pool.query<{ owed: number; sent: number; outbox: number; missing: number }>(
    `select (select count(*)::int from emails where problem is distinct from $1) as owed,
      (select count(*)::int from emails where sent_at is not null) as sent,
      (select count(*)::int from demo_outbox) as outbox,
      (select count(*)::int from orders where status in ('approved', 'rejected') and email is not null and not exists
        (select 1 from emails where order_reference = reference and kind = 'payment-' || status)) as missing`,
    [nothingToTell],
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
        logged as (select subject from events where kind in ('order.status', 'order.payment'))
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
    `select 'open order ' || reference as what from orders where is_open and source = 'shop'
      union all select 'waiting notice ' || id from payment_notices where handled_at is null
      union all select 'refund due ' || id from payments where refund = 'due'
      union all select 'open refund ' || key from refunds where state in ('asked', 'in_progress')`,
  );
  return rows.map(({ what }) => `left over: ${what}`);
}
