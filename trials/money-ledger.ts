import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import type { WholeShop } from './whole-shop.ts';

type OrderRow = {
  readonly reference: string;
  readonly state: string;
  readonly returned: number;
  readonly total: number;
  readonly hasSurplus: boolean;
};

/**
 * Every approved payment at the provider belongs to one approved order of that amount, and what was given back or disputed
 * there is known.
 */
export async function moneyOff({ pool, payments: atProvider }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string;
    status: string;
    isSame: boolean;
    returned: number;
    isBack: boolean;
    isDisputed: boolean;
  }>(
    `select payments.id, orders.status, payments.status = 'refunded' as "isBack",
        exists (select 1 from disputes where payment_id = payments.id) as "isDisputed", amount_minor = total_minor as "isSame", refunded_minor as returned
      from payments join orders on reference = order_reference where provider <> 'hand'`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const provider = await atProvider.list();
  const held = provider.filter(({ status }) => status === 'approved');
  const unknown = provider.flatMap(({ id, status }) => {
    const row = known.get(id);
    const isDisputed = row?.isDisputed ?? false;
    const isKnown = {
      refunded: row?.isBack ?? false,
      disputed: isDisputed,
      lost: isDisputed,
      won: isDisputed,
      approved: true,
      other: true,
    }[status];
    return isKnown ? [] : [`payment ${id} is ${status}, which the shop does not know`];
  });
  const wrong = held.flatMap(({ id, returned }) => {
    const row = known.get(id);
    if (!row) return [`payment ${id} is approved and unknown to the shop`];
    if (row.returned !== returned) return [`payment ${id} gave back ${returned}`];
    return row.status === 'approved' && row.isSame ? [] : [`payment ${id} is approved, its order ${row.status}`];
  });
  const { rows: paid } = await pool.query<{ reference: string; count: number }>(
    `select reference, count(payments.id)::int as count from orders left join payments on order_reference = reference
        and payments.status in ('approved', 'refunded', 'disputed') and refund is null
      where orders.status = 'approved' group by reference having count(payments.id) <> 1`,
  );
  return [
    ...wrong,
    ...unknown,
    ...paid.map(({ reference, count }) => `approved order ${reference} has ${count} payments`),
  ];
}

/** Every refund that is done is one at the provider, and the refunds of a payment add up to what it gave back. */
export async function refundsOff({ pool }: WholeShop): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with sums as (
        select payments.id, payments.status, payments.amount_minor as amount, payments.refunded_minor as returned,
          coalesce(sum(refunds.amount_minor) filter (where state <> 'refused'), 0) as asked,
          coalesce(sum(refunds.amount_minor) filter (where state = 'done'), 0) as done
        from payments left join refunds on payment_id = payments.id and refunds.provider = payments.provider
        group by payments.id, payments.provider)
      select 'refunds without an answer: ' || key as what from refunds where state = 'done' and external_id is null
      union all select 'refunded too much of payment ' || id from sums where asked > amount
      union all select 'the refunds of payment ' || id || ' are ' || done || ' of ' || returned from sums
        where (status = 'approved' and done <> returned) or (status = 'refunded' and done <> amount)
          -- What a dispute took has no refund.
          and not exists (select 1 from disputes where payment_id = id)`,
  );
  return rows.map(({ what }) => what);
}

/** What each order says of its money is what its ledger amounts to: kept = paid - given back, and never below zero. */
export async function ledgersOff(shop: WholeShop): Promise<string[]> {
  const accountant = await shop.person('contadora', 'admin');
  const { rows } = await shop.pool.query<OrderRow>(
    `select reference, money_state as state, returned_minor as returned, total_minor as total,
        exists (select 1 from payments where order_reference = reference and refund is not null) as "hasSurplus"
      from orders where status = 'approved'`,
  );
  const wrong: string[] = [];
  const ask = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const { paid, givenBack, kept, refundable, state } = await accountant.call(orderRefunds.ledger, row);
      const isSum = kept.minor === paid.minor - givenBack.minor && kept.minor >= 0 && refundable.minor <= kept.minor;
      // Money that paid for no order is none that the order gave back.
      const isReturned = row.hasSurplus || row.returned === Math.min(givenBack.minor, row.total);
      const isSame = state === row.state && isReturned;
      if (!isSum || !isSame) wrong.push(`order ${row.reference} is ${row.state} with ${row.returned}, not ${state}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return wrong;
}
