import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { windowEnd } from '#contract/sales/returns/withdrawal-window.ts';
import type { Withdrawal, withdrawals as contract } from '#contract/sales/returns/withdrawals.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { deliveredAt } from '../orders/order-fulfilment.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { withdrawals } from './withdrawals.tables.ts';

const pageSize = 50;

/** Returns a page of withdrawals, the newest first. */
export async function listWithdrawals(
  { db }: Context,
  { state, before }: Input<typeof contract.list>,
): Promise<Output<typeof contract.list>> {
  const isAsked = and(
    state && eq(withdrawals.state, state),
    before === undefined ? sql`true` : lt(withdrawals.id, before),
  );
  const found = await read(db, isAsked, pageSize + 1);
  const page = found.slice(0, pageSize);
  return { withdrawals: page, next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** Returns the withdrawals of an order. */
export function withdrawalsOfOrder({ db }: Context, reference: string): Promise<Withdrawal[]> {
  return read(db, eq(withdrawals.orderReference, reference), pageSize);
}

/** Marks a withdrawal as handled, once. Throws `withdrawal_not_found`. */
export async function handleWithdrawal(ctx: Context, { id }: Input<typeof contract.handle>): Promise<Withdrawal> {
  const by = isStaff(ctx.visitor) ? ctx.visitor.username : '';
  await inTransaction(ctx.db, async (transaction) => {
    const [handled] = await transaction
      .update(withdrawals)
      .set({ state: 'handled', handledAt: ctx.clock(), handledBy: by })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'received')))
      .returning();
    if (handled) await noteChange(transaction, ctx, { action: 'withdrawal.handle', subject: handled.code });
  });
  const [found] = await read(ctx.db, eq(withdrawals.id, id), 1);
  if (!found) throw new ShopError('withdrawal_not_found');
  return found;
}

async function read(db: Executor, isAsked: SQL | undefined, most: number): Promise<Withdrawal[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, orderedAt: orders.orderDate, deliveredAt })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.reference, withdrawals.orderReference))
    .where(isAsked)
    .orderBy(desc(withdrawals.id))
    .limit(most);
  return rows.map(({ withdrawal, orderedAt, deliveredAt: arrived }) => {
    const { id, code, at, email, number, state, handledAt, handledBy, orderReference: reference } = withdrawal;
    const until = orderedAt && windowEnd({ orderedAt, deliveredAt: arrived }, presentCountry().duties.withdrawal);
    return {
      id,
      code,
      email,
      number,
      state,
      handledBy,
      at: shopMoment(at),
      handledAt: handledAt && shopMoment(handledAt),
      order:
        reference === null || !until
          ? null
          : {
              reference,
              until: shopMoment(until),
              countsFrom: arrived ? 'delivery' : 'purchase',
              isInTime: at < until,
            },
    };
  });
}
