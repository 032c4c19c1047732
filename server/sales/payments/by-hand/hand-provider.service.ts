import { and, eq, ne } from 'drizzle-orm';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
} from '#server/core/context/payment-provider.ts';
import { payments } from '../payments.tables.ts';
import { refunds } from '../refunds.tables.ts';

/** The provider's name of money that an administrator took in cash or by transfer, in database rows. */
export const byHand = 'hand';

/** In how many payments at most a total may be taken by hand. */
export const mostHandParts = 10;

/**
 * The provider of money that the shop's own people take and give back: what they write down is all that there is to know,
 * so a refund is done as soon as it is written down. It makes no pages and sends no notices.
 */
export function handProvider(db: Database): PaymentProvider {
  return {
    name: byHand,
    title: byHand,
    account: null,
    start: () => Promise.reject(new ProviderUnavailable('money that is taken by hand has no page')),
    close: () => Promise.resolve(),
    find: (id) => findPayment(db, id),
    findByReference: async (reference) => {
      const found = await Promise.all((await handPaymentsOf(db, reference)).map(({ id }) => findPayment(db, id)));
      return found.filter((payment) => payment !== undefined);
    },
    findBySubject: () => Promise.resolve([]),
    refund: ({ key, amount }) =>
      Promise.resolve({ kind: 'taken', refund: { id: key, amount, state: 'done', problem: null, createdAt: null } }),
    parseNotice: () => ({ kind: 'forged' }),
    worksIn: () => true,
    isConnected: true,
    leastAmount: (currency) => moneyOf(0, currency),
    mostParts: mostHandParts,
    // Nothing happens to it that was not written down here.
    refundableDays: 0,
    connectionIn: () => null,
    tryAccount: () =>
      Promise.resolve({ isAccepted: false, reason: 'money that is taken by hand has no account', isReached: true }),
  };
}

/** Returns whether the shop's people took money for an order, which only they can give back. */
export async function isPaidByHand(db: Executor, reference: string): Promise<boolean> {
  return (await handPaymentsOf(db, reference)).length > 0;
}

/** The payments that the shop's people took for an order: their ids, and their amounts in the smallest unit. */
export function handPaymentsOf(db: Executor, reference: string) {
  return db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.orderReference, reference), eq(payments.provider, byHand)));
}

/** The order of a payment that the shop's people took; undefined if there is none of this id. */
export async function orderOfHandPayment(db: Executor, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ reference: payments.orderReference })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.provider, byHand)));
  return found?.reference;
}

async function findPayment(db: Database, id: string): Promise<ProviderPayment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.provider, byHand)));
  if (!row) return undefined;
  const given = await db
    .select({ amount: refunds.amount, askedAt: refunds.askedAt })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), eq(refunds.provider, byHand), ne(refunds.state, 'refused')));
  const { currency, orderReference: reference, detail, createdAt, approvedAt } = row;
  // What was written down later is newer, so that an answer that was read before it is not the last word.
  const updatedAt = new Date(Math.max(row.updatedAt.getTime(), ...given.map(({ askedAt }) => askedAt.getTime())));
  const amount = moneyOf(row.amount, currency);
  const refunded = sum(moneyOf(0, currency), ...given.map((one) => moneyOf(one.amount, currency)));
  return {
    ...handPayment({ reference, id, amount, detail, at: createdAt }),
    status: refunded.minor >= amount.minor ? 'refunded' : 'approved',
    refunded,
    approvedAt,
    updatedAt,
  };
}

type Taken = Pick<ProviderPayment, 'amount' | 'detail'> & {
  readonly reference: string;
  /** Of a part; without it all that is left was taken, which can be noted once: its id is the order's reference. */
  readonly id?: string;
  readonly at: Date;
};

/** Money that was just taken for an order. */
export function handPayment({ reference, id = reference, amount, detail, at }: Taken): ProviderPayment {
  return {
    provider: byHand,
    id,
    reference,
    status: 'approved',
    detail,
    amount,
    refunded: moneyOf(0, amount.currency),
    createdAt: at,
    approvedAt: at,
    updatedAt: at,
    awaits: null,
    payUntil: null,
    voucherUrl: null,
    refunds: [],
    dispute: null,
    facts: {
      means: { kind: detail === 'transfer' ? 'transfer' : 'cash', name: null, digits: null },
      installments: null,
      fee: null,
      withheld: null,
      net: null,
      releaseAt: null,
    },
  };
}
