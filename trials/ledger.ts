import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { reconcile } from '#server/payments/reconcile.service.ts';
import type { Good } from './goods.ts';
import type { WholeShop } from './whole-shop.ts';

const hourMs = 60 * 60_000;

/** Letters of thousands of orders leave a few at a time, in ms. */
const lettersLimitMs = 180_000;

/** Does the shop's own work as if an hour later, until nothing is open that could be closed. */
export async function settleEverything({ services, control, pool }: WholeShop): Promise<void> {
  await control.hurryWebhooks();
  const later = { ...services, clock: () => new Date(Date.now() + hourMs) };
  for (let round = 0; round < 60; round += 1) {
    await reconcile(later);
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from orders where is_open) + (select count(*) from payment_notices where handled_at is null)
        + (select count(*) from payments where refund = 'due') as open`,
    );
    if (Number(rows[0]?.open) === 0) break;
  }
  await untilLettersAreSent(pool);
}

/** The shop sends them by itself; what a killed process had begun with is due again later, so that is made now. */
async function untilLettersAreSent(pool: Pool): Promise<void> {
  const deadline = performance.now() + lettersLimitMs;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query('select 1 from letters where sent_at is null limit 1');
    if (rowCount === 0) return;
    await pool.query(
      "update letters set next_try_at = now() where sent_at is null and next_try_at > now() + interval '3 s'",
    );
    await pause(500);
  }
}

/**
 * Everything that is not as it must be, in words; none when the books are right. `arrived` is how many letters came where
 * they do not go to the demonstration's outbox.
 */
export async function violationsOf(shop: WholeShop, goods: readonly Good[], arrived?: number): Promise<string[]> {
  return (
    await Promise.all([
      unitsOff(shop, goods),
      ordersOff(shop),
      moneyOff(shop),
      lettersOff(shop, arrived),
      auditOff(shop),
      leftOpen(shop),
    ])
  ).flat();
}

/** Initial stock = stock + held + sold, for every size. */
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
      or subtotal_cents <> (select sum(price_cents * quantity) from order_lines where order_reference = reference)`,
  );
  return rows.map(({ reference }) => `order ${reference} has no lines, or others than its sum`);
}

/** Every payment that the provider holds for good pays one approved order of that amount. */
async function moneyOff({ pool, control }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; isSame: boolean; refund: string | null }>(
    `select payments.id::text, orders.status, amount_cents = total_cents as "isSame", refund
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
      left join payments on order_reference = reference and payments.status = 'approved' and refunded_cents = 0
      where orders.status = 'approved' group by reference having count(payments.id) <> 1`,
  );
  return [...wrong, ...paid.map(({ reference, count }) => `approved order ${reference} has ${count} payments`)];
}

/** Each letter that is owed was sent, unless it was no longer true, and none twice; each outcome has its letter. */
async function lettersOff({ pool }: WholeShop, arrived?: number): Promise<string[]> {
  const { rows } = await pool.query<{ owed: number; sent: number; outbox: number; missing: number }>(
    `select (select count(*)::int from letters where problem is distinct from 'nothing to tell any more') as owed,
      (select count(*)::int from letters where sent_at is not null) as sent,
      (select count(*)::int from demo_outbox) as outbox,
      (select count(*)::int from orders where status in ('approved', 'rejected') and not exists
        (select 1 from letters where order_reference = reference and kind = 'payment-' || status)) as missing`,
  );
  const { owed = 0, sent = 0, outbox = 0, missing = 0 } = rows[0] ?? {};
  const there = arrived ?? outbox;
  return owed === sent && sent === there && missing === 0
    ? []
    : [`letters: ${owed} owed, ${sent} sent, ${there} arrived, ${missing} orders without one`];
}

/** What administrators changed is written down, and nothing else is. */
async function auditOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with made as (select subject from audit_log where action = 'product.create'),
        gone as (select subject from audit_log where action = 'product.delete'),
        moved as (select order_reference::text as subject from order_history where actor like 'admin:%'),
        said as (select subject from audit_log where action = 'order.status')
      (select 'product there is none of ' || subject as what from made
        where not exists (select 1 from products where id::text = subject) except all select 'product there is none of ' || subject from gone)
      union all (select 'product made by nobody ' || id from products
        where name = 'De paso' and not exists (select 1 from made where subject = id::text))
      union all ((select 'move unsaid ' || subject from moved) except all (select 'move unsaid ' || subject from said))
      union all ((select 'move undone ' || subject from said) except all (select 'move undone ' || subject from moved))`,
  );
  return rows.map(({ what }) => what);
}

async function leftOpen({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'open order ' || reference as what from orders where is_open
      union all select 'waiting notice ' || id from payment_notices where handled_at is null
      union all select 'refund due ' || id from payments where refund = 'due'`,
  );
  return rows.map(({ what }) => `left over: ${what}`);
}
