import { and, asc, eq, getTableColumns, isNull, or, sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, preparedRows, stored, storedAll, type Given, type Rows } from '#platform/database/prepared.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import type { KnownPayment } from './settle.ts';
import type { RefundReason } from './order-step.ts';
import { payments, paymentSessions } from './payments.tables.ts';
import type { PaymentKey, ProviderPayment } from '#server/core/context/payment-provider.ts';

type StoredPayment = typeof payments.$inferSelect;

/** A payment as it is kept, its amounts with their currency. */
export type PaymentRow = Omit<StoredPayment, 'amount' | 'refunded' | 'currency'> & KnownPayment;

/**
 * Notes that the provider was asked about an order, and what it said of its payments. News that are older than what is
 * known change nothing, so they may arrive in any order. One statement.
 */
export async function rememberPayments(
  transaction: Transaction,
  reference: string,
  news: readonly ProviderPayment[],
  now: Date,
): Promise<void> {
  const asked = { orderReference: reference, askedAt: now, askAt: new Date(now.getTime() + minuteMs) };
  const [first, ...others] = news.map((payment) => ({ ...columnsOf(payment), ...asked }));
  await (first ? inserted(transaction, [first, ...others]) : noted(transaction, asked));
}

type Asked = { readonly orderReference: string; readonly askedAt: Date; readonly askAt: Date };

const noted = prepared(noteAsked);

function noteAsked(db: Executor, given: Given<Asked>) {
  const { askedAt, askAt, orderReference } = paymentSessions;
  return (
    db
      .update(paymentSessions)
      // What came now may change again, also where nothing was expected any more.
      .set({
        askedAt: stored(askedAt, given('askedAt')),
        askAt: sql`coalesce(${askAt}, ${stored(askAt, given('askAt'))}::timestamptz)`,
      })
      .where(eq(orderReference, given('orderReference')))
  );
}

const inserted = preparedRows((db, rows: Rows<ReturnType<typeof columnsOf> & Asked>) => {
  const {
    refund: _refund,
    refundReason: _why,
    refundTriedAt: _tried,
    problem: _problem,
    ...columns
  } = getTableColumns(payments);
  return db
    .with(db.$with('asked').as(noteAsked(db, rows[0])))
    .insert(payments)
    .values(rows.map((given) => storedAll(columns, given)))
    .onConflictDoUpdate({
      target: [payments.id, payments.provider],
      set: {
        status: sql`excluded.status`,
        detail: sql`excluded.detail`,
        amount: sql`excluded.amount_minor`,
        refunded: sql`excluded.refunded_minor`,
        currency: sql`excluded.currency`,
        approvedAt: sql`excluded.approved_at`,
        updatedAt: sql`excluded.updated_at`,
        awaits: sql`excluded.awaits`,
        payUntil: sql`excluded.pay_until`,
        voucherUrl: sql`excluded.voucher_url`,
        means: sql`excluded.means`,
        meansName: sql`excluded.means_name`,
        cardDigits: sql`excluded.card_digits`,
        installments: sql`excluded.installments`,
        fee: sql`excluded.fee_minor`,
        withheld: sql`excluded.withheld_minor`,
        net: sql`excluded.net_minor`,
        releaseAt: sql`excluded.release_at`,
        listedAs: sql`coalesce(excluded.listed_as, ${payments.listedAs})`,
      },
      setWhere: sql`${payments.updatedAt} <= excluded.updated_at and ${payments.orderReference} = excluded.order_reference`,
    });
});

/** All known payments of some orders, the oldest first. */
export async function paymentsOfOrders(db: Executor, references: readonly string[]): Promise<PaymentRow[]> {
  const rows = await ofOrders(db, { references });
  return rows.map(({ currency, ...row }) => {
    return { ...row, amount: moneyOf(row.amount, currency), refunded: moneyOf(row.refunded, currency) };
  });
}

const ofOrders = prepared((db, given: Given<{ references: readonly string[] }>) =>
  db
    .select()
    .from(payments)
    .where(sql`${payments.orderReference} = any(${given('references')}::uuid[])`)
    .orderBy(asc(payments.createdAt), asc(payments.id)),
);

/** A row has one currency for all of its amounts; refunds and disputes have rows of their own. */
function columnsOf(payment: ProviderPayment) {
  const { provider, id, status, detail, amount, refunded, createdAt, approvedAt, updatedAt } = payment;
  const { awaits, payUntil, voucherUrl, facts } = payment;
  const amounts = { amount: amount.minor, refunded: refunded.minor, currency: amount.currency };
  return {
    ...amounts,
    provider,
    id,
    status,
    detail,
    createdAt,
    approvedAt,
    updatedAt,
    awaits,
    payUntil,
    voucherUrl,
    means: facts?.means.kind ?? null,
    meansName: facts?.means.name ?? null,
    cardDigits: facts?.means.digits ?? null,
    installments: facts?.installments ?? null,
    fee: facts?.fee?.minor ?? null,
    withheld: facts?.withheld?.minor ?? null,
    net: facts?.net?.minor ?? null,
    releaseAt: facts?.releaseAt ?? null,
    listedAs: payment.listedAs ?? null,
  };
}

/** Decides that the money of payments goes back. What was decided before stays. */
export async function markRefundDue(db: Executor, keys: readonly PaymentKey[], reason: RefundReason): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(payments)
    .set({ refund: 'due', refundReason: reason })
    .where(and(isOneOf(keys), isNull(payments.refund)));
}

/** Notes that nothing of a payment's money is left with the shop. */
export async function markRefundDone(db: Executor, keys: readonly PaymentKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db.update(payments).set({ refund: 'done' }).where(isOneOf(keys));
}

/** Notes why a payment does not count for its order. */
export async function noteProblem(db: Executor, key: PaymentKey, problem: string): Promise<void> {
  await db
    .update(payments)
    .set({ problem })
    .where(isOneOf([key]));
}

/** The condition that a row is one of some payments; an id is only one together with its provider. */
function isOneOf(keys: readonly PaymentKey[]): SQL | undefined {
  return or(...keys.map(({ provider, id }) => and(eq(payments.id, id), eq(payments.provider, provider))));
}
