import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { prepared, preparedSql, stored, type Given } from '#platform/database/prepared.ts';
import type { Services } from '#server/core/context/context.ts';
import type { PaymentPage, PaymentProvider, PaymentProviders } from '#server/core/context/payment-provider.ts';
import { orders } from '../orders/orders.tables.ts';
import { paymentSessions } from './payments.tables.ts';
import type { MostParts } from './settle.ts';

/** Where an order is paid, and when its provider was last asked. */
export type PaymentSession = typeof paymentSessions.$inferSelect;

/** The session of an order; undefined before there is one. */
export async function sessionOf(db: Executor, reference: string): Promise<PaymentSession | undefined> {
  const [found] = await ofOrder(db, { reference });
  return found;
}

const ofOrder = prepared((db, given: Given<{ reference: string }>) =>
  db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderReference, given('reference'))),
);

/** A page of a provider, by its name. */
type ProviderPage = PaymentPage & { readonly provider: string };

/**
 * Writes down where an open order is paid. Another page that another tab was faster with stays, because its buyer may be paying there;
 * `replaces` is the id of a page that has ended, which does not. Returns where the order is paid; undefined when it is not open any
 * more: whoever is closing it holds its row, and is waited for.
 */
export async function keepSession(
  db: Executor,
  reference: string,
  { provider, externalId, url, endsAt }: ProviderPage,
  replaces?: string,
): Promise<ProviderPage | undefined> {
  const page = { reference, provider, externalId, url, endsAt: endsAt ?? null, replaces: replaces ?? null };
  const [kept] = await keep(db, page);
  return kept;
}

type KeptPage = { readonly provider: string; readonly externalId: string; readonly url: string };
type NewPage = KeptPage & {
  readonly reference: string;
  readonly endsAt: Date | null;
  readonly replaces: string | null;
};

const keep = preparedSql<KeptPage, NewPage>((given) => {
  const isReplaced = sql`kept.provider = excluded.provider and kept.external_id = ${given('replaces')}`;
  return sql`
    insert into ${paymentSessions} as kept (order_reference, provider, external_id, url, ends_at, ask_at)
    select ${orders.reference}, ${given('provider')}, ${given('externalId')}, ${given('url')}, ${stored(paymentSessions.endsAt, given('endsAt'))}::timestamptz,
      ${orders.orderDate} + interval '1 minute'
    from ${orders} where ${orders.reference} = ${given('reference')} and ${orders.isOpen} for share
    on conflict (order_reference) do update set
      external_id = case when ${isReplaced} then excluded.external_id else kept.external_id end,
      url = case when ${isReplaced} then excluded.url else kept.url end,
      ends_at = case when ${isReplaced} then excluded.ends_at else kept.ends_at end
    returning kept.provider, kept.external_id as "externalId", kept.url`;
});

/**
 * The provider by which an order is paid: that of its page, whatever the shop offers now, and the offered one while it has
 * no page. Undefined if this shop has no adapter for it.
 */
export async function payingProvider(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  reference: string,
): Promise<PaymentProvider | undefined> {
  const session = await sessionOf(db, reference);
  return session ? providers.all.find(({ name }) => name === session.provider) : providers.offered;
}

/** The names of the providers on whose pages a buyer was, that of the newest order first. */
export async function providersOfBuyer(db: Executor, userId: number): Promise<string[]> {
  const found = await db
    .select({ provider: paymentSessions.provider })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.reference, paymentSessions.orderReference))
    .where(eq(orders.userId, userId))
    .groupBy(paymentSessions.provider)
    .orderBy(desc(max(orders.orderDate)));
  return found.map(({ provider }) => provider);
}

/** Writes down that an order's page is closed, so that it is closed once. */
export async function noteClosed(db: Executor, reference: string, now: Date): Promise<void> {
  await db
    .update(paymentSessions)
    .set({ closedAt: now })
    .where(and(eq(paymentSessions.orderReference, reference), isNull(paymentSessions.closedAt)));
}

/**
 * Returns in how many payments a provider lets a total be paid. Of one that was taken out, of which no news come any more,
 * what made up a total still does, in however many.
 */
export function mostPartsOf({ all }: Pick<PaymentProviders, 'all'>): MostParts {
  return (provider) => all.find(({ name }) => name === provider)?.mostParts ?? Infinity;
}

/**
 * Returns for how many days a provider refunds a payment. One that was taken out may be back any day, so its orders are asked
 * about as long as those of any other.
 */
export function refundableDaysOf({ all }: Pick<PaymentProviders, 'all'>, provider: string): number {
  const known = all.find(({ name }) => name === provider)?.refundableDays;
  return known ?? Math.max(...all.map(({ refundableDays }) => refundableDays));
}
