import { ShopError } from '#contract/core/protocol/errors.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { OrderMoney } from '#contract/sales/orders/order-money.ts';
import { paymentMeanings } from '#contract/sales/payments/payment-status.ts';
import type { Services } from '#server/core/context/context.ts';
import { inTransaction, together } from '#platform/database/in-transaction.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import type { Transaction } from '#platform/database/database.ts';
import { advanceOrder, type OrderActor, type OrderMove } from '../orders/advance-order.ts';
import { takesMoney } from '../orders/held-orders.service.ts';
import { lockOrder, noteShown, type OrderRow, type ShownPayment } from '../orders/order-state.service.ts';
import { recordAwaited, awaitedPayment } from './awaited-payment.service.ts';
import { rememberRefunds, type AnsweredRefund } from './refund-records.service.ts';
import { rememberDisputes } from './dispute-records.ts';
import { plainMoney, recordMoney } from './ledger.service.ts';
import { billOf, isAllBack, problemOf, settle, type MostParts } from './settle.ts';
import { orderStep, type GiveUpReason, type OrderStep } from './order-step.ts';
import {
  markRefundDone,
  markRefundDue,
  noteProblem,
  paymentsOfOrders,
  rememberPayments,
  type PaymentRow,
} from './payment-records.ts';
import type { ProviderPayment } from '#server/core/context/payment-provider.ts';
import { mostPartsOf } from './payment-sessions.service.ts';
import { mayEndHeld } from './by-hand/hand-money.service.ts';

export type Occasion = {
  /** Who made the shop ask. */
  readonly actor: OrderActor;
  /** Ends the checkout unless money came or may come. */
  readonly giveUp?: GiveUpReason;
  /** `giveUp` counts only when the provider knows of no attempt to pay at all. */
  readonly onlyUntouched?: boolean;
  /** What the provider has just answered to a refund. */
  readonly answered?: AnsweredRefund;
  /** Somebody noted money: nothing is applied to an order that takes none any more (`takesMoney`): throws `order_settled`. */
  readonly isNoted?: boolean;
  /** What is done if and only if the order was brought in line, in the same transaction. */
  readonly done?: (transaction: Transaction) => PromiseLike<unknown>;
};

/**
 * Brings an order in line with what its provider said of payments, in one transaction that holds the order's lock.
 * Returns its state and whether money is to go back; undefined for an unknown order. Throws `order_settled` if asked.
 */
export function applyNews(
  services: Services,
  reference: string,
  news: readonly ProviderPayment[],
  occasion: Occasion,
): Promise<Decided | undefined> {
  const now = services.clock();
  return inTransaction(services.db, async (transaction) => {
    // One packet. The database answers one after the other: what follows the lock is seen as it is once the lock is held.
    const [order, , payments] = await together([
      lockOrder(transaction, reference),
      rememberPayments(transaction, reference, news, now),
      paymentsOfOrders(transaction, [reference]),
    ]).catch(noneIfUnknown);
    if (!order) return undefined;
    if (occasion.isNoted && !takesMoney(order)) throw new ShopError('order_settled');
    await noteOddities(services, transaction, order, payments);
    const mostParts = mostPartsOf(services.providers);
    const hadDispute = order.moneyState.startsWith('dispute') || news.some(({ dispute }) => dispute !== null);
    const judged = await judge(transaction, { order, payments, mostParts, hadDispute }, occasion, now);
    const { answered } = occasion;
    const carryOut = async () => {
      const decided = await decide(transaction, judged, occasion, now);
      await noteLedger(services, transaction, { news, answered, now, payments, hadDispute, decided });
      return decided;
    };
    const done = async () => occasion.done?.(transaction);
    if (!judged.step.move?.ifGone) return (await together([carryOut(), done()]))[0];
    // Not in one packet: the savepoint around this move would undo what is done beside it.
    const decided = await carryOut();
    await done();
    return decided;
  });
}

/** PostgreSQL, appendix A: foreign_key_violation. A payment cannot be remembered of an order that does not exist. */
const noSuchOrder = '23503';

/** Nothing to judge for an unknown order, whose transaction is over; throws any other error. */
function noneIfUnknown(error: unknown): [undefined, undefined, PaymentRow[]] {
  if (sqlState(error) !== noSuchOrder) throw error;
  return [undefined, undefined, []];
}

type Known = {
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
  readonly mostParts: MostParts;
  /** True if the order has had a dispute. */
  readonly hadDispute: boolean;
};

type Decided = {
  readonly status: OrderStatus;
  readonly owesMoney: boolean;
  /** The order, with what was written of its money as it was moved. */
  readonly order: OrderRow;
};

/** What an order's payments mean for it, and what is written with its move. */
type Judged = Pick<Known, 'order' | 'payments'> & {
  readonly step: OrderStep;
  readonly shown: ShownPayment;
  readonly money: OrderMoney | undefined;
};

async function judge(
  transaction: Transaction,
  { order, payments, mostParts, hadDispute }: Known,
  { giveUp, onlyUntouched = false }: Occasion,
  now: Date,
): Promise<Judged> {
  const settlement = settle(billOf(order), payments, mostParts);
  const isOver = order.expiresAt <= now;
  const mayGiveUp =
    giveUp !== undefined && order.handMeans !== null
      ? await mayEndHeld(transaction, order, { noted: payments, giveUp, isOver })
      : !onlyUntouched || payments.every(isUnbegun);
  const step = orderStep(order.status, settlement, { giveUp: mayGiveUp ? giveUp : undefined, isOver });
  // A number that was shown once is the one that the buyer knows.
  const shown = { paymentId: settlement.shown ?? order.paymentId };
  // What goes back is known once it is marked, and then noted by itself.
  const money = step.sendBack || step.move?.ifGone ? undefined : plainMoney(order, payments, hadDispute);
  return { order, payments, step, shown, money };
}

async function decide(
  transaction: Transaction,
  { order, payments, step, shown, money }: Judged,
  { actor }: Occasion,
  now: Date,
): Promise<Decided> {
  if (step.sendBack) await markRefundDue(transaction, step.sendBack.payments, step.sendBack.reason);
  const status = await move(transaction, order, step, { actor, now, shown, money });
  const isNew = shown.paymentId !== order.paymentId || (step.closes && order.isOpen);
  if (status === order.status && isNew) await noteShown(transaction, order.reference, shown, step.closes);
  if (status === 'pending') await noteAwaited(transaction, order, payments, now);
  const mayOwe = step.sendBack !== null || status !== (step.move?.to ?? order.status) || payments.some(isDue);
  const owesMoney = mayOwe && (await paymentsOfOrders(transaction, [order.reference])).some(isDue);
  const isWritten = money !== undefined && status !== order.status;
  return {
    status,
    owesMoney,
    order: isWritten ? { ...order, moneyState: money.state, returned: money.returned.minor } : order,
  };
}

/** The order stands as soon as its payment may succeed: its buyer is told what it waits for. */
async function noteAwaited(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  const awaited = awaitedPayment(billOf(order), payments);
  if (awaited) await recordAwaited(transaction, { reference: order.reference, awaited: awaited.kind, now });
}

type Learned = {
  readonly news: readonly ProviderPayment[];
  readonly answered: AnsweredRefund | undefined;
  readonly now: Date;
  readonly payments: readonly PaymentRow[];
  readonly hadDispute: boolean;
  readonly decided: Decided;
};

/** Refunds and disputes by the provider's word, and what the order's money amounts to with them. */
async function noteLedger(services: Services, transaction: Transaction, learned: Learned): Promise<void> {
  const { news, answered, now, payments, hadDispute, decided } = learned;
  const { order } = decided;
  const { reference } = order;
  const about = { reference, payments: news, answered, now, newId: services.newId };
  await rememberRefunds(transaction, about);
  if (news.length === 0) return;
  // With what was marked just now to go back.
  const known = decided.owesMoney ? await paymentsOfOrders(transaction, [reference]) : payments;
  await rememberDisputes(transaction, { reference, news, known, hadDispute, now });
  await recordMoney(transaction, order, known, hadDispute);
}

const isDue = ({ refund }: PaymentRow) => refund === 'due';
const isUnbegun = ({ status }: PaymentRow) => paymentMeanings[status] === 'unbegun';

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
    const problem = problemOf(billOf(order), payment);
    if (problem === null || payment.problem === problem) continue;
    await noteProblem(transaction, payment, problem);
    log.error({ order: order.reference, payment: payment.id, problem }, 'a payment does not fit its order');
  }
  const back = payments.filter((payment) => isDue(payment) && isAllBack(payment));
  await markRefundDone(transaction, back);
}
