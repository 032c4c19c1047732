import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import type { finder } from '#contract/office/finder.ts';
import type { Permission } from '#contract/core/protocol/permissions.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { productsMeantBy } from '#server/goods/products/product-finder.service.ts';
import { numberOnWire } from '#server/sales/checkout/order-view.service.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import type { OrderRow } from '#server/sales/orders/order-state.service.ts';
import { clientsLike } from './found-clients.queries.ts';
import { ordersBegunBy, ordersOfBuyers } from './found-orders.queries.ts';

/** How many of each kind are found. */
const most = 5;

/** Returns a few orders, products and clients that an incomplete text may mean, of those kinds that the visitor may read. */
export async function find(
  { db, visitor }: Context,
  { search }: Input<typeof finder.find>,
): Promise<Output<typeof finder.find>> {
  const may = (needed: Permission) => mayVisitor(visitor, needed);
  const [numbered, { clients, bought }, products] = await Promise.all([
    may('orders.read') ? ordersBegunBy(db, search, most) : [],
    may('customers.read') ? clientsAndTheirOrders(db, search, may('orders.read')) : { clients: [], bought: [] },
    may('goods.read') ? productsMeantBy(db, search, most) : [],
  ]);
  const orders = new Map([...numbered, ...bought].map((order) => [order.reference, order]));
  return { orders: [...orders.values()].slice(0, most).map(viewOrder), products, clients };
}

async function clientsAndTheirOrders(db: Executor, search: string, withOrders: boolean) {
  const clients = await clientsLike(db, search, most);
  const ids = clients.map(({ id }) => id);
  return { clients, bought: withOrders ? await ordersOfBuyers(db, ids, most) : [] };
}

function viewOrder({ number, paymentId, reference, orderDate, status, email, total, currency }: OrderRow) {
  return {
    number,
    payment_id: numberOnWire(paymentId),
    reference,
    orderDate: shopMoment(orderDate),
    status,
    email: email ?? '',
    total: moneyOf(total, currency),
  };
}
