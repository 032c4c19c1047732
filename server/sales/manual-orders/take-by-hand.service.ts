import { ShopError } from '#contract/core/protocol/errors.ts';
import type { HandMeans } from '#contract/sales/payments/hand-payments.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import { oneOrder } from '../checkout/orders.service.ts';
import { closePage } from '../checkout/payment-page.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { handOverAtCounter, handOverPaid } from '../fulfilment/counter-sale.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { takesMoney } from '../orders/held-orders.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { applyNews } from '../payments/apply-news.service.ts';
import { applyIfThere } from '../payments/apply-payment.service.ts';
import { handPayment } from '../payments/by-hand/hand-provider.service.ts';
import { followTaken, leftByHand } from '../payments/by-hand/hand-money.service.ts';
import { sessionOf } from '../payments/payment-sessions.service.ts';

type Taken = {
  readonly reference: string;
  readonly means: HandMeans;
  /** True if the goods went with their buyer, or were brought. */
  readonly isHandedOver?: boolean;
};

/**
 * Notes that all that is left of an order's total was paid to an administrator, after the provider has had its word: what was paid
 * there counts for more. Of two at once, one is told `order_settled`. What visitors pay by hand can be noted after its end too, as
 * `takePart` does. Throws `order_not_found`, `order_settled`, `too_many_requests`, and `fulfilment_refused` if the goods have to be sent
 * before they are handed over.
 */
export async function takeByHand(ctx: Context, { reference, means, isHandedOver = false }: Taken): Promise<Order> {
  const { visitor } = ctx;
  await limitRate(ctx, `provider:${visitor.role === 'guest' ? 0 : visitor.id}`, { most: 60, windowSeconds: 60 });
  await unpaidOrder(ctx, reference);
  await applyIfThere(ctx, reference);
  const order = await unpaidOrder(ctx, reference);
  const amount = await leftByHand(ctx.db, order);
  // It came late, and is to be given back.
  if (order.status !== 'pending' && amount.minor === 0) throw new ShopError('order_settled');
  const now = ctx.clock();
  const actor = adminActor({ visitor });
  const payment = handPayment({ reference, amount, detail: means, at: now });
  await applyNews(ctx, reference, [payment], {
    actor,
    isNoted: true,
    done: async (transaction) => {
      await followTaken(transaction, order, { actor, now });
      await noteChange(transaction, ctx, {
        action: 'order.payment',
        subject: reference,
        after: { amount: toDecimal(amount), means },
      });
      if (isHandedOver) await handOver(transaction, order, { actor, now });
    },
  });
  await closePage(ctx, await sessionOf(ctx.db, reference));
  return oneOrder(ctx, reference);
}

/** What a visitor pays by hand may be on its way; what is sold at the desk went with its buyer. */
function handOver(
  transaction: Transaction,
  { reference, handMeans }: OrderRow,
  by: { readonly actor: string; readonly now: Date },
): Promise<void> {
  return handMeans === null
    ? handOverAtCounter(transaction, reference, { ...by, reason: 'counter' })
    : handOverPaid(transaction, reference, { ...by, reason: 'paid' });
}

async function unpaidOrder({ db }: Context, reference: string): Promise<OrderRow> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  if (!takesMoney(order)) throw new ShopError('order_settled');
  return order;
}
