import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ReturnOffer, returns as contract } from '#contract/sales/returns/returns.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { firstPictures } from '#server/goods/products/first-pictures.service.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { unitPaid } from '../orders/order-goods.service.ts';
import { sizesOf } from './held-sizes.ts';
import { returnableLines, returnsUntil } from './returnable.ts';
import { returnsOfOrder } from './returns.queries.ts';
import { viewReturns } from './returns-view.ts';

/** What of an order can be returned now, and its returns. Throws `order_not_found`, also for somebody else's. */
export async function offerReturn(
  { db, visitor, clock }: Context,
  { reference }: Input<typeof contract.offer>,
): Promise<ReturnOffer> {
  const order = await orderOf(db, reference);
  const isBuyer = visitor.role === 'customer' && order?.userId === visitor.id;
  if (!order || !(isBuyer || mayVisitor(visitor, 'orders.read'))) throw new ShopError('order_not_found');
  const until = await returnsUntil(db, order);
  const found = (await returnableLines(db, order)).filter(({ left }) => left > 0);
  const isInTime = until !== null && clock() < until;
  const products = isInTime ? found.map(({ line }) => line.productId) : [];
  const sizes = products.length > 0 ? await sizesOf(db, products) : [];
  const pictures = await firstPictures(db, products);
  return {
    isPossible: isBuyer && isInTime && found.length > 0,
    until: until && shopMoment(until),
    lines: found.map(({ line, left }) => {
      const { position, name, color, size, productId, variantId } = line;
      return {
        position,
        name,
        color,
        size,
        left,
        price: unitPaid(line, order.currency),
        picture: pictures.get(productId) ?? null,
        sizes: sizes
          .filter((other) => other.productId === productId && other.variantId !== variantId)
          .map((other) => ({ variantId: other.variantId, size: other.size, left: other.left })),
      };
    }),
    returns: await viewReturns(db, order, await returnsOfOrder(db, reference)),
  };
}
