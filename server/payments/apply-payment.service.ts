import { ShopError } from '#contract/errors.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { Services } from '../context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import type { OrderActor, OrderMove } from '../orders/advance-order.ts';
import { lockOrder, noteAnswer, orderOf } from '../orders/order-state.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { oweOrderLetter } from '../outbox/owed-letters.service.ts';
import { askProvider } from './ask-provider.ts';
import { awaitedPayment } from './awaited-payment.service.ts';
import { orderStep } from './order-step.ts';
import type { GiveUpReason, OrderStep } from './order-step.ts';
import { markRefundDone, markRefundDue, noteProblem, paymentsOfOrders, rememberPayments } from './payment-records.ts';
import type { PaymentRow } from './payment-records.ts';
import type { ProviderPayment } from '../context/payment-provider.ts';
import { sendBackDue } from './send-back.ts';
import { isAllBack, problemOf, settle } from './settle.ts';

export type Occasion = {
  /** Who made the shop ask. */
  readonly actor: OrderActor;
  /** Ends the checkout unless money came or may come. */
  readonly giveUp?: GiveUpReason;
  /** `giveUp` counts only when the provider knows of no attempt to pay at all. */
  readonly onlyUntouched?: boolean;
  /** A payment that somebody spoke of: its number, or what the provider has just answered about it. */
  readonly told?: number | ProviderPayment;
  /** What is done if and only if the order was brought in line, in the same transaction. */
  readonly done?: (transaction: Transaction) => PromiseLike<unknown>;
};

export type Applied = { readonly status: OrderStatus; readonly isOpen: boolean };

/**
 * Brings an order in line with the provider's truth. The buyer's return, the provider's notices and the poller all come
 * through here: asks what was paid, then moves the order at most once, in one transaction that holds the order's lock.
 * Repeating it changes nothing. Returns undefined for an unknown order; throws ProviderUnavailable when the provider
 * cannot be asked, with nothing changed.
 */
export async function applyPayments(
  services: Services,
  reference: string,
  occasion: Occasion,
): Promise<Applied | undefined> {
  // Outside of the transaction: the provider may take seconds, and a lock must not wait for a network.
  const news = (await mayBePaid(services, reference, occasion))
    ? await askProvider(services.provider, reference, occasion.told)
    : [];
  return applyNews(services, reference, news, occasion);
}

/** Where no payment page was ever handed out there is nothing to ask about, unless the provider tells of a payment. */
async function mayBePaid({ db }: Services, reference: string, { told }: Occasion): Promise<boolean> {
  if (typeof told === 'object') return true;
  const order = await orderOf(db, reference);
  return order !== undefined && order.preferenceId !== null;
}

/** Ends a checkout on what is known, when the provider stays away. */
export function giveUpUnasked(
  services: Services,
  reference: string,
  giveUp: GiveUpReason,
): Promise<Applied | undefined> {
  return applyNews(services, reference, [], { actor: 'clock', giveUp });
}

async function applyNews(services: Services, reference: string, news: readonly ProviderPayment[], occasion: Occasion) {
  const now = services.clock();
  const outcome = await inTransaction(services.db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) return undefined;
    await rememberPayments(transaction, reference, news);
    const payments = await paymentsOfOrders(transaction, [reference]);
    await noteOddities(services, transaction, order, payments);
    const decided = await decide(transaction, order, payments, occasion, now);
    await occasion.done?.(transaction);
    return decided;
  });
  if (outcome?.owesMoney) await sendBackDue(services, reference);
  return outcome?.applied;
}

async function decide(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  { actor, giveUp, onlyUntouched = false }: Occasion,
  now: Date,
): Promise<{ applied: Applied; owesMoney: boolean }> {
  const settlement = settle(order, payments);
  const mayGiveUp = !onlyUntouched || payments.length === 0;
  const isOver = order.expiresAt <= now;
  const step = orderStep(order.status, settlement, { giveUp: mayGiveUp ? giveUp : undefined, isOver });
  if (step.sendBack) await markRefundDue(transaction, step.sendBack.payments, step.sendBack.reason);
  // A number that was shown once is the one that the buyer knows.
  const answer = { paymentId: settlement.shown ?? order.paymentId, askedAt: now };
  const status = await move(transaction, order, step, { actor, now, answer });
  if (status === order.status) await noteAnswer(transaction, order.reference, answer, step.closes);
  if (status === 'pending') await oweAwaitedLetter(transaction, order, payments, now);
  const mayOwe = step.sendBack !== null || status !== (step.move?.to ?? order.status) || payments.some(isDue);
  const owesMoney = mayOwe && (await paymentsOfOrders(transaction, [order.reference])).some(isDue);
  return { applied: { status, isOpen: order.isOpen && !step.closes && status === 'pending' }, owesMoney };
}

/** The order stands as soon as its payment may succeed: its buyer is told what it waits for. */
async function oweAwaitedLetter(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  const awaited = awaitedPayment(order, payments);
  if (awaited) await oweOrderLetter(transaction, awaitedLetters[awaited.kind], order, now);
}

const awaitedLetters = { review: 'payment-review', voucher: 'payment-pending' } as const;

const isDue = ({ refund }: PaymentRow) => refund === 'due';

/** The order's state after the step. Money whose units are gone is marked to go back instead of moving the order. */
async function move(
  transaction: Transaction,
  order: OrderRow,
  { move: wanted }: OrderStep,
  how: Omit<OrderMove, 'reason'>,
): Promise<OrderStatus> {
  if (!wanted) return order.status;
  const { to, reason, ifGone } = wanted;
  const advance = (inside: Transaction) => advanceOrder(inside, order, to, { ...how, reason });
  if (!ifGone) return (await advance(transaction)) ? to : order.status;
  try {
    // Of its own, so that units taken before one was missing go back.
    return (await transaction.transaction(advance)) ? to : order.status;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await markRefundDue(transaction, ifGone.payments, ifGone.reason);
    return order.status;
  }
}

/** Payments that count for nothing are kept with the reason, and money that came back is noted. */
async function noteOddities(
  { log }: Services,
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    const problem = problemOf(order, payment);
    if (problem === null || payment.problem === problem) continue;
    await noteProblem(transaction, payment.id, problem);
    log.error({ order: order.reference, payment: payment.id, problem }, 'a payment does not fit its order');
  }
  const back = payments.filter((payment) => payment.refund === 'due' && isAllBack(payment)).map(({ id }) => id);
  await markRefundDone(transaction, back);
}
