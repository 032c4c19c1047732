import type { BagLine } from '#contract/checkout.ts';
import { ShopError } from '#contract/errors.ts';
import type { Context } from '../context/context.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { openOrder, rehearseOrder } from '../orders/open-order.service.ts';
import { openOrderOf } from '../orders/order-state.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';
import { bagKeyOf, groupedLines } from './bag-lines.ts';
import { buyerEmail, customerOf } from './buyer.ts';
import { settleCheckout } from './settle-checkout.service.ts';
import { paymentPageOf } from './payment-page.service.ts';

export type Bag = { readonly cartItems: readonly BagLine[]; readonly emailAux?: string | undefined };

type Purchase = {
  readonly buyer: { readonly id: number; readonly email: string };
  readonly lines: readonly BagLine[];
  readonly bagKey: string;
};

/** Units are held this long, and the provider's page lives as long. */
const timeToPayMs = 30 * 60_000;

// Somebody who pays two bags in two tabs replaces one by the other; nobody does so this often in one breath.
const mostRounds = 5;

/**
 * Starts the checkout of a bag: takes its units, records the order, and answers where to pay. The same bag again, by a
 * second click, a second tab or a repeated request, gets the same order while that is open; a changed bag replaces it.
 * Throws `admin_cannot_buy`, `empty_bag`, `bad_email`, `out_of_stock`, `product_not_found`, `provider_unavailable`.
 */
export async function startCheckout(ctx: Context, { cartItems, emailAux }: Bag) {
  const customer = customerOf(ctx.visitor);
  const { id } = customer;
  if (cartItems.length === 0) throw new ShopError('empty_bag');
  await limitRate(ctx, `checkout:${id}`, { most: 30, windowSeconds: 60 });
  const email = buyerEmail(customer, emailAux);
  const lines = groupedLines(cartItems);
  const purchase = { buyer: { id, email }, lines, bagKey: bagKeyOf(lines, email) };
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await orderFor(ctx, purchase);
    const initPoint = found && (await paymentPageOf(ctx, found.order, found.lines));
    if (found && initPoint !== undefined) return { init_point: initPoint, reference: found.order.reference };
  }
  throw new ShopError('unavailable');
}

/** The same for programs that can only GET. Throws `not_allowed` for a cookie, which any page could make a browser send. */
export function startCheckoutByQuery(ctx: Context, bag: Bag) {
  if (ctx.visitor.role !== 'guest' && ctx.visitor.via === 'cookie') throw new ShopError('not_allowed');
  return startCheckout(ctx, bag);
}

type Found = { readonly order: OrderRow; readonly lines?: readonly LineRow[] };

/**
 * The open order of this purchase, with its lines if it was placed just now. Undefined when another request was faster:
 * then look again.
 */
async function orderFor(ctx: Context, { buyer, lines, bagKey }: Purchase): Promise<Found | undefined> {
  const now = ctx.clock();
  const open = await openOrderOf(ctx.db, buyer.id);
  if (open?.bagKey === bagKey && open.expiresAt > now) return { order: open };
  const order = { reference: ctx.newId(), buyer, lines, bagKey, now, expiresAt: new Date(now.getTime() + timeToPayMs) };
  if (open && open.expiresAt > now) {
    await rehearseOrder(ctx.db, order, open);
    await settleCheckout(ctx, open, { actor: 'buyer', giveUp: 'replaced' });
  } else if (open) {
    await settleCheckout(ctx, open, { actor: 'buyer', giveUp: 'expired' });
  }
  return openOrder(ctx.db, order);
}
