import { t } from '#messages/messages.ts';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BagLine } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { deliveryPrice } from '#contract/delivery/delivery-offers.ts';
import { mostAmount, shopMoney, sum, toDecimal } from '#contract/core/money/money.ts';
import { unpaidFulfilment } from '#contract/sales/fulfilment/fulfilment.ts';
import type { KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import type { OrderSource } from '#contract/sales/orders/order-status.ts';
import { purchasePrice } from '#contract/sales/checkout/purchase-price.ts';
import { subtotalOf } from '#contract/sales/checkout/pricing.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { findUnits, findUnitsForSale, takeUnits } from '#server/goods/products/stock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { prepared, storedAll, type Given } from '#platform/database/prepared.ts';
import { together } from '#platform/database/in-transaction.ts';
import type { OrderCoupon } from '../coupons/coupon-terms.service.ts';
import { holdCoupon, writeRedemption } from '../coupons/redemptions.service.ts';
import { keepAcceptedTexts, type AcceptedPage } from './accepted-pages.service.ts';
import type { OrderActor } from './advance-order.ts';
import { refusalOf, couponEffect } from './coupon-uses.service.ts';
import { insertAdjustments, insertLines, keepPromises } from './insert-goods.ts';
import { waitForTurn, type Buyer } from './buyer.service.ts';
import type { OrderGoods } from './order-goods.service.ts';
import { openOrderOf, type OrderDelivery, type OrderRow } from './order-state.service.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { limitHeld } from './held-orders.service.ts';
import { orders } from './orders.tables.ts';
import { refuseMixedCurrencies, refuseOtherCurrency } from '#server/core/owner-settings/stored-country.service.ts';

/** An order to be: `lines` name each variant once. */
export type NewOrder = {
  readonly reference: string;
  readonly buyer: Buyer;
  readonly source: OrderSource;
  readonly actor: OrderActor;
  /** What changes the price of the goods, in this order. */
  readonly adjustments: readonly NewAdjustment[];
  readonly coupon?: OrderCoupon | undefined;
  /** How its buyer pays it without a provider, which may change its price after all adjustments. */
  readonly means?: MeansOffer | undefined;
  readonly lines: readonly BagLine[];
  readonly delivery: OrderDelivery;
  /** What its buyer gives for a tax document. */
  readonly taxData?: KeptTaxData | undefined;
  readonly bagKey: string;
  /** The versions of the legal pages that stand now. */
  readonly accepted: readonly AcceptedPage[];
  readonly now: Date;
  readonly expiresAt: Date;
};

export type PlacedOrder = { readonly order: OrderRow; readonly goods: OrderGoods };

/**
 * Takes the units of a bag and records the order with the prices of this moment, open to be paid at a provider unless it is paid by
 * hand; undefined, with nothing changed, when its buyer has an open order already, or the same one that is paid by hand, or its
 * coupon was changed meanwhile. Throws `too_many_held`, `out_of_stock`, `preorder_changed` or `product_not_found`, `empty_bag` for a
 * bag that costs nothing, `invalid` for one that costs too much, and for adjustments of more than the goods, or of all of them but at
 * the desk, `delivery_unavailable` for one that is too heavy or too dear for the delivery method, `country_changed` if the shop
 * changed its country while this was under way, and what its coupon is refused by (`couponEffect`, `refusalOf`).
 */
export async function placeOrder(transaction: Transaction, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { coupon } = order;
  // What is not public is sold at the desk only.
  const find = order.source === 'desk' ? findUnits : findUnitsForSale;
  // One after the other at the database, so that whoever waits for their turn holds nothing yet.
  const [, isHeld, found] = await together([
    waitForTurn(transaction, order),
    coupon ? holdCoupon(transaction, coupon.stored) : isUncounted,
    find(transaction, order.lines),
  ]);
  if (!isHeld) return undefined;
  // Placed since this purchase looked: it replaces that one, and with it what that has of the coupon.
  if (order.means && (await openOrderOf(transaction, order.buyer))) return undefined;
  const lines = found.map((line) => ({ ...line, currentPrice: shopMoney(line.currentPrice) }));
  const { method, address, contact } = order.delivery;
  const given = order.adjustments.map(({ amount }) => amount);
  refuseMixedCurrencies(shopMoney(0), given, method.rate);
  const weight = found.reduce((all, line) => all + line.weight * line.quantity, 0);
  const subtotal = subtotalOf(lines, shopMoney(0));
  const listed = deliveryPrice(method, { subtotal, weight });
  if (listed === null) throw new ShopError('delivery_unavailable');
  if (subtotal.minor === 0) throw new ShopError('empty_bag');
  const effect = couponEffect(coupon, lines, { price: listed, title: method.title });
  const adjustments = [...order.adjustments, ...effect.adjustments];
  const goods = sum(subtotal, ...adjustments.map(({ amount }) => amount));
  if (goods.minor < 0) throw new ShopError('invalid', {}, [tooCheap()]);
  const { means } = order;
  const priced = purchasePrice(lines, effect.delivery, { adjustments, means });
  const { shipping, total } = priced;
  // The shop's people may give goods for nothing, as a replacement or a gift.
  if (total.minor === 0 && order.source !== 'desk') throw new ShopError('invalid', {}, [tooCheap()]);
  if ([subtotal, total].some((one) => toDecimal(one) > mostAmount)) {
    throw new ShopError('invalid', {}, [tooExpensive()]);
  }
  const { reference, buyer, source, actor, bagKey, accepted, now, expiresAt } = order;
  // Two clicks of one buyer take turns at the unique index, before either has touched the shelves.
  const inserted = insertOrder[buyer.guest ? 'ofBrowser' : 'ofAccount'][means ? 'byHand' : 'atProvider'](transaction, {
    reference,
    userId: buyer.id,
    status: 'pending',
    email: buyer.email,
    currency: total.currency,
    source,
    subtotal: subtotal.minor,
    discount: subtotal.minor + shipping.minor - total.minor,
    shippingMethod: method.kind,
    shippingTitle: effect.title,
    shipping: shipping.minor,
    total: total.minor,
    orderDate: now,
    isOpen: means === undefined,
    handMeans: means?.means ?? null,
    fulfilment: unpaidFulfilment(means?.means ?? null),
    bagKey,
    accepted,
    expiresAt,
    deliveryAddress: address,
    deliveryMethodId: method.id,
    deliveryDays: method.days,
    pickup: method.pickup,
    contact,
    guestUntil: buyer.guest?.until ?? null,
    guestKey: buyer.guest?.key ?? null,
    taxData: order.taxData ?? null,
    taxAskedAt: order.taxData ? now : null,
  });
  const isRedeemed = coupon !== undefined && effect.off > 0;
  const [[placed], refusal] = await together([
    inserted,
    isRedeemed ? refusalOf(transaction, coupon, { reference, buyer }) : notRefused,
  ]);
  if (!placed) return undefined;
  if (refusal) throw refusal;
  if (means) await limitHeld(transaction, buyer);
  const writesLines = insertLines(transaction, reference, found, priced.lines);
  const writesAdjustments = insertAdjustments(transaction, reference, found, priced);
  const takesUnits = takeUnits(transaction, found, { kind: 'sale', actor, order: reference, at: now });
  await together([
    ...(isRedeemed
      ? [writeRedemption(transaction, { orderReference: reference, couponId: coupon.stored.id, off: effect.off })]
      : []),
    takesUnits,
    writesLines,
    writesAdjustments,
    refuseOtherCurrency(transaction, total.currency),
    keepAcceptedTexts(transaction, accepted),
    recordEvent(transaction, {
      at: now,
      kind: 'order.placed',
      subject: reference,
      actor,
      data: { reason: reasonOf(order) },
    }),
  ]);
  const written = await keepPromises(transaction, await writesLines, await takesUnits);
  return { order: placed, goods: { lines: written, adjustments: await writesAdjustments } };
}

const isUncounted = Promise.resolve(true);
const notRefused = Promise.resolve(undefined);

const isOfShop = sql`is_open and source = 'shop'`;
const isHeldByHand = sql`hand_means is not null and status = 'pending'`;

/** By the index that lets one of two clicks place an order: by the account or the browser, and of what is paid by hand by the bag too. */
const insertOrder = {
  ofAccount: {
    atProvider: insertUnless({ target: orders.userId, where: isOfShop }),
    byHand: insertUnless({ target: [orders.userId, orders.bagKey], where: isHeldByHand }),
  },
  ofBrowser: {
    atProvider: insertUnless({ target: orders.guestKey, where: sql`is_open` }),
    byHand: insertUnless({ target: [orders.guestKey, orders.bagKey], where: isHeldByHand }),
  },
} as const;

type NewRow = Omit<OrderRow, Later>;
type Later =
  | 'number'
  | 'paymentId'
  | 'moneyState'
  | 'returned'
  | 'rounding'
  | 'deliveryStoppedAt'
  | 'trackingToken'
  | 'remindedAt'
  | 'soldAt';

/** The columns that are written of a new order; the database makes the others, or they have their default until later. */
function newColumns() {
  const {
    number: _number,
    paymentId: _payment,
    moneyState: _state,
    returned: _returned,
    ...columns
  } = getTableColumns(orders);
  const {
    rounding: _rounding,
    deliveryStoppedAt: _stopped,
    trackingToken: _token,
    remindedAt: _reminded,
    soldAt: _sold,
    ...written
  } = columns;
  return written;
}

function insertUnless(placedBefore: { readonly target: PgColumn | PgColumn[]; readonly where: SQL }) {
  return prepared((db, given: Given<NewRow>) =>
    db.insert(orders).values(storedAll(newColumns(), given)).onConflictDoNothing(placedBefore).returning(),
  );
}

function reasonOf({ source, means }: NewOrder): string {
  if (source === 'desk') return 'by_hand';
  return means ? 'by_means' : 'checkout';
}

const tooCheap = () => ({
  path: 'discount',
  message: t('orders.discountTooLarge'),
});

const tooExpensive = () => ({
  path: 'cartItems',
  message: t('orders.totalTooLarge'),
});
