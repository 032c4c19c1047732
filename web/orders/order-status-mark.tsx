import type { OrderStatus } from '#contract/order-status.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { orderStatusName } from '../order-words/order-words.ts';

const looks = {
  approved: 'border-ok text-ok',
  pending: 'border-warn text-warn',
  rejected: 'border-danger text-danger',
  failure: 'border-danger text-danger',
} as const satisfies Record<OrderStatus, string>;

/** The state of an order as a coloured word. */
export function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  return (
    <span
      data-status={status}
      className={joinClasses('inline-block rounded-full border px-3 py-0.5 text-small', looks[status])}
    >
      {orderStatusName(status)}
    </span>
  );
}
