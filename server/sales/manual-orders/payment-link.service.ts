import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import { isPayable } from '../checkout/order-view.service.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { payingProvider } from '../payments/payment-sessions.service.ts';

/** What is asked of a payment provider to make a link. */
type Terms = Pick<PaymentProvider, 'isConnected' | 'leastAmount'>;
type LinkMaking = { readonly providers: { readonly offered: Terms } };

type Bill = Pick<OrderRow, 'total' | 'currency'>;

/** Returns whether links can be made, and the least amount of one. */
export function linkTerms({ providers: { offered } }: LinkMaking): Output<typeof manualOrders.links> {
  return { isPossible: offered.isConnected, least: offered.leastAmount(shop().country.currency) };
}

/**
 * Refuses the link of a new order. Throws `payment_not_connected` while nobody could pay there, and `link_too_low` for less
 * than the provider takes.
 */
export function refuseLink({ providers: { offered } }: LinkMaking, bill: Bill): void {
  refuseLinkOf(offered, bill);
}

function refuseLinkOf(provider: Terms | undefined, { total, currency }: Bill): void {
  if (!provider?.isConnected) throw new ShopError('payment_not_connected');
  const least = provider.leastAmount(currency);
  if (total < least.minor) throw new ShopError('link_too_low', { least: formatPrice(least) });
}

/**
 * The link of a pending order, and who it was sent to if that was asked. Throws `order_not_found`, `order_settled`,
 * `payment_not_connected`, `link_too_low`, `too_many_requests`, `too_many_emails`.
 */
export async function paymentLink(
  ctx: Context,
  { reference, isSent }: Input<typeof manualOrders.link>,
): Promise<Output<typeof manualOrders.link>> {
  const order = await orderOf(ctx.db, reference);
  if (!order || order.trackingToken === null) throw new ShopError('order_not_found');
  if (order.source !== 'desk' || !isPayable(order, ctx.clock())) throw new ShopError('order_settled');
  refuseLinkOf(await payingProvider(ctx, reference), order);
  const path = filledAddress(pageAddresses.paymentLink, { token: order.trackingToken });
  const sentTo = isSent && order.email !== null ? order.email : null;
  if (sentTo !== null) {
    await limitRate(ctx, `payment-link:${reference}`, { most: 10, windowSeconds: 3600 });
    await limitStrangers(ctx, sentTo);
    await inTransaction(ctx.db, (transaction) => recordLink(transaction, ctx, order));
  }
  return { url: `${ctx.settings.publicUrl}${path}`, sentTo };
}

/** Records that the link goes to the buyer's e-mail address, if there is one; the e-mail follows from that. */
export async function recordLink(transaction: Executor, ctx: Context, { reference, email }: OrderRow): Promise<void> {
  if (email === null) return;
  await recordEvent(transaction, {
    at: ctx.clock(),
    kind: 'order.link-sent',
    subject: reference,
    actor: adminActor(ctx),
    data: {},
  });
}
