import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { PayoutMovement } from '#contract/sales/payments/payouts.ts';

/** The number of an order, which leads to its page; a dash for none. */
export function OrderLink({ order }: Pick<PayoutMovement, 'order'>) {
  if (!order) return '—';
  return (
    <Link to={href('/admin/orders/:payment_id', { payment_id: order.reference })} className="link tabular-nums">
      {t('orders.number', { number: order.number })}
    </Link>
  );
}
