import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { goodsEvents } from '#contract/goods/events.ts';
import { webhookBody, type SentTopic, type Topic, type webhookData } from '#contract/mail/webhook-events.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import type { LoggedEvent } from '#platform/events/subscriber.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { linesOf, orderOf } from '#server/sales/orders/order-state.service.ts';

/** What a receiver is told: its kind, and the data of that kind. */
export type News<Kind extends SentTopic = SentTopic> = {
  readonly topic: Kind;
  readonly data: z.output<(typeof webhookData)[Kind]>;
};

/** Returns the body of a request, by the schema that the documentation shows: no field that it does not name leaves. */
export function bodyOf({ topic, data }: News, at: Date): string {
  return JSON.stringify(webhookBody(topic).encode({ type: topic, timestamp: shopMoment(at), data }));
}

type Tell = (db: Executor, event: LoggedEvent) => Promise<readonly News[]>;

/** An order as other programs are told it: without its buyer. */
async function toldOrder(db: Executor, reference: string) {
  const row = await orderOf(db, reference);
  if (!row) return undefined;
  const lines = await linesOf(db, [reference]);
  return {
    reference,
    number: row.number,
    status: row.status,
    moneyState: row.moneyState,
    fulfilment: row.fulfilment,
    source: row.source,
    total: moneyOf(row.total, row.currency),
    currency: row.currency,
    lines: lines.map(({ variantId, name, size, quantity }) => ({ variantId, name, brandSize: size, quantity })),
  };
}

type OrderTopic = Extract<Topic, `${'order' | 'payment'}.${string}`>;

const ofOrder =
  (topic: Exclude<OrderTopic, 'order.status_changed'>): Tell =>
  async (db, { subject }) => {
    const data = await toldOrder(db, subject);
    return data ? [{ topic, data }] : [];
  };

const ofMove: Tell = async (db, event) => {
  const { from, to } = orderEvents['order.moved'].parse(event.data);
  const data = await toldOrder(db, event.subject);
  if (!data) return [];
  const moved: News = { topic: 'order.status_changed', data: { ...data, from, to } };
  if (to === 'approved') return [moved, { topic: 'payment.approved', data }];
  return to === 'rejected' ? [moved, { topic: 'payment.rejected', data }] : [moved];
};

const ofStock: Tell = async (db, { subject, data }) => {
  const { variants: ids } = goodsEvents['goods.stock'].parse(data);
  const found = await db
    .select({ variantId: variants.id, brandSize: variants.size, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id));
  return found.length === 0 ? [] : [{ topic: 'stock.changed', data: { productId: Number(subject), variants: found } }];
};

const ofProduct =
  (topic: 'product.created' | 'product.changed'): Tell =>
  async (db, { subject }) => {
    const [row] = await db
      .select()
      .from(products)
      .where(eq(products.id, Number(subject)));
    if (!row) return [];
    const { id: productId, name, brandName, color, state, isOffertPrice, previousPrice } = row;
    const data = {
      productId,
      name,
      brandName,
      color,
      state,
      isOffertPrice,
      currentPrice: shopMoney(row.currentPrice),
      previousPrice: previousPrice === null ? null : shopMoney(previousPrice),
    };
    return [{ topic, data }];
  };

/** What is told of each kind of event. */
export const tellers: Readonly<Record<string, Tell>> = {
  'order.placed': ofOrder('order.placed'),
  'order.moved': ofMove,
  'order.fulfilment-moved': ofOrder('order.delivery_changed'),
  'order.parcel': ofOrder('order.delivery_changed'),
  'order.return-moved': ofOrder('order.return_changed'),
  'order.refund-settled': ofOrder('payment.refunded'),
  'order.disputed': ofOrder('payment.disputed'),
  'goods.stock': ofStock,
  'goods.created': ofProduct('product.created'),
  'goods.changed': ofProduct('product.changed'),
  'goods.deleted': async (_db, { subject }) => [{ topic: 'product.deleted', data: { productId: Number(subject) } }],
};
