import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import type { Services } from '#server/core/context/context.ts';
import { applyNews } from './apply-news.service.ts';
import { noteTried } from './refund-records.service.ts';
import type { RefundRow } from './refund-records.service.ts';
import { refunds } from './refunds.tables.ts';

/**
 * Asks the provider for a refund that is written down, under its own key, and notes what it says: any number of tries and
 * processes refund once. Returns true if the provider responded; if not, the refund stays asked for, and the next round
 * of the jobs tries again. One that is in process is only asked about.
 */
export async function sendRefund(services: Services, refund: RefundRow): Promise<boolean> {
  const { key, provider: name, paymentId, orderReference: reference, amount, currency, state } = refund;
  try {
    const provider = services.providers.named(name);
    await noteTried(services.db, key, services.clock());
    const asked = { paymentId, amount: moneyOf(amount, currency), key };
    const answer = state === 'asked' ? await provider.refund(asked) : undefined;
    const answered = answer && { key, answer };
    // The payment says what else became of it.
    const payment = await provider.find(paymentId);
    const news = payment?.reference === reference ? [payment] : [];
    await applyNews(services, reference, news, { actor: 'provider', ...(answered && { answered }) });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, refund: key, order: reference }, 'a refund waits for the provider');
    return false;
  }
}

/**
 * Takes up to `most` refunds whose end is not known: those that the provider did not answer after a minute, and those in
 * process after a quarter of their age, at least every 6 hours. Several processes share the work.
 */
export function claimRefunds({ db, clock }: Services, most: number): Promise<RefundRow[]> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`case when ${refunds.state} = 'asked' then interval '1 minute'
    else least(interval '6 hours', greatest(interval '1 minute', (${at} - ${refunds.askedAt}) / 4)) end`;
  const waited = or(isNull(refunds.triedAt), lt(refunds.triedAt, sql`${at} - ${pause}`));
  const isDue = and(inArray(refunds.state, ['asked', 'in_progress']), waited);
  return db
    .update(refunds)
    .set({ triedAt: now })
    .where(claimDue(refunds, { isDue, order: [sql`${refunds.triedAt} nulls first`], most }))
    .returning();
}
