import { sql } from 'drizzle-orm';
import type { BagLine } from '#contract/checkout.ts';
import { ShopError } from '#contract/errors.ts';
import { cents, totalsOf } from '#contract/money.ts';
import { findUnits, takeUnits } from '../catalogue/stock.service.ts';
import type { FoundLine } from '../catalogue/stock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import type { LineRow, OrderRow } from './order-state.service.ts';
import { orderHistory, orderLines, orders } from './orders.tables.ts';

/** An order to be: `lines` name each product and size once. */
export type NewOrder = {
  readonly reference: string;
  readonly buyer: { readonly id: number; readonly email: string };
  readonly lines: readonly BagLine[];
  readonly bagKey: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

// An integer column holds no more.
const highestTotal = 2_147_483_647;

export type PlacedOrder = { readonly order: OrderRow; readonly lines: readonly LineRow[] };

/**
 * Takes the units of a bag and records the order with the prices of this moment, open to be paid; undefined, with nothing
 * changed, when its buyer has an open order already. Throws `out_of_stock` or `product_not_found`, `empty_bag` for a bag
 * that costs nothing, and `invalid` for one that costs too much.
 */
export async function placeOrder(transaction: Transaction, order: NewOrder): Promise<PlacedOrder | undefined> {
  const found = await findUnits(transaction, order.lines);
  const lines = found.map((line) => ({ ...line, currentPrice: cents(line.currentPrice) }));
  const { subtotal, shipping, total } = totalsOf(lines);
  if (subtotal === 0) throw new ShopError('empty_bag');
  if (total > highestTotal) throw new ShopError('invalid', {}, [tooExpensive]);
  const { reference, buyer, bagKey, now, expiresAt } = order;
  // Two clicks of one buyer take turns at the unique index, before either has touched the shelves.
  const [placed] = await transaction
    .insert(orders)
    .values({
      reference,
      userId: buyer.id,
      status: 'pending',
      email: buyer.email,
      subtotal,
      shipping,
      total,
      orderDate: now,
      isOpen: true,
      bagKey,
      expiresAt,
    })
    .onConflictDoNothing({ target: orders.userId, where: sql`is_open` })
    .returning();
  if (!placed) return undefined;
  const writesLines = insertLines(transaction, reference, lines);
  await together([
    takeUnits(transaction, found),
    writesLines,
    transaction.insert(orderHistory).values({
      orderReference: reference,
      fromStatus: null,
      toStatus: 'pending',
      at: now,
      actor: 'buyer',
      reason: 'checkout',
    }),
  ]);
  return { order: placed, lines: await writesLines };
}

async function insertLines(
  transaction: Transaction,
  orderReference: string,
  lines: readonly FoundLine[],
): Promise<LineRow[]> {
  return transaction
    .insert(orderLines)
    .values(
      lines.map(({ id, variantId, name, color, brandSize, quantity, currentPrice }, position) => ({
        orderReference,
        position,
        productId: id,
        variantId,
        name,
        color,
        brandSize,
        quantity,
        price: currentPrice,
      })),
    )
    .returning();
}

const tooExpensive = {
  path: 'cartItems',
  message: 'El total supera lo que se puede pagar de una vez. Divida la compra.',
};
