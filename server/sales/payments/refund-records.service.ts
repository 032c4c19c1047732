import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nextRefundStates, type RefundState } from '#contract/sales/orders/order-money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type {
  PaymentKey,
  ProviderPayment,
  ProviderRefund,
  RefundAnswer,
} from '#server/core/context/payment-provider.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { refunds } from './refunds.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** What the provider answered to the refund with a key. */
export type AnsweredRefund = { readonly key: string; readonly answer: RefundAnswer };

/** The refunds of some orders, the oldest first. */
export function refundsOfOrders(db: Executor, references: readonly string[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderReference, [...references]))
    .orderBy(asc(refunds.askedAt), asc(refunds.key));
}

export function isOfPayment({ provider, id }: PaymentKey) {
  return (refund: Pick<RefundRow, 'provider' | 'paymentId'>) => refund.provider === provider && refund.paymentId === id;
}

type News = {
  readonly reference: string;
  readonly payments: readonly ProviderPayment[];
  readonly answered: AnsweredRefund | undefined;
  readonly now: Date;
  readonly newId: () => string;
};

/**
 * Notes what the provider says of the refunds of an order, those that were made at the provider included. The caller
 * holds the order's lock. News may arrive in any order and repeatedly: a refund that was refused stays so.
 */
export async function rememberRefunds(transaction: Transaction, news: News): Promise<void> {
  const { answered, payments, now } = news;
  if (answered) await noteAnswer(transaction, answered, now);
  if (!answered && payments.every((payment) => payment.refunds.length === 0)) return;
  const known = await refundsOfOrders(transaction, [news.reference]);
  for (const payment of payments) {
    const own = known.filter(isOfPayment(payment));
    // One that was asked for and not answered may be any of those that the provider tells of.
    const mayBeOurs = own.some(({ state, externalId }) => state === 'asked' && externalId === null);
    for (const refund of payment.refunds) {
      const row = own.find(({ externalId }) => externalId === refund.id);
      if (row) await moveRefund(transaction, row, { ...refund, now });
      else if (!mayBeOurs) await insertForeign(transaction, payment, refund, news);
    }
  }
}

async function noteAnswer(transaction: Transaction, { key, answer }: AnsweredRefund, now: Date): Promise<void> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.key, key));
  if (row?.state !== 'asked') return;
  if (answer.kind === 'refused') {
    await moveRefund(transaction, row, { state: 'refused', problem: answer.reason, now });
    return;
  }
  await transaction.update(refunds).set({ externalId: answer.refund.id }).where(eq(refunds.key, key));
  await moveRefund(transaction, row, { ...answer.refund, now });
}

type Move = { readonly state: RefundState; readonly problem: string | null; readonly now: Date };

/** Moves a refund, if it can become that, with the event that tells of its end. */
async function moveRefund(transaction: Transaction, row: RefundRow, { state, problem, now }: Move): Promise<void> {
  const targets: readonly RefundState[] = nextRefundStates[row.state];
  if (!targets.includes(state)) return;
  const isOver = state === 'done' || state === 'refused';
  const [moved] = await transaction
    .update(refunds)
    .set({ state, problem, settledAt: isOver ? now : null })
    .where(and(eq(refunds.key, row.key), eq(refunds.state, row.state)))
    .returning({ key: refunds.key });
  if (moved && isOver) await tellEnd(transaction, { ...row, state, isBack: row.state === 'done' }, now);
}

/** A refund that was made at the provider and not here. */
async function insertForeign(
  transaction: Transaction,
  payment: ProviderPayment,
  refund: ProviderRefund,
  { reference, now, newId }: News,
): Promise<void> {
  const key = newId();
  const isOver = refund.state !== 'in_progress';
  const [inserted] = await transaction
    .insert(refunds)
    .values({
      key,
      request: key,
      orderReference: reference,
      provider: payment.provider,
      paymentId: payment.id,
      origin: 'provider',
      amount: refund.amount.minor,
      currency: refund.amount.currency,
      state: refund.state,
      problem: refund.problem,
      externalId: refund.id,
      actor: 'provider',
      askedAt: refund.createdAt ?? now,
      settledAt: isOver ? now : null,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted && isOver) await tellEnd(transaction, inserted, now);
}

type Ended = Pick<RefundRow, 'key' | 'orderReference' | 'state'> & { readonly isBack?: boolean };

async function tellEnd(
  transaction: Transaction,
  { key, orderReference, state, isBack = false }: Ended,
  now: Date,
): Promise<void> {
  if (state !== 'done' && state !== 'refused') return;
  await recordEvent(transaction, {
    at: now,
    kind: 'order.refund-settled',
    subject: orderReference,
    actor: 'provider',
    data: { refund: key, state, isBack },
  });
}

/** Notes that the provider is being asked for a refund. */
export async function noteTried(db: Executor, key: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ triedAt: sql`greatest(${refunds.triedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(refunds.key, key), isNull(refunds.settledAt)));
}
