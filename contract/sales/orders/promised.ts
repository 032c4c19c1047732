import type { Order } from './orders.ts';

/** Returns the day from which an order can be sent whole; undefined if none of it was pre-ordered. */
export function lastPromised({ orderDetails }: Pick<Order, 'orderDetails'>): string | undefined {
  return orderDetails
    .flatMap(({ promisedOn }) => (promisedOn === null ? [] : [promisedOn]))
    .toSorted()
    .at(-1);
}
