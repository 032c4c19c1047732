import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dayMs } from '#contract/core/time/units.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { holdsStock } from '#contract/sales/orders/order-status.ts';
import { price } from '#contract/sales/checkout/pricing.ts';
import { deliveryAddressOf, type StoredAddress } from '#server/people/accounts/delivery-address.service.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { giveBack, takeUnits } from '#server/goods/products/stock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { payments } from '#server/sales/payments/payments.tables.ts';
import { insertDemoDelivery } from './demo-deliveries.ts';
import { demoPaymentFacts, demoPaymentId } from './demo-payments.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { demoDelivery, demoPickup } from '#demo/delivery/demo-delivery.ts';

/** One order of each status for each buyer. */
const states = [
  { status: 'approved', daysAgo: 24 },
  { status: 'approved', daysAgo: 9 },
  { status: 'rejected', daysAgo: 6 },
  { status: 'failure', daysAgo: 4 },
  { status: 'pending', daysAgo: 1 },
] as const;

/** How far the second order of each buyer is; the first one was delivered. */
const deliveries = ['dispatched', 'preparing'] as const satisfies readonly FulfilmentState[];

/** The newest paid orders, one for each buyer. */
const newest = [
  { delivery: 'to_prepare', daysAgo: 1 },
  { delivery: 'ready_for_pickup', daysAgo: 3 },
] as const satisfies readonly { readonly delivery: FulfilmentState; readonly daysAgo: number }[];

/** Inserts past orders of the demo's customers, at current prices. */
export async function insertDemoOrders(db: Transaction): Promise<void> {
  const buyers = await db.select().from(users).where(eq(users.rol, 'client')).orderBy(asc(users.id));
  const goods = await db
    .select({ product: products, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .orderBy(asc(variants.id))
    .limit(200);
  let number = 0;
  for (const [place, buyer] of buyers.entries()) {
    for (const [at, { status, daysAgo }] of states.entries()) {
      const delivery = at === 1 ? deliveries[place % deliveries.length] : undefined;
      await insertNext(db, { buyer, status, daysAgo, delivery });
    }
  }
  for (const [place, buyer] of buyers.entries()) {
    await insertNext(db, { buyer, status: 'approved', ...(newest[place % newest.length] ?? newest[0]) });
  }

  async function insertNext(transaction: Transaction, sale: Omit<Sale, 'deliveryAddress' | 'bought' | 'paymentId'>) {
    const deliveryAddress = await deliveryAddressOf(transaction, sale.buyer.id, undefined);
    const bought = [goods[number * 7], goods[number * 7 + 5]].filter((row) => row !== undefined);
    await insertDemoOrder(transaction, {
      ...sale,
      deliveryAddress,
      bought,
      paymentId: demoPaymentId(number),
    });
    number += 1;
  }
}

type Sale = {
  readonly buyer: { readonly id: number; readonly email: string | null };
  readonly status: (typeof states)[number]['status'];
  readonly bought: readonly {
    readonly product: typeof products.$inferSelect;
    readonly variant: typeof variants.$inferSelect;
  }[];
  readonly paymentId: string;
  readonly deliveryAddress: StoredAddress | null;
  readonly daysAgo: number;
  /** How far the delivery of a paid order is; without it, delivered. */
  readonly delivery?: FulfilmentState | undefined;
};

/** Inserts one past order, with a unit of each product at the current price, that had been delivered for it the day before. */
export async function insertDemoOrder(
  db: Transaction,
  { buyer, deliveryAddress, status, bought, paymentId, daysAgo, delivery = 'delivered' }: Sale,
): Promise<void> {
  const reference = randomUUID();
  const orderDate = new Date(Date.now() - daysAgo * dayMs);
  const lines = bought.map(({ product, variant }, position) => ({
    orderReference: reference,
    position,
    productId: product.id,
    variantId: variant.id,
    name: product.name,
    color: product.color,
    size: variant.size,
    quantity: 1,
    price: product.currentPrice,
  }));
  const isPickedUp = delivery === 'ready_for_pickup';
  const way = isPickedUp ? demoPickup : demoDelivery;
  const { subtotal, shipping, total } = price(
    lines.map((line) => ({ currentPrice: shopMoney(line.price), quantity: line.quantity })),
    way.rate.price,
  );
  await db.insert(orders).values({
    reference,
    userId: buyer.id,
    status,
    email: buyer.email ?? 'cliente@percha.example',
    currency: total.currency,
    subtotal: subtotal.minor,
    shippingMethod: way.kind,
    shippingTitle: way.title,
    deliveryDays: way.days,
    pickup: isPickedUp ? demoPickup.pickup : null,
    contact: isPickedUp && deliveryAddress ? contactOf(deliveryAddress) : null,
    shipping: shipping.minor,
    total: total.minor,
    orderDate,
    paymentId,
    isOpen: false,
    bagKey: '',
    expiresAt: orderDate,
    deliveryAddress: isPickedUp ? null : deliveryAddress,
    moneyState: status === 'approved' ? 'paid' : 'unpaid',
    fulfilment: status === 'approved' ? delivery : null,
  });
  if (status === 'approved') {
    await db.insert(payments).values({
      provider: 'mercado-pago',
      id: paymentId,
      orderReference: reference,
      status: 'approved',
      detail: 'approved/accredited',
      amount: total.minor,
      currency: total.currency,
      createdAt: orderDate,
      approvedAt: orderDate,
      updatedAt: orderDate,
      ...demoPaymentFacts(total.minor, orderDate),
    });
  }
  await db.insert(orderLines).values(lines);
  if (holdsStock[status]) {
    const arrival = new Date(orderDate.getTime() - dayMs);
    await giveBack(db, lines, { kind: 'delivery', actor: 'admin:admin', at: arrival });
    await takeUnits(db, lines, { kind: 'sale', actor: 'buyer', order: reference, at: orderDate });
  }
  const happened = { at: orderDate, subject: reference };
  await recordEvent(db, { ...happened, kind: 'order.placed', actor: 'buyer', data: { reason: 'checkout' } });
  if (status !== 'pending') {
    const data = { from: 'pending', to: status, reason: 'paid' } as const;
    await recordEvent(db, { ...happened, kind: 'order.moved', actor: 'provider', data });
  }
  if (status === 'approved') await insertDemoDelivery(db, { reference, state: delivery, paidAt: orderDate, lines });
}

function contactOf({ recipient, phone }: StoredAddress) {
  return { recipient, phone };
}
