import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cents, totalsOf } from '#contract/money.ts';
import { users } from '#server/accounts/accounts.tables.ts';
import { products, variants } from '#server/catalogue/catalogue.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { orderHistory, orderLines, orders } from '#server/orders/orders.tables.ts';

const dayMs = 86_400_000;

/** One order of each state for each buyer. Their units are not counted in the stock that the demo states. */
const states = [
  { status: 'approved', daysAgo: 24 },
  { status: 'approved', daysAgo: 9 },
  { status: 'rejected', daysAgo: 6 },
  { status: 'failure', daysAgo: 4 },
  { status: 'pending', daysAgo: 1 },
] as const;

/** Writes past orders for the demo's customers, at the prices of today. */
export async function insertDemoOrders(db: Transaction): Promise<void> {
  const buyers = await db.select().from(users).where(eq(users.rol, 'client')).orderBy(asc(users.id));
  const goods = await db
    .select({ product: products, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .orderBy(asc(variants.id))
    .limit(200);
  let number = 0;
  for (const buyer of buyers) {
    for (const { status, daysAgo } of states) {
      const bought = [goods[number * 7], goods[number * 7 + 5]].filter((row) => row !== undefined);
      await insertDemoOrder(db, { buyer, status, bought, paymentId: 50_000_000_001 + number, daysAgo });
      number += 1;
    }
  }
}

type Sale = {
  readonly buyer: { readonly id: number; readonly email: string | null };
  readonly status: (typeof states)[number]['status'];
  readonly bought: readonly {
    readonly product: typeof products.$inferSelect;
    readonly variant: typeof variants.$inferSelect;
  }[];
  readonly paymentId: number;
  readonly daysAgo: number;
};

/** Writes one past order, a unit of each product at the price of today. */
export async function insertDemoOrder(
  db: Transaction,
  { buyer, status, bought, paymentId, daysAgo }: Sale,
): Promise<void> {
  const reference = randomUUID();
  const orderDate = new Date(Date.now() - daysAgo * dayMs);
  const lines = bought.map(({ product, variant }, position) => ({
    orderReference: reference,
    position,
    productId: product.id,
    // Not tied to the shelf: nothing of a past demo order ever goes back to the stock.
    variantId: null,
    name: product.name,
    color: product.color,
    brandSize: variant.brandSize,
    quantity: 1,
    price: product.currentPrice,
  }));
  const { subtotal, shipping, total } = totalsOf(
    lines.map(({ price, quantity }) => ({ currentPrice: cents(price), quantity })),
  );
  await db.insert(orders).values({
    reference,
    userId: buyer.id,
    status,
    email: buyer.email ?? 'cliente@percha.example',
    subtotal,
    shipping,
    total,
    orderDate,
    paymentId,
    isOpen: false,
    bagKey: '',
    expiresAt: orderDate,
  });
  await db.insert(orderLines).values(lines);
  const first = { orderReference: reference, at: orderDate, actor: 'buyer', reason: 'checkout' };
  await db.insert(orderHistory).values({ ...first, fromStatus: null, toStatus: 'pending' });
  if (status !== 'pending') {
    await db
      .insert(orderHistory)
      .values({ ...first, fromStatus: 'pending', toStatus: status, actor: 'provider', reason: 'payment' });
  }
}
