import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { compare, toDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { HeldOrder, heldOrders } from '#contract/sales/payments/held-orders.ts';
import { holdDays } from '#contract/sales/payments/means-offers.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { seenOrder } from '../checkout/linked-order.service.ts';
import { holdUntil, takesMoney } from '../orders/held-orders.service.ts';
import { lockOrder, orderOf } from '../orders/order-state.service.ts';
import { refuseWaiting } from '../orders/receipts.service.ts';
import { applyNews } from '../payments/apply-news.service.ts';
import { followTaken, leftByHand } from '../payments/by-hand/hand-money.service.ts';
import { handPayment, orderOfHandPayment } from '../payments/by-hand/hand-provider.service.ts';
import { viewHeld } from './held-view.service.ts';

const actorOf = ({ visitor }: Context) => `admin:${visitor.role === 'admin' ? visitor.username : ''}` as const;

/**
 * Refuses a receipt that waits: its buyer is told why, and has the whole time again. Throws `order_not_found`, and `order_settled` for
 * one that was settled already, and for an order that is not pending.
 */
export async function refuseReceipt(ctx: Context, asked: Input<typeof heldOrders.refuseReceipt>): Promise<HeldOrder> {
  const { reference, id, reason } = asked;
  const [now, actor] = [ctx.clock(), actorOf(ctx)];
  await inTransaction(ctx.db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order?.handMeans) throw new ShopError('order_not_found');
    if (order.status !== 'pending') throw new ShopError('order_settled');
    const isRefused = await refuseWaiting(transaction, { reference, id, reason }, { actor, now });
    if (!isRefused) throw new ShopError('order_settled');
    const days = holdDays(ctx.ownerSettings.current(), order.handMeans);
    await holdUntil(transaction, order, new Date(now.getTime() + days * dayMs));
    const data = { receipt: id, state: 'refused', reason } as const;
    await recordEvent(transaction, { at: now, kind: 'order.receipt', subject: reference, actor, data });
    await noteChange(transaction, ctx, { action: 'order.receipt-refused', subject: reference, after: { reason } });
  });
  return viewHeld(ctx, seenOrder(ctx, await orderOf(ctx.db, reference)));
}

/**
 * Notes money that an administrator saw for an order, once for each key: with all that was noted before it may make up the total, and
 * then the order is paid. One that has ended is sold after all if its units can be taken again; else the money is to be given back.
 * Throws `order_not_found`, `order_settled`, `hand_payment_too_much`, `too_many_parts`.
 */
export async function takePart(ctx: Context, asked: Input<typeof heldOrders.takePart>): Promise<HeldOrder> {
  const { reference, key, amount } = asked;
  await limitRate(ctx, `hand-payments:${actorOf(ctx)}`, { most: 60, windowSeconds: 60 });
  if (!(await isNoted(ctx, asked))) await noteOnce(ctx, { reference, key, amount });
  return viewHeld(ctx, seenOrder(ctx, await orderOf(ctx.db, reference)));
}

type Part = Input<typeof heldOrders.takePart>;

/** The same request at the same moment waits at the order's lock, and finds the order paid by the other one. */
async function noteOnce(ctx: Context, part: Part): Promise<void> {
  try {
    await note(ctx, part);
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'order_settled' || !(await isNoted(ctx, part))) throw error;
  }
}

/** Whether this key was used for this order. Throws `order_settled` if it was for another one. */
async function isNoted({ db }: Context, { reference, key }: Pick<Part, 'reference' | 'key'>): Promise<boolean> {
  const of = await orderOfHandPayment(db, key);
  if (of !== undefined && of !== reference) throw new ShopError('order_settled');
  return of !== undefined;
}

async function note(ctx: Context, { reference, key, amount }: Part): Promise<void> {
  const order = await orderOf(ctx.db, reference);
  if (!order?.handMeans) throw new ShopError('order_not_found');
  if (!takesMoney(order)) throw new ShopError('order_settled');
  const left = await leftByHand(ctx.db, order);
  if (compare(amount, left) > 0) throw new ShopError('hand_payment_too_much', { left: formatPrice(left) });
  const [now, actor] = [ctx.clock(), actorOf(ctx)];
  const means = order.handMeans === 'transfer' ? 'transfer' : 'cash';
  const payment = handPayment({ reference, id: key, amount, detail: means, at: now });
  await applyNews(ctx, reference, [payment], {
    actor,
    isNoted: true,
    done: async (transaction) => {
      await followTaken(transaction, order, { actor, now });
      const after = { amount: toDecimal(amount), means };
      await noteChange(transaction, ctx, { action: 'order.payment', subject: reference, after });
    },
  });
}
