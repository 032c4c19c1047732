import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import type { OrderBuyer } from '#contract/sales/orders/order-buyer.ts';
import { shopDay, shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { shownContact } from '#server/people/accounts/delivery-address.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { acceptedTitles } from '../orders/accepted-pages.service.ts';
import { forgottenEmail } from '../orders/forget-buyer.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { filledTitle } from '#server/site/pages/legal-pages.service.ts';

/** How many of the buyer's other orders are named. */
const mostNamed = 5;

/** Returns who bought an order, and what else this person bought. Throws `order_not_found`. */
export async function orderBuyer({ db }: Context, reference: string): Promise<OrderBuyer> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  const [account] = order.userId === null ? [] : await db.select().from(users).where(eq(users.id, order.userId));
  const isForgotten = order.email === forgottenEmail;
  const email = isForgotten ? null : order.email;
  const receiver = order.deliveryAddress ?? order.contact;
  const ownName = [account?.name, account?.lastname].filter(Boolean).join(' ');
  const theirs = boughtBySame({ userId: order.userId, email });
  return {
    name: ownName || (receiver?.recipient ?? ''),
    email: email ?? account?.email ?? '',
    phone: account?.phone ?? (receiver ? shownContact(receiver).phoneShown : ''),
    dni: account?.dni ?? '',
    account: account ? { username: account.username, since: shopMoment(account.createdAt) } : null,
    isForgotten,
    accepted: await acceptedOf(db, order),
    history: theirs && {
      ...(await totalsOf(db, theirs, order.currency)),
      latest: await latestOf(db, theirs, reference),
    },
  };
}

async function acceptedOf(db: Executor, { accepted }: OrderRow): Promise<OrderBuyer['accepted']> {
  return (await acceptedTitles(db, accepted)).map(({ kind, slug, version, title, at }) => ({
    kind,
    slug,
    version,
    title: filledTitle(title),
    changedOn: shopDay(new Date(at)),
  }));
}

/** The orders of the same account; without one, those of the same address; null without either. */
function boughtBySame({ userId, email }: Pick<OrderRow, 'userId' | 'email'>): SQL | null {
  if (userId !== null) return eq(orders.userId, userId);
  if (!email) return null;
  // By the index of the search.
  return sql`${orders.userId} is null and plain_text(${orders.email}) = plain_text(${email})`;
}

async function totalsOf(db: Executor, theirs: SQL, currency: string) {
  const isPaid = sql`${orders.status} = 'approved'`;
  const [found] = await db
    .select({
      orders: count(),
      paidOrders: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      kept: sql<
        string | null
      >`sum(${orders.total} - ${orders.returned}) filter (where ${isPaid} and ${orders.currency} = ${currency})`,
    })
    .from(orders)
    .where(theirs);
  return {
    orders: found?.orders ?? 0,
    paidOrders: found?.paidOrders ?? 0,
    kept: moneyOf(Number(found?.kept ?? 0), currency),
  };
}

async function latestOf(
  db: Executor,
  theirs: SQL,
  reference: string,
): Promise<NonNullable<OrderBuyer['history']>['latest']> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(theirs, ne(orders.reference, reference)))
    .orderBy(desc(orders.orderDate))
    .limit(mostNamed);
  return rows.map((row) => ({
    reference: row.reference,
    number: row.number,
    orderDate: shopMoment(row.orderDate),
    status: row.status,
    total: moneyOf(row.total, row.currency),
  }));
}
