import { ShopError } from '#contract/core/protocol/errors.ts';
import { settleCheckout } from './settle-checkout.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { openOrderOf, orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { providersOfBuyer } from '../payments/payment-sessions.service.ts';
import { orderByKey, orderReference, paymentIdIn } from './find-orders.service.ts';

/** What a browser claims when it comes back from the provider's page. Anybody can write it into an address. */
export type Return = {
  readonly payment_id?: string | number | null | undefined;
  readonly reference?: string | null | undefined;
  readonly status?: string | null | undefined;
};

/**
 * A buyer came back from paying. What the browser says only chooses which of the buyer's own orders is looked at; what
 * happened is asked of the provider. A buyer who left without trying to pay gives the units back at once. With the
 * provider away the order is answered as it is known, and the jobs ask later. Throws `order_not_found`.
 */
export async function orderAfterReturn(ctx: Context, userId: number, back: Return): Promise<OrderRow> {
  const order = await meantOrder(ctx, userId, back);
  if (!order) throw new ShopError('order_not_found');
  // No provider knows of it, and nobody comes back from its page.
  if (order.handMeans !== null) return order;
  const told = paymentIdIn(back.payment_id);
  try {
    await settleCheckout(ctx, order, {
      actor: 'buyer',
      ...(told === undefined ? {} : { told }),
      ...(saysUnpaid(back) ? { giveUp: 'abandoned', onlyUntouched: true } : {}),
    });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'provider_unavailable') throw error;
  }
  return (await orderOf(ctx.db, order.reference)) ?? order;
}

/** The buyer's own order by its reference or by its payment; without either, the checkout that is open. */
async function meantOrder(ctx: Context, userId: number, back: Return): Promise<OrderRow | undefined> {
  const reference = orderReference(back.reference);
  if (reference !== undefined) return ownOrder(ctx, userId, reference);
  const told = paymentIdIn(back.payment_id);
  if (told === undefined) return openOrderOf(ctx.db, { id: userId });
  return (await ownOrder(ctx, userId, told)) ?? orderOfNewPayment(ctx, userId, told);
}

async function ownOrder({ db }: Context, userId: number, key: string): Promise<OrderRow | undefined> {
  const order = await orderByKey(db, key);
  return order?.userId === userId ? order : undefined;
}

/**
 * The buyer may be back before the shop has heard of the payment. Nothing says whose it is, so the providers are asked on
 * whose pages this buyer was. While one of them is away it may be of the checkout that is open.
 */
async function orderOfNewPayment(ctx: Context, userId: number, told: string): Promise<OrderRow | undefined> {
  let isOneAway = false;
  for (const name of await providersOfBuyer(ctx.db, userId)) {
    try {
      const payment = await ctx.providers.named(name).find(told);
      const reference = orderReference(payment?.reference);
      const order = reference === undefined ? undefined : await ownOrder(ctx, userId, reference);
      if (order) return order;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      isOneAway = true;
    }
  }
  return isOneAway ? openOrderOf(ctx.db, { id: userId }) : undefined;
}

/**
 * The provider writes the text 'null' for a payment that never was. A real null only says so together with a reference:
 * alone it is an address without a query.
 */
function saysUnpaid({ status, reference }: Return): boolean {
  return status === 'null' || (status === null && orderReference(reference) !== undefined);
}
