import { ShopError } from '#contract/core/protocol/errors.ts';
import type { HandMeans } from '#contract/sales/payments/hand-payments.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { oneOrder } from '../checkout/orders.service.ts';
import { closePage } from '../checkout/payment-page.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { handOverAtCounter } from '../fulfilment/counter-sale.service.ts';
import { orderOf } from '../orders/order-state.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { applyNews } from '../payments/apply-news.service.ts';
import { applyIfThere } from '../payments/apply-payment.service.ts';
import { handPayment } from '../payments/by-hand/hand-provider.service.ts';
import { followTaken, leftByHand } from '../payments/by-hand/hand-money.service.ts';
import { sessionOf } from '../payments/payment-sessions.service.ts';

type Taken = {
  readonly reference: string;
  readonly means: HandMeans;
  /** True if the goods went with their buyer. */
  readonly isHandedOver?: boolean;
};

/**
 * Notes that all that is left of a pending order's total was paid to an administrator, after the provider has had its word: what was paid
 * there counts for more. Of two at once, one is told `order_settled`. Throws `order_not_found`, `order_settled`, `too_many_requests`.
 */
export async function takeByHand(ctx: Context, { reference, means, isHandedOver = false }: Taken): Promise<Order> {
  const { visitor } = ctx;
  await limitRate(ctx, `provider:${visitor.role === 'guest' ? 0 : visitor.id}`, { most: 60, windowSeconds: 60 });
  await pendingOrder(ctx, reference);
  await applyIfThere(ctx, reference);
  const order = await pendingOrder(ctx, reference);
  const amount = await leftByHand(ctx.db, order);
  const now = ctx.clock();
  const actor = `admin:${visitor.role === 'admin' ? visitor.username : ''}` as const;
  const payment = handPayment({ reference, amount, detail: means, at: now });
  await applyNews(ctx, reference, [payment], {
    actor,
    onlyPending: true,
    done: async (transaction) => {
      await followTaken(transaction, order, { actor, now });
      await noteChange(transaction, ctx, {
        action: 'order.payment',
        subject: reference,
        after: { amount: toDecimal(amount), means },
      });
      if (isHandedOver) await handOverAtCounter(transaction, reference, { actor, reason: 'counter', now });
    },
  });
  await closePage(ctx, await sessionOf(ctx.db, reference));
  return oneOrder(ctx, reference);
}

async function pendingOrder({ db }: Context, reference: string): Promise<OrderRow> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  if (order.status !== 'pending') throw new ShopError('order_settled');
  return order;
}
