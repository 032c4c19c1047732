import { startedAt } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context, Visitor } from '#server/core/context/context.ts';
import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import { standingLegalPages } from '#server/site/pages/legal-pages.service.ts';
import { guestsOrder, orderOfLink } from '../checkout/linked-order.service.ts';
import { cancelUnpaid } from '../checkout/orders.service.ts';
import { isPayable, viewOrders } from '../checkout/order-view.service.ts';
import { paymentPageOf } from '../checkout/payment-page.service.ts';
import { noteAccepted } from '../orders/accepted-pages.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { applyPayments } from '../payments/apply-payment.service.ts';
import { payingProvider } from '../payments/payment-sessions.service.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';

/** What is to be paid at a link. Throws `tracking_not_found`, `too_many_requests`. */
export async function linkedOrder(ctx: Context, token: string): Promise<LinkedOrder> {
  return view(ctx, await orderOfLink(ctx, token));
}

/** The same after its buyer returned from the provider's page: asks the provider first, if that answers. */
export async function linkedReturn(ctx: Context, token: string): Promise<LinkedOrder> {
  const order = await orderOfLink(ctx, token);
  // No provider knows of it.
  if (order.handMeans !== null) return view(ctx, order);
  await limitRate(ctx, `provider-link:${ctx.network}`, { most: 20, windowSeconds: 60 });
  try {
    await applyPayments(ctx, order.reference, { actor: 'buyer' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
  return view(ctx, await orderOfLink(ctx, token));
}

/** Where it is paid. Throws `tracking_not_found`, `order_settled`, `payment_not_connected`, `provider_unavailable`, `too_many_requests`. */
export async function payLinked(ctx: Context, token: string) {
  const order = await orderOfLink(ctx, token);
  await limitRate(ctx, `provider-link:${ctx.network}`, { most: 20, windowSeconds: 60 });
  if (!(await canBePaid(ctx, order))) throw new ShopError('payment_not_connected');
  // Whoever entered the order accepted nothing: its buyer does, by paying.
  const accepted = await standingLegalPages(ctx.db, ctx.clock());
  const url = isPayable(order, ctx.clock()) ? await paymentPageOf(ctx, order) : undefined;
  if (url === undefined) throw new ShopError('order_settled');
  await inTransaction(ctx.db, (transaction) => noteAccepted(transaction, order.reference, accepted));
  return startedAt(url, order.reference);
}

/**
 * Gives up an order of a guest that nobody paid, as `cancelOrder` does with one's own. Throws `tracking_not_found`, and as that does.
 */
export async function cancelLinked(ctx: Context, token: string): Promise<LinkedOrder> {
  const order = await guestsOrder(ctx, token);
  await limitRate(ctx, `provider-link:${ctx.network}`, { most: 20, windowSeconds: 60 });
  await cancelUnpaid(ctx, order);
  return view(ctx, await guestsOrder(ctx, token));
}

/**
 * Adds a guest's order to the visitor's account. Throws `tracking_not_found`, `order_of_other_email` for an account with another address,
 * and `order_unpaid` while its checkout is open.
 */
export async function claimLinked(ctx: Context, token: string): Promise<LinkedOrder> {
  const { visitor } = ctx;
  const order = await guestsOrder(ctx, token);
  const isClaimed = visitor.role === 'customer' && order.userId === visitor.id;
  if (!isClaimed && order.isOpen) throw new ShopError('order_unpaid');
  const mayBe = visitor.role === 'customer' && canClaim(visitor, order);
  if (!isClaimed && !(mayBe && (await claimOrder(ctx.db, visitor.id, order.reference)))) {
    throw new ShopError('order_of_other_email');
  }
  return view(ctx, await guestsOrder(ctx, token));
}

/** An order is paid by the provider that made its page, also while the shop offers another one or none. */
async function canBePaid(ctx: Context, { reference }: OrderRow): Promise<boolean> {
  return (await payingProvider(ctx, reference))?.isConnected === true;
}

async function view(ctx: Context, order: OrderRow): Promise<LinkedOrder> {
  const [shown] = await viewOrders(ctx.db, [order], ctx.clock());
  if (!shown) throw new ShopError('tracking_not_found');
  const {
    number,
    status,
    subtotal,
    adjustments,
    discount,
    shipping,
    total,
    isPayable: mayPay,
    awaits,
    delivery,
  } = shown;
  return {
    number,
    status,
    lines: shown.orderDetails.map(({ brandSize: size, ...line }) => ({ ...line, size })),
    subtotal,
    adjustments,
    discount,
    shipping,
    shippingTitle: delivery.title,
    total,
    isPayable: mayPay && (await canBePaid(ctx, order)),
    isAwaited: awaits !== null,
    expiresAt: shopMoment(order.expiresAt),
    byHand: order.handMeans,
    account: accountWord(ctx, order),
  };
}

/** What the visitor has to do with the account that the order may belong to; nothing of it is told to others. */
function accountWord({ visitor }: Context, order: OrderRow): LinkedOrder['account'] {
  if (order.guestUntil === null) return 'none';
  if (order.userId !== null) return visitor.role === 'customer' && visitor.id === order.userId ? 'own' : 'none';
  return canClaim(visitor, order) ? 'claimable' : 'unclaimed';
}

/** Whether a visitor who has the link of an order can add it to the account: it was placed with the account's address, and is closed. */
function canClaim(visitor: Visitor, { userId, guestUntil, isOpen, email }: OrderRow): boolean {
  if (visitor.role !== 'customer' || guestUntil === null || userId !== null || isOpen) return false;
  return email !== null && email.toLowerCase() === visitor.email?.toLowerCase();
}

/**
 * Gives an account the order of a link, if it was placed with the account's address. Returns whether it was still nobody's. All others
 * get theirs by the same function of the database, in the transaction that proves an address or begins a session.
 */
async function claimOrder(db: Executor, userId: number, reference: string): Promise<boolean> {
  const { rows } = await db.execute<{ claimed: number }>(
    sql`select claim_guest_orders(${userId}, ${reference}::uuid) as claimed`,
  );
  return (rows[0]?.claimed ?? 0) > 0;
}
