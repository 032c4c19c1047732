import type { Services } from '../context/context.ts';
import { claimExpired, claimUnasked } from './due-orders.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { applyPayments, giveUpUnasked } from './apply-payment.service.ts';
import { claimNotices, handleNotice } from './notices.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import { claimRefunds, sendBack } from './send-back.ts';

// As many of each kind in a round; what is left is there in the next minute.
const most = 100;

// The provider answers one call in a fraction of a second; this many at once clear a full round well within a minute.
const atOnce = 5;

// How long after its time a checkout waits for a provider that does not answer, before its units are given back anyway.
const patienceMs = 30 * 60_000;

/**
 * One round of the work that nobody waits for: notices that could not be followed, checkouts whose time is over, orders
 * that were not asked about lately, refunds that are due. Any number of processes may run it at once. A provider that
 * does not answer is not asked again in this round.
 */
export async function reconcile(services: Services): Promise<void> {
  const round = { isAway: false };
  const each = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => inTurn(services, items, work);
  await each(await claimNotices(services, most), (notice) => whileThere(round, () => handleNotice(services, notice)));
  await each(await claimExpired(services, most), (order) => expire(services, order, round));
  await each(await claimUnasked(services, most), (order) => whileThere(round, () => ask(services, order)));
  await each(await claimRefunds(services, most), (payment) => whileThere(round, () => sendBack(services, payment)));
}

type Round = { isAway: boolean };

/** Does a piece of work that tells whether the provider could be asked, unless it could not be before. */
async function whileThere(round: Round, work: () => Promise<boolean>): Promise<void> {
  if (round.isAway) return;
  if (!(await work())) round.isAway = true;
}

async function ask(services: Services, { reference }: OrderRow, giveUp?: 'expired'): Promise<boolean> {
  try {
    await applyPayments(services, reference, { actor: 'clock', ...(giveUp ? { giveUp } : {}) });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: reference }, 'the provider cannot be asked');
    return false;
  }
}

/** Asks first: the money may be there. */
async function expire(services: Services, order: OrderRow, round: Round): Promise<void> {
  await whileThere(round, () => ask(services, order, 'expired'));
  const isImpatient = services.clock().getTime() - order.expiresAt.getTime() >= patienceMs;
  if (round.isAway && isImpatient) await giveUpUnasked(services, order.reference, 'expired');
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
