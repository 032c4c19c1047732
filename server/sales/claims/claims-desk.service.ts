import { and, desc, eq, lt, sql, asc } from 'drizzle-orm';
import type { Claim, claims as contract } from '#contract/sales/claims/claims.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { claimEnd, claimNumber } from './claim-facts.service.ts';
import { claims } from './claims.tables.ts';
import { claimOf, type ClaimRow } from './record-claim.service.ts';
import type { Executor } from '#platform/database/database.ts';
import { countIn } from '#platform/database/count-rows.ts';

const pageSize = 50;

/** Returns a page of claims, the newest first. */
export async function listClaims(
  { db, clock }: Context,
  { state, before }: Input<typeof contract.list>,
): Promise<Output<typeof contract.list>> {
  const found = await db
    .select()
    .from(claims)
    .where(and(state && eq(claims.state, state), before === undefined ? sql`true` : lt(claims.id, before)))
    .orderBy(desc(claims.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize).map((row) => shownClaim(row, clock()));
  return { claims: page, next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** Returns one claim. Throws `claim_not_found`. */
export async function oneClaim({ db, clock }: Context, id: number): Promise<Claim> {
  const row = await claimOf(db, id);
  if (!row) throw new ShopError('claim_not_found');
  return shownClaim(row, clock());
}

/** Answers a claim, once: the answer is sent. Throws `claim_not_found` and `claim_answered`. */
export async function answerClaim(ctx: Context, { id, answer }: Input<typeof contract.answer>): Promise<Claim> {
  const by = isStaff(ctx.visitor) ? ctx.visitor.username : '';
  await inTransaction(ctx.db, async (transaction) => {
    const now = ctx.clock();
    const [answered] = await transaction
      .update(claims)
      .set({ state: 'answered', answer, answeredAt: now, answeredBy: by })
      .where(and(eq(claims.id, id), eq(claims.state, 'received')))
      .returning();
    if (!answered) throw new ShopError((await claimOf(transaction, id)) ? 'claim_answered' : 'claim_not_found');
    await recordEvent(transaction, {
      at: now,
      kind: 'claim.answered',
      subject: String(id),
      actor: `admin:${by}`,
      data: {},
    });
    await noteChange(transaction, ctx, { action: 'claim.answer', subject: String(id) });
  });
  return oneClaim(ctx, id);
}

/** Returns a claim as administrators see it. */
export function shownClaim(row: ClaimRow, now: Date): Claim {
  const until = claimEnd(row);
  // A complaint is in time while it can still be answered, or was; a reversal if it was asked for in its time.
  const counted = row.book === 'complaints' ? (row.answeredAt ?? now) : row.at;
  return {
    id: row.id,
    number: claimNumber(row),
    kind: row.kind,
    at: shopMoment(row.at),
    state: row.state,
    name: row.name,
    email: row.email,
    stated: row.stated,
    order: row.orderReference,
    until: shopMoment(until),
    isInTime: counted < until,
    answer: row.answer,
    answeredAt: row.answeredAt && shopMoment(row.answeredAt),
    answeredBy: row.answeredBy,
  };
}

const isWaiting = eq(claims.state, 'received');

/**
 * Returns how many claims wait for an answer, counted up to `most`, and until when the first has to be answered: null if none
 * of them has a time in which it is answered by law.
 */
export async function waitingClaims(
  db: Executor,
  most: number,
): Promise<{ claims: number; claimsUntil: string | null }> {
  // All have as many days, so the one that was stated first ends first.
  const first = db
    .select()
    .from(claims)
    .where(and(isWaiting, eq(claims.book, 'complaints')))
    .orderBy(asc(claims.id))
    .limit(1);
  const [count, [next]] = await Promise.all([countIn(db, { of: claims, where: isWaiting }, most), first]);
  return { claims: count, claimsUntil: next ? shopMoment(claimEnd(next)) : null };
}
