import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { Services } from '#server/core/context/context.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
} from '#server/core/context/payment-provider.ts';
import { applyNews, type Occasion } from './apply-news.service.ts';
import type { GiveUpReason } from './order-step.ts';
import { paymentsOfOrders } from './payment-records.ts';
import { sessionOf, type PaymentSession } from './payment-sessions.service.ts';
import { sendBackDue } from './send-refund.ts';

type Question = Occasion & {
  /** A payment that somebody spoke of: its id, or what its provider has just answered about it. */
  readonly told?: string | ProviderPayment;
};

/** What became of an order, and where it was paid if that was looked at. */
export type Applied = { readonly status: OrderStatus; readonly session: PaymentSession | undefined };

/**
 * Brings an order in line with the provider's truth. The buyer's return, the provider's notices and the poller all come
 * through here: asks what was paid, then moves the order at most once, in one transaction that holds the order's lock.
 * Repeating it changes nothing. Returns undefined for an unknown order; throws ProviderUnavailable when the provider
 * cannot be asked, with nothing changed.
 */
export async function applyPayments(
  services: Services,
  reference: string,
  occasion: Question,
): Promise<Applied | undefined> {
  const { told } = occasion;
  const isFresh = typeof told === 'object';
  const session = await sessionOf(services.db, reference);
  // Where no page was ever handed out there is nothing to ask about, unless a provider tells of a payment.
  const asked = isFresh ? told.provider : session?.provider;
  // Outside of the transaction: the provider may take seconds, and a lock must not wait for a network.
  const page = session?.provider === asked ? session?.externalId : undefined;
  const all = asked === undefined ? [] : await askProvider(services.providers.named(asked), { reference, page }, told);
  const news = await withoutRetried(services, reference, all);
  const status = await follow(services, reference, news, occasion);
  return status && { status, session };
}

/**
 * The same before an administrator decides about an order: money that is already there counts for more. A provider that
 * stays away does not keep the shop's people from deciding; its news is applied when it is back.
 */
export async function applyIfThere(services: Services, reference: string): Promise<void> {
  try {
    await applyPayments(services, reference, { actor: 'provider' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ order: reference }, 'settled by hand without the provider');
  }
}

/** Ends a checkout on what is known, when the provider stays away. */
export async function giveUpUnasked(services: Services, reference: string, giveUp: GiveUpReason): Promise<void> {
  await follow(services, reference, [], { actor: 'clock', giveUp });
}

async function follow(services: Services, reference: string, news: readonly ProviderPayment[], occasion: Occasion) {
  const outcome = await applyNews(services, reference, news, occasion);
  if (outcome?.owesMoney) await sendBackDue(services, reference);
  return outcome?.status;
}

/**
 * All payments that a provider knows of an order. `told` is a payment that somebody spoke of, by its id or as the provider
 * has just answered it: it counts by itself too, because the provider's search may lag behind. A payment of another order
 * is left out. Throws ProviderUnavailable.
 */
async function askProvider(
  provider: PaymentProvider,
  { reference, page }: { readonly reference: string; readonly page: string | undefined },
  told: string | ProviderPayment | undefined,
): Promise<ProviderPayment[]> {
  const [found, one] = await Promise.all([
    provider.findByReference(reference, page),
    typeof told === 'string' ? provider.find(told) : told,
  ]);
  const newest = new Map<string, ProviderPayment>();
  for (const payment of one ? [...found, one] : found) {
    const known = newest.get(payment.id);
    if (payment.reference !== reference) continue;
    if (page !== undefined && provider.isOtherId?.(payment.id, page)) continue;
    if (!known || known.updatedAt <= payment.updatedAt) newest.set(payment.id, payment);
  }
  return [...newest.values()];
}

/**
 * Leaves out attempts that failed while their page takes another one: the checkout goes on, and has failed when its time is over. Of one
 * that the shop waited for it is told, because nobody is at the page any more.
 */
async function withoutRetried(
  { db }: Services,
  reference: string,
  news: readonly ProviderPayment[],
): Promise<readonly ProviderPayment[]> {
  if (!news.some(({ isRetried }) => isRetried)) return news;
  const known = await paymentsOfOrders(db, [reference]);
  return news.filter(
    ({ id, provider, isRetried }) => !isRetried || known.some((one) => one.id === id && one.provider === provider),
  );
}
