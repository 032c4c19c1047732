import type { Order } from '#contract/sales/orders/orders.ts';
import { orderStateName } from '#contract/sales/orders/order-state-words.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';

const looks = {
  approved: 'border-ok text-ok',
  pending: 'border-warn text-warn',
  rejected: 'border-danger text-danger',
  failure: 'border-danger text-danger',
} as const satisfies Record<OrderStatus, string>;

type OrderStatusMarkProps = { readonly status: OrderStatus; readonly fulfilment?: Order['fulfilment'] };

/** The state of an order as a coloured word; with its delivery, one that was paid and then cancelled is called that. */
export function OrderStatusMark({ status, fulfilment = null }: OrderStatusMarkProps) {
  return (
    <span
      data-status={status}
      className={joinClasses(
        'inline-block rounded-full border px-3 py-0.5 text-small',
        looks[fulfilment === 'cancelled' ? 'failure' : status],
      )}
    >
      {orderStateName({ status, fulfilment })}
    </span>
  );
}
