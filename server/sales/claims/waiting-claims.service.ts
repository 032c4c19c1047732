import { and, asc, eq } from 'drizzle-orm';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { countIn } from '#platform/database/count-rows.ts';
import { claimEnd } from './claim-facts.service.ts';
import { claims } from './claims.tables.ts';

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
