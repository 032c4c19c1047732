import { and, eq } from 'drizzle-orm';
import { email as emailField } from '#contract/core/fields/fields.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { AskedMeans, NamedLine } from '#contract/sales/checkout/checkout.ts';
import { startedAt } from '#contract/sales/checkout/checkout.ts';
import { holdDays } from '#contract/sales/payments/means-offers.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { Executor } from '#platform/database/database.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context, Visitor } from '#server/core/context/context.ts';
import { activeOffers, chooseDelivery } from '#server/delivery/methods/offers.service.ts';
import { unitsNamed } from '#server/goods/products/stock.service.ts';
import type { StoredContact } from '#server/people/accounts/delivery-address.service.ts';
import { deliveryAddressOf, storedContact } from '#server/people/accounts/delivery-address.service.ts';
import { standingLegalPages } from '#server/site/pages/legal-pages.service.ts';
import { heldOrderOf } from '../orders/held-orders.service.ts';
import type { NewOrder } from '../orders/open-order.service.ts';
import { openOrder, rehearseOrder } from '../orders/open-order.service.ts';
import type { OrderDelivery, OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { endHeld } from '../payments/by-hand/held-time.service.ts';
import type { PaymentSession } from '../payments/payment-sessions.service.ts';
import { paymentSessions } from '../payments/payments.tables.ts';
import { handOrderPath } from './hand-order-path.ts';
import { bagKeyOf, groupedLines, refuseBreach } from './bag-lines.service.ts';
import { couponFor } from './check-coupon.service.ts';
import { chosenMeans } from './chosen-means.ts';
import type { KnownOfOrder } from './payment-page.service.ts';
import { paymentPageOf } from './payment-page.service.ts';
import { settleCheckout } from './settle-checkout.service.ts';

export type Bag = {
  readonly cartItems: readonly NamedLine[];
  readonly emailAux?: string | undefined;
  readonly addressId?: number | undefined;
  readonly deliveryMethodId?: number | undefined;
  readonly contact?: StoredContact | undefined;
  /** The code of a coupon. */
  readonly coupon?: string | undefined;
  readonly means?: AskedMeans;
};

type Purchase = Omit<NewOrder, 'reference' | 'buyer' | 'coupon' | 'now' | 'expiresAt'> & {
  readonly buyer: { readonly id: number; readonly email: string };
  readonly code: string | undefined;
};

const ofBuyer = { source: 'shop', actor: 'buyer' } as const;

/** Units are held this long, and the provider's page lives as long. */
const timeToPayMs = 30 * minuteMs;

// Somebody who pays two bags in two tabs replaces one by the other; nobody does so this often in one breath.
const mostRounds = 5;

/**
 * Starts the checkout of a bag: takes its units, records the order, and answers where to pay. The same bag again, by a
 * second click, a second tab or a repeated request, gets the same order while that is open; a changed bag replaces it, and
 * so do other versions of the pages that are accepted with it.
 * Throws `admin_cannot_buy`, `empty_bag`, `bad_email`, `out_of_stock`, `preorder_changed`, `product_not_found`, `postal_address_not_found`,
 * `postal_address_foreign`, `delivery_needed`, `delivery_unavailable`, `country_changed`, `means_unavailable`, `too_many_held`,
 * `provider_unavailable`, and for a bag that has no order yet what its coupon is refused by.
 */
export async function startCheckout(ctx: Context, { cartItems, emailAux, coupon: code, means: asked, ...wanted }: Bag) {
  const customer = customerOf(ctx.visitor);
  const { id } = customer;
  if (cartItems.length === 0) throw new ShopError('empty_bag');
  await limitRate(ctx, `checkout:${id}`, { most: 30, windowSeconds: 60 });
  const email = buyerEmail(customer, emailAux);
  const delivery = await deliveryFor(ctx, id, wanted);
  const lines = groupedLines(await unitsNamed(ctx.db, cartItems));
  refuseBreach(lines);
  const accepted = await standingLegalPages(ctx.db, ctx.clock());
  const means = chosenMeans(ctx, delivery.method.kind, asked);
  // Another means is another purchase.
  const key = bagKeyOf(lines, email, delivery, accepted, code);
  const bagKey = means ? `${means.means}:${key}` : key;
  const purchase = {
    buyer: { id, email },
    lines,
    adjustments: [],
    code,
    means,
    delivery,
    bagKey,
    accepted,
    ...ofBuyer,
  };
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await orderFor(ctx, purchase);
    const url = found && (await whereToPay(ctx, found));
    if (found && url !== undefined) return startedAt(url, found.order.reference);
  }
  throw new ShopError('unavailable');
}

/** What is paid by hand is told by its own page. */
function whereToPay(ctx: Context, found: Found): string | undefined | Promise<string | undefined> {
  return found.order.handMeans === null ? paymentPageOf(ctx, found.order, found) : handOrderPath(found.order);
}

type Wanted = Pick<Bag, 'addressId' | 'deliveryMethodId' | 'contact'>;

async function deliveryFor({ db }: Context, userId: number, wanted: Wanted): Promise<OrderDelivery> {
  const { addressId, deliveryMethodId: methodId, contact: typed } = wanted;
  const contact = typed && storedContact(typed);
  const address = await deliveryAddressOf(db, userId, addressId);
  return chooseDelivery(await activeOffers(db), { methodId, address, contact });
}

/** The same for programs that can only GET. Throws `not_allowed` for a cookie, which any page could make a browser send. */
export function startCheckoutByQuery(ctx: Context, bag: Bag) {
  if (ctx.visitor.role !== 'guest' && ctx.visitor.via === 'cookie') throw new ShopError('not_allowed');
  return startCheckout(ctx, bag);
}

type Found = { readonly order: OrderRow } & KnownOfOrder;

/**
 * The open order of this purchase, with where it is paid, or with its goods if it was placed just now. Undefined when another
 * request was faster, or the coupon was changed: then look again. An order that is open keeps its price.
 */
async function orderFor(ctx: Context, { code, ...purchase }: Purchase): Promise<Found | undefined> {
  const { buyer, bagKey, means } = purchase;
  const now = ctx.clock();
  const held = means && (await heldOrderOf(ctx.db, buyer.id, bagKey));
  if (held && !(await endHeld(ctx, held))) return { order: held };
  const checkout = await openCheckoutOf(ctx.db, buyer.id);
  const open = checkout?.order;
  if (checkout && open?.bagKey === bagKey && open.expiresAt > now) return checkout;
  const order = {
    ...purchase,
    coupon: code === undefined ? undefined : await couponFor(ctx, code),
    reference: ctx.newId(),
    now,
    expiresAt: new Date(now.getTime() + timeToPay(ctx, means)),
  };
  if (open && open.expiresAt > now) {
    if (!(await rehearseOrder(ctx.db, order, open))) return undefined;
    await settleCheckout(ctx, open, { actor: 'buyer', giveUp: 'replaced' });
  } else if (open) {
    await settleCheckout(ctx, open, { actor: 'buyer', giveUp: 'expired' });
  }
  const placed = await openOrder(ctx.db, order);
  return placed && { ...placed, session: null };
}

/** For how long the units of a purchase are held. */
function timeToPay({ ownerSettings }: Context, means: MeansOffer | undefined): number {
  return means ? holdDays(ownerSettings.current(), means.means) * dayMs : timeToPayMs;
}

type Customer = Exclude<Visitor, { readonly role: 'guest' }>;

/** The customer who asks. Throws `admin_cannot_buy` and `not_logged_in`. */
function customerOf(visitor: Visitor): Customer {
  if (visitor.role === 'admin') throw new ShopError('admin_cannot_buy');
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  return visitor;
}

/** The address that an order goes to: the one on record, else the one typed for this purchase. Throws `bad_email`. */
function buyerEmail(customer: Customer, typed: string | undefined): string {
  const email = emailField.safeParse(customer.email ?? typed);
  if (!email.success) throw new ShopError('bad_email');
  return email.data;
}

/** An order that can still be paid, and where, if there is a page already. */
type OpenCheckout = { readonly order: OrderRow; readonly session: PaymentSession | null };

/** The buyer's open checkout: one at most. One statement. */
async function openCheckoutOf(db: Executor, userId: number): Promise<OpenCheckout | undefined> {
  const [found] = await db
    .select({ order: orders, session: paymentSessions })
    .from(orders)
    .leftJoin(paymentSessions, eq(paymentSessions.orderReference, orders.reference))
    .where(and(eq(orders.userId, userId), eq(orders.isOpen, true), eq(orders.source, 'shop')));
  return found;
}
