import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { shownAddress, shownContact } from '#server/people/accounts/delivery-address.service.ts';
import { packingOf } from '../fulfilment/packing.service.ts';
import { paidOrdersNumbered } from '../orders/order-fulfilment.service.ts';
import { linesOf } from '../orders/order-state.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';

/**
 * A line as the stock room reads it. `sku` is the product's number and the size, '123-M', as words: products have no other
 * code that people read.
 */
export type SheetLine = Pick<LineRow, 'productId' | 'variantId' | 'name' | 'color' | 'size' | 'quantity'> & {
  readonly sku: string;
};

/** What is printed of one order. */
export type OrderSheet = ReturnType<typeof sheetOf>;

/**
 * Returns the paid orders of these numbers, by number. Those that were cancelled, and those whose delivery the payment provider
 * stopped, are not in it: their goods must not leave the shop.
 */
export async function orderSheets(db: Executor, numbers: readonly number[]): Promise<OrderSheet[]> {
  const orders = (await paidOrdersNumbered(db, numbers)).filter(
    ({ deliveryStoppedAt, fulfilment }) => deliveryStoppedAt === null && fulfilment !== 'cancelled',
  );
  const references = orders.map(({ reference }) => reference);
  const lines = Map.groupBy(await linesOf(db, references), ({ orderReference }) => orderReference);
  const packing = await packingOf(db, lines);
  return orders.map((order) => {
    const { parcels = 0, toSend = [], left = [] } = packing.get(order.reference) ?? {};
    return sheetOf(order, { parcels, toSend, left });
  });
}

type Parts = { readonly parcels: number; readonly toSend: readonly LineRow[]; readonly left: readonly LineRow[] };

function sheetOf(order: OrderRow, { parcels, toSend, left }: Parts) {
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

function sheetLine({ productId, variantId, name, color, size, quantity }: LineRow): SheetLine {
  return { productId, variantId, name, color, size, quantity, sku: `${productId}-${size}` };
}

/** Returns how many units some lines have. */
export function unitsOf(lines: readonly SheetLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
