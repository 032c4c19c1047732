import { createHmac, randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '#server/goods/products/categories.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';
import { payments } from '#server/sales/payments/payments.tables.ts';
import { sandboxControl } from '../sandbox/control.ts';
import { preferenceIdOf } from './sandbox/page-ids.ts';
import { controlToken, type Shop } from './shop.ts';
import { accessOf } from '#server/sales/payments/mercado-pago/environment.ts';

const category = { id: 900, title: 'Pruebas de compra', genre: 'women' } as const;

type Shelf = { readonly stock?: number; readonly price?: number; readonly name?: string; readonly size?: string };

/** What the tests of purchases need: goods, the provider's control panel, and reads of the stored data. */
export function purchaseScene(shop: Shop) {
  const { db } = shop;
  const control = sandboxControl(shop.sandbox.url, controlToken);
  return {
    control,

    /**
     * Creates a product of one size. `price` in cents. `line(n)` is a bag line of n units, `named(n)` the same as the
     * requirements write it.
     */
    async product({ stock = 10, price = 129_950, name = 'Camisa Lino', size = 'M' }: Shelf = {}) {
      await db.insert(categories).values(category).onConflictDoNothing();
      const [product] = await db
        .insert(products)
        .values({
          name,
          description: '',
          gender: 'women',
          brandName: 'Casa',
          color: 'Blanco',
          currentPrice: price,
          categoryId: category.id,
        })
        .returning({ id: products.id });
      const id = product?.id ?? 0;
      const [made] = await db.insert(variants).values({ productId: id, size, stock }).returning({ id: variants.id });
      const variantId = made?.id ?? 0;
      return {
        id,
        variantId,
        name,
        line: (quantity = 1) => ({ variantId, quantity }),
        named: (quantity = 1) => ({ id, brandSize: size, quantity }),
      };
    },

    async stock({ id }: { readonly id: number }): Promise<number> {
      const rows = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.productId, id));
      return rows.reduce((sum, row) => sum + row.stock, 0);
    },

    async order(reference: string) {
      const [row] = await db.select().from(orders).where(eq(orders.reference, reference));
      if (!row) throw new Error(`no order ${reference}`);
      return row;
    },

    /** Returns the statuses of an order and their reasons: 'pending checkout', 'approved paid'. */
    async history(reference: string): Promise<string[]> {
      const moves = await eventsAbout(db, reference, ['order.placed', 'order.moved']);
      return moves.map(({ kind, data }) => {
        if (kind === 'order.placed') return `pending ${orderEvents[kind].parse(data).reason}`;
        const { to, reason } = orderEvents['order.moved'].parse(data);
        return `${to} ${reason}`;
      });
    },

    payments: (reference: string) =>
      db
        .select()
        .from(payments)
        .where(eq(payments.orderReference, reference))
        .orderBy(asc(payments.createdAt), asc(payments.id)),

    /** Pays on the provider's page as a buyer would; the card holder's name decides the result. */
    async pay(initPoint: string, cardholder: string, amount?: number) {
      const asked = { preference_id: preferenceIdOf(initPoint), cardholder };
      return (await control.payPreference(amount === undefined ? asked : { ...asked, amount })).payment;
    },

    /** Sends the provider's notification of a payment, signed with the shop's secret by default. */
    notify: (paymentId: number | string, changes: NoticeChanges = {}) => sendNotice(shop, String(paymentId), changes),

    /** Loses all further notifications of the provider: the shop has to ask for the payments by itself. */
    loseNotices: () => control.setSwitch({ scope: 'all', webhook: { lost: true } }),

    /** Returns one text for all data of purchases: equal texts mean that nothing changed. */
    async everything(): Promise<string> {
      const tables = [
        'orders',
        'order_lines',
        'order_adjustments',
        'coupon_redemptions',
        'events',
        'payments',
        'payment_sessions',
        'payment_notices',
        'variants',
        'emails',
      ];
      const sums = await Promise.all(
        tables.map(async (table) => {
          const rows = sql.identifier(table);
          const { rows: found } = await db.execute<{ sum: string }>(
            sql`select md5(coalesce(string_agg(row_text, '|' order by row_text), '')) as sum from (select t::text as row_text from ${rows} t) s`,
          );
          return `${table} ${found[0]?.sum}`;
        }),
      );
      return sums.join('\n');
    },
  };
}

export type PurchaseScene = ReturnType<typeof purchaseScene>;

type NoticeChanges = {
  readonly secret?: string;
  readonly noticeId?: number | string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** The body as it is sent, instead of `body` as JSON. */
  readonly text?: string;
};

async function sendNotice(shop: Shop, paymentId: string, changes: NoticeChanges): Promise<Response> {
  const {
    secret = accessOf(shop.settings).webhookSecrets[0] ?? '',
    noticeId = randomUUID(),
    type = 'payment',
  } = changes;
  const requestId = randomUUID();
  const ts = String(Math.floor(shop.clock.now().getTime() / 1000));
  const manifest = `id:${paymentId};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  const query = changes.query ?? `data.id=${paymentId}&type=${type}`;
  return fetch(`${shop.url}${shop.settings.apiBase}/mercadopago/webhook?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(changes.headers ?? { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }),
    },
    body:
      changes.text ??
      JSON.stringify(changes.body ?? { id: noticeId, type, action: 'payment.updated', data: { id: paymentId } }),
  });
}
