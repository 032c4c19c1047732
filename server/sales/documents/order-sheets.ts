import { and, gt, inArray } from 'drizzle-orm';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { variants } from '#server/goods/products/catalogue.tables.ts';
import { shownAddress, shownContact } from '#server/people/accounts/delivery-address.service.ts';
import { packingOf } from '../fulfilment/packing.service.ts';
import { paidOrdersNumbered } from '../orders/order-fulfilment.service.ts';
import { linesOf, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import { leftByHand } from '../payments/by-hand/hand-money.service.ts';

/**
 * A line as the stock room reads it. `sku` is the product's number and the size, '123-M', as words: products have no other
 * code that people read.
 */
export type SheetLine = Pick<LineRow, 'productId' | 'variantId' | 'name' | 'color' | 'size' | 'quantity'> & {
  readonly sku: string;
  /** The day that was promised for units that are still waited for; null for those that are there. */
  readonly promisedOn: string | null;
};

/** What is printed of one order. */
export type OrderSheet = ReturnType<typeof sheetOf>;

/**
 * Returns the orders of these numbers that are paid, or are paid as they are handed over, by number. Those that were cancelled, and those whose delivery the payment provider
 * stopped, are not in it: their goods must not leave the shop.
 */
export async function orderSheets(db: Executor, numbers: readonly number[]): Promise<OrderSheet[]> {
  const orders = (await paidOrdersNumbered(db, numbers)).filter(
    ({ deliveryStoppedAt, fulfilment }) => deliveryStoppedAt === null && fulfilment !== 'cancelled',
  );
  const references = orders.map(({ reference }) => reference);
  const lines = Map.groupBy(await linesOf(db, references), ({ orderReference }) => orderReference);
  const packing = await packingOf(db, lines);
  const owed = new Map<string, Money>();
  for (const order of orders) {
    if (order.status === 'pending') owed.set(order.reference, await leftByHand(db, order));
  }
  const awaited = await awaitedSizes(db, [...lines.values()].flat());
  /** Units that came in are for those who wait: once none is waited for, the lines are as any other. */
  const asPromised = (line: LineRow) => (awaited.has(line.variantId ?? 0) ? line : { ...line, promisedOn: null });
  return orders.map((order) => {
    const { parcels = 0, toSend = [], left = [] } = packing.get(order.reference) ?? {};
    const parts = { parcels, toSend: toSend.map(asPromised), left: left.map(asPromised) };
    return sheetOf(order, { ...parts, toCollect: owed.get(order.reference) ?? null });
  });
}

/** Returns the sizes of pre-ordered lines of which units are still waited for. */
async function awaitedSizes(db: Executor, lines: readonly LineRow[]): Promise<ReadonlySet<number>> {
  const ids = lines.flatMap(({ promisedOn, variantId }) => (promisedOn === null ? [] : (variantId ?? [])));
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(inArray(variants.id, ids), gt(variants.waiting, 0)));
  return new Set(found.map(({ id }) => id));
}

type Parts = {
  readonly parcels: number;
  readonly toSend: readonly LineRow[];
  readonly left: readonly LineRow[];
  readonly toCollect: Money | null;
};

function sheetOf(order: OrderRow, { parcels, toSend, left, toCollect }: Parts) {
  return {
    number: order.number,
    day: shopDay(order.orderDate),
    email: order.email ?? '',
    kind: order.shippingMethod,
    title: order.shippingTitle,
    days: order.deliveryDays,
    address: order.deliveryAddress && shownAddress(order.deliveryAddress),
    pickup: order.pickup,
    contact: order.contact && shownContact(order.contact),
    hasRefund: order.returned > 0,
    /** What its buyer pays as they get it; null for a paid order. */
    toCollect: toCollect && formatPrice(toCollect),
    parcels,
    /** What was sent or is to be: without the units that went back to the stock. */
    lines: toSend.map(sheetLine),
    /** What is in no parcel yet. */
    left: isInShop(order.fulfilment) ? left.map(sheetLine) : [],
  };
}

/** The states in which goods are still to be taken from the shelves: those that were picked up have no parcels either. */
function isInShop(state: OrderRow['fulfilment']): boolean {
  return state === 'to_prepare' || state === 'preparing';
}

function sheetLine({ productId, variantId, name, color, size, quantity, promisedOn }: LineRow): SheetLine {
  return { productId, variantId, name, color, size, quantity, promisedOn, sku: `${productId}-${size}` };
}

/** Returns how many units some lines have. */
export function unitsOf(lines: readonly SheetLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
