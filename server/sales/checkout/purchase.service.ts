import { and, eq, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import { startedAt, type AskedMeans, type NamedLine } from '#contract/sales/checkout/checkout.ts';
import { holdDays, type MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { Executor } from '#platform/database/database.ts';
import { onOneConnection, together } from '#platform/database/in-transaction.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import type { Context } from '#server/core/context/context.ts';
import { unitsNamed } from '#server/goods/products/stock.service.ts';
import { standingLegalPages } from '#server/site/pages/legal-pages.service.ts';
import { isPlacedByGiven, type Buyer, type PersonValues } from '../orders/buyer.service.ts';
import { heldOrderOf } from '../orders/held-orders.service.ts';
import { openOrder, rehearseOrder, type NewOrder } from '../orders/open-order.service.ts';
import type { OrderDelivery, OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { endHeld } from '../payments/by-hand/held-time.service.ts';
import type { PaymentSession } from '../payments/payment-sessions.service.ts';
import { paymentSessions } from '../payments/payments.tables.ts';
import { handOrderPath, chosenMeans } from './chosen-means.ts';
import { bagKeyOf, groupedLines, refuseBreach } from './bag-lines.service.ts';
import { couponFor } from './check-coupon.service.ts';
import { paymentPageOf, type KnownOfOrder } from './payment-page.service.ts';
import { settleCheckout } from './settle-checkout.service.ts';

type KnownBuyer = Buyer & { readonly email: string };

type Purchase = Omit<NewOrder, 'reference' | 'buyer' | 'coupon' | 'now' | 'expiresAt'> & {
  readonly buyer: KnownBuyer;
  readonly code: string | undefined;
};

const ofBuyer = { source: 'shop', actor: 'buyer' } as const;

/** Units are held this long, and the provider's page lives as long. */
const timeToPayMs = 30 * minuteMs;

// Somebody who pays two bags in two tabs replaces one by the other; nobody does so this often in one breath.
const mostRounds = 5;

/** What is bought, by whom and how it reaches them. */
type Asked = {
  readonly cartItems: readonly NamedLine[];
  /** The code of a coupon. */
  readonly coupon: string | undefined;
  readonly means: AskedMeans;
  readonly buyer: KnownBuyer;
  /** Reads how it reaches its buyer. */
  readonly delivery: (db: Executor) => Promise<OrderDelivery>;
  /** What the buyer gives for a tax document. */
  readonly taxData: KeptTaxData | undefined;
};

/**
 * Places the order of a purchase, or finds the one that is open for it, and answers where to pay. Throws as `startCheckout` does.
 */
export async function startPurchase(ctx: Context, asked: Asked) {
  const { cartItems, coupon: code, buyer, taxData } = asked;
  const [delivery, units, accepted, open] = await onOneConnection(ctx.db, (db) =>
    together([
      asked.delivery(db),
      unitsNamed(db, cartItems),
      standingLegalPages(db, ctx.clock()),
      openCheckoutOf(db, buyer),
    ]),
  );
  const lines = groupedLines(units);
  refuseBreach(lines);
  const means = chosenMeans(ctx, delivery.method.kind, asked.means);
  // Another means is another purchase.
  const key = bagKeyOf(lines, buyer.email, delivery, accepted, { coupon: code, taxData });
  const bagKey = means ? `${means.means}:${key}` : key;
  const purchase = { buyer, lines, adjustments: [], code, means, delivery, taxData, bagKey, accepted, ...ofBuyer };
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = await orderFor(ctx, purchase, round === 1 ? open : await openCheckoutOf(ctx.db, buyer));
    const url = found && (await whereToPay(ctx, found));
    if (found && url !== undefined) return startedAt(url, found.order.reference);
  }
  throw new ShopError('unavailable');
}

/** What is paid by hand is told by its own page. */
function whereToPay(ctx: Context, found: Found): string | undefined | Promise<string | undefined> {
  return found.order.handMeans === null ? paymentPageOf(ctx, found.order, found) : handOrderPath(found.order);
}

type Found = { readonly order: OrderRow } & KnownOfOrder;

/**
 * The open order of this purchase, with where it is paid, or with its goods if it was placed just now. Undefined when another
 * request was faster, or the coupon was changed: then look again. An order that is open keeps its price.
 */
async function orderFor(
  ctx: Context,
  { code, ...purchase }: Purchase,
  checkout: OpenCheckout | undefined,
): Promise<Found | undefined> {
  const { buyer, bagKey, means } = purchase;
  const now = ctx.clock();
  const held = means && (await heldOrderOf(ctx.db, buyer, bagKey));
  if (held && !(await endHeld(ctx, held))) return { order: held };
  const open = checkout?.order;
  if (checkout && open?.bagKey === bagKey && open.expiresAt > now) return checkout;
  const order = {
    ...purchase,
    coupon: code === undefined ? undefined : await couponFor(ctx, code, buyer),
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

/** An order that can still be paid, and where, if there is a page already. */
type OpenCheckout = { readonly order: OrderRow; readonly session: PaymentSession | null };

/** The buyer's open checkout: one at most. One statement. */
async function openCheckoutOf(db: Executor, { id, guest }: Buyer): Promise<OpenCheckout | undefined> {
  const [found] = await openCheckouts(db, { id, guestKey: guest?.key ?? null });
  return found;
}

const openCheckouts = prepared((db, given: Given<Pick<PersonValues, 'id' | 'guestKey'>>) =>
  db
    .select({ order: orders, session: paymentSessions })
    .from(orders)
    .leftJoin(paymentSessions, eq(paymentSessions.orderReference, orders.reference))
    .where(and(isPlacedByGiven(given), orders.isOpen, eq(orders.source, sql.raw("'shop'")))),
);
