import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';
import { orderDay, orderStatusName } from '#web/sales/order-words/order-words.ts';
import { Facts } from './facts.tsx';

type LastOrdersProps = {
  /** The newest orders of a person. */
  readonly orders: readonly Order[];
  /** How many there are in all. */
  readonly count: number;
};

/** What a person bought last, each order with a link to its document. */
export function LastOrders({ orders, count }: LastOrdersProps) {
  return (
    <Facts title={t('people.orders')} facts={[]}>
      {count === 0 ? (
        <p className="text-small text-stone">{t('people.boughtNothing')}</p>
      ) : (
        <ul className="grid text-small">
          {orders.map((order) => (
            <li key={order.reference} className="border-t border-line first:border-t-0">
              <Link
                to={href('/admin/orders/:payment_id', { payment_id: String(order.payment_id ?? order.reference) })}
                className="group grid grid-cols-[1fr_auto] gap-x-4 py-2"
              >
                <span className="underline-offset-4 group-hover:underline">
                  {t('people.numbered', { number: order.number })}
                </span>
                <span className="tabular-nums">{formatPrice(order.total)}</span>
                <span className="text-caption text-stone tabular-nums">{orderDay(order)}</span>
                <span className="text-right text-caption text-stone">{orderStatusName(order.status)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {count > orders.length && (
        <p className="text-caption text-stone">
          {t('people.lastOrders', { shown: orders.length, count, counted: formatCount(count) })}
        </p>
      )}
    </Facts>
  );
}
