import { and, inArray, isNull, lt, or, sql, asc, eq, ne } from 'drizzle-orm';
import { ProviderUnavailable, type PaymentKey } from '#server/core/context/payment-provider.ts';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import type { Services } from '#server/core/context/context.ts';
import { applyNews } from './apply-news.service.ts';
import { noteTried, isOfPayment, refundsOfOrders, type RefundRow } from './refund-records.service.ts';
import { refunds } from './refunds.tables.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import { isRefundOpen } from '#contract/sales/orders/order-money.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import { paymentsOfOrders, type PaymentRow } from './payment-records.ts';
import { payments } from './payments.tables.ts';
import { isAllBack } from './settle.ts';

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

/** What the shop's people took only they can give back: until then it is listed (`handSurplus`). */
const isDueBack = and(eq(payments.refund, 'due'), ne(payments.provider, byHand));

/**
 * Gives back the money of an order's payments that is due, each once, by refunds of its own: the provider is asked under
 * their keys, and the money counts as given back when the provider's payment shows that nothing is left. What fails stays
 * due and the next round of the jobs tries again.
 */
export async function sendBackDue(services: Services, reference: string): Promise<void> {
  const due = await services.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderReference, reference), isDueBack))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  for (const payment of due) await sendBack(services, payment);
}

/** A payment whose money is to go back. */
type DuePayment = PaymentKey & { readonly orderReference: string };

/** Takes up to `most` payments whose money is due and that were not tried in the last minute. Several processes share the work. */
export function claimSendBacks({ db, clock }: Services, most: number): Promise<DuePayment[]> {
  const now = clock();
  const { id, refundTriedAt } = payments;
  const waited = or(isNull(refundTriedAt), lt(refundTriedAt, new Date(now.getTime() - minuteMs)));
  const order = [sql`${refundTriedAt} nulls first`, asc(id)];
  return db
    .update(payments)
    .set({ refundTriedAt: now })
    .where(claimDue(payments, { isDue: and(isDueBack, waited), order, most }))
    .returning();
}

/** Gives back one payment. Returns true if the provider responded. */
export async function sendBack(services: Services, payment: DuePayment): Promise<boolean> {
  const refund = await inTransaction(services.db, (transaction) => refundOfDue(services, transaction, payment));
  return refund ? sendRefund(services, refund) : true;
}

/** The refund that gives a due payment back: the one that is open, else a new one, unless it is too early for that. */
async function refundOfDue(
  { clock, newId }: Services,
  transaction: Transaction,
  due: DuePayment,
): Promise<RefundRow | undefined> {
  const now = clock();
  await lockOrder(transaction, due.orderReference);
  const known = await paymentsOfOrders(transaction, [due.orderReference]);
  const payment = known.find(({ provider, id }) => provider === due.provider && id === due.id);
  if (payment?.refund !== 'due' || isAllBack(payment)) return undefined;
  const own = (await refundsOfOrders(transaction, [due.orderReference])).filter(isOfPayment(payment));
  const open = own.find(({ state }) => isRefundOpen[state]);
  // One in process is asked about by the jobs, less and less often.
  if (open) return open.state === 'asked' ? open : undefined;
  if (isTooEarly(own, now)) return undefined;
  const key = newId();
  const [made] = await transaction
    .insert(refunds)
    .values({
      key,
      request: key,
      orderReference: due.orderReference,
      provider: payment.provider,
      paymentId: payment.id,
      origin: 'automatic',
      amount: restOf(payment),
      currency: payment.amount.currency,
      state: 'asked',
      reason: payment.refundReason ?? '',
      actor: 'clock',
      askedAt: now,
    })
    .returning();
  return made;
}

function restOf({ amount, refunded }: PaymentRow): number {
  return sum(amount, { ...refunded, minor: -refunded.minor }).minor;
}

/** After a refusal the pause doubles: the first try follows at once, the eleventh after more than half a day. */
function isTooEarly(own: readonly RefundRow[], now: Date): boolean {
  const refused = own.filter(({ state, origin }) => state === 'refused' && origin === 'automatic');
  const last = Math.max(0, ...refused.map(({ settledAt }) => settledAt?.getTime() ?? 0));
  const pauseMs = refused.length < 2 ? 0 : Math.min(2 ** (refused.length - 1), 24 * 60) * minuteMs;
  return now.getTime() - last < pauseMs;
}
