import { and, eq } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { withdrawals as contract } from '#contract/sales/returns/withdrawals.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { orderOfBuyer } from '../orders/order-state.service.ts';
import { withdrawals } from './withdrawals.tables.ts';

type Stated = Input<typeof contract.record>;
type Recorded = Output<typeof contract.record>;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

const hour = 3600;

/**
 * Records that somebody takes back a purchase. It does the same for an order that there is and one that there is not, so
 * that neither the answer nor its time tells of orders; the e-mail follows by the event. Throws `too_many_requests`.
 */
export async function recordWithdrawal(ctx: Context, asked: Stated): Promise<Recorded> {
  const stated = { ...asked, email: asked.email.toLowerCase() };
  await limitRate(ctx, `withdrawal:${ctx.network}`, { most: 30, windowSeconds: hour });
  // Of each network: nobody can use up the tries of somebody else's address.
  await limitRate(ctx, `withdrawal-email:${ctx.network}:${stated.email}`, { most: 6, windowSeconds: hour });
  const { code, at } = await inTransaction(ctx.db, async (transaction) => {
    const order = await orderOfBuyer(transaction, stated.number, stated.email);
    const now = ctx.clock();
    const [made] = await transaction
      .insert(withdrawals)
      .values({
        ...stated,
        code: codeOf(ctx.newId()),
        orderReference: order?.reference ?? null,
        at: now,
        state: 'received',
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return recordedBefore(transaction, stated);
    await recordEvent(transaction, {
      at: now,
      kind: 'withdrawal.received',
      subject: made.code,
      actor: 'buyer',
      data: { order: made.orderReference },
    });
    return made;
  });
  return { code, at: shopMoment(at) };
}

/** The same form that was sent twice is one withdrawal. */
async function recordedBefore(db: Executor, { request, number, email }: Stated): Promise<WithdrawalRow> {
  const isSame = and(eq(withdrawals.request, request), eq(withdrawals.number, number), eq(withdrawals.email, email));
  const [found] = await db.select().from(withdrawals).where(isSame);
  // A code is drawn twice once in 10^12 times: then the person sends the form again.
  if (!found) throw new Error('the code of a withdrawal is taken');
  return found;
}

/** The withdrawal of a code; undefined when there is none. */
export async function withdrawalOf(db: Executor, code: string): Promise<WithdrawalRow | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.code, code));
  return found;
}

/** Crockford's Base32: no I, L, O or U, which are mistaken for other signs when they are read out. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the code of a new withdrawal, 'K7QF-2M9D': the last 40 bits of a new id, which are random (RFC 9562, 5.4 and 5.7).
 * It opens nothing; it only names the withdrawal.
 */
function codeOf(newId: string): string {
  const bits = Number.parseInt(newId.slice(-10), 16);
  const code = Array.from({ length: 8 }, (_, at) => signs[Math.floor(bits / 32 ** at) % 32]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
