import { minuteMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';
import { claimExpired, claimUnasked, planNextAsk, type DueOrder } from './due-orders.ts';
import { applyPayments, giveUpUnasked } from './apply-payment.service.ts';
import { claimNotices, handleNotice } from './notices.ts';
import { overdueHeld } from './by-hand/held-time.service.ts';
import { openRounding, roundedOrders } from './rounding-left.service.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { noteClosed, type PaymentSession } from './payment-sessions.service.ts';
import { claimSendBacks, sendBack, claimRefunds, sendRefund } from './send-refund.ts';

// As many of each kind in a round; what is left is there in the next minute.
const most = 100;

// The provider answers one call in a fraction of a second; this many at once clear a full round well within a minute.
const atOnce = 5;

// How long after its time a checkout waits for a provider that does not answer, before its units are given back anyway.
const patienceMs = 30 * minuteMs;

/**
 * One round of the work that nobody waits for: notices that could not be followed, checkouts whose time is over, also of what is paid by hand, orders
 * that were not asked about lately, refunds that are due, also of what refunds of before were rounded down by. Any number of processes may run it at once. A provider that
 * does not answer is not asked again in this round.
 */
export async function reconcile(services: Services): Promise<void> {
  const round: Round = { away: new Set() };
  const each = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => inTurn(services, items, work);
  await each(await claimNotices(services, most), (notice) =>
    whileThere(round, notice, () => handleNotice(services, notice)),
  );
  await each(await claimExpired(services, most), (order) => expire(services, order, round));
  await each(await overdueHeld(services, most), (reference) => giveUpUnasked(services, reference, 'expired'));
  await each(await claimUnasked(services, most), ({ reference, provider }) =>
    whileThere(round, { provider }, async () => {
      const isAsked = await ask(services, reference);
      if (isAsked) await planNextAsk(services, reference);
      return isAsked;
    }),
  );
  // Before the refunds are sent: these are some of them.
  await each(await roundedOrders(services, most), (order) => openRounding(services, order));
  await each(await claimRefunds(services, most), (refund) =>
    whileThere(round, refund, () => sendRefund(services, refund)),
  );
  await each(await claimSendBacks(services, most), (payment) =>
    whileThere(round, payment, () => sendBack(services, payment)),
  );
}

/** The providers that did not answer in this round. */
type Round = { readonly away: Set<string> };
type Asked = { readonly provider: string | null };

/** Does a piece of work that tells whether its provider could be asked, unless that could not be before. */
async function whileThere({ away }: Round, { provider }: Asked, work: () => Promise<boolean>): Promise<void> {
  if (provider !== null && away.has(provider)) return;
  if (!(await work()) && provider !== null) away.add(provider);
}

async function ask(services: Services, reference: string, giveUp?: 'expired'): Promise<boolean> {
  try {
    const applied = await applyPayments(services, reference, { actor: 'clock', ...(giveUp ? { giveUp } : {}) });
    if (applied?.status === 'failure' || applied?.status === 'rejected') await closeLasting(services, applied.session);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: reference }, 'the provider cannot be asked');
    return false;
  }
}

/** Closes the page of an order that has ended, where the page would stay open longer. */
async function closeLasting(services: Services, session: PaymentSession | undefined): Promise<void> {
  const now = services.clock();
  if (!session || session.closedAt !== null || session.endsAt === null || session.endsAt <= now) return;
  await services.providers.named(session.provider).close(session.externalId);
  await noteClosed(services.db, session.orderReference, now);
}

/** Asks first: the money may be there. */
async function expire(services: Services, order: DueOrder, round: Round): Promise<void> {
  await whileThere(round, order, () => ask(services, order.reference, 'expired'));
  const isAway = order.provider !== null && round.away.has(order.provider);
  const isImpatient = services.clock().getTime() - order.expiresAt.getTime() >= patienceMs;
  if (isAway && isImpatient) await giveUpUnasked(services, order.reference, 'expired');
}

/** Runs `work` on all items, a few at a time. One that fails does not keep the others from their turn. */
async function inTurn<Item>(
  { log }: Services,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => log.error({ err: error }, 'a piece of the reconciliation failed'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
