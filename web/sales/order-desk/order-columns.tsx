import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { lastPromised } from '#contract/sales/orders/promised.ts';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { preorderWords } from '#web/core/product-card/preorder-words.ts';
import { withReturn } from '#web/core/links/return-address.ts';
import { MoneyStateMark } from '../order-words/money-state-mark.tsx';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { orderDay } from '../order-words/order-words.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { buyerName } from './buyer-name.ts';

/** Returns the columns of the orders; `here` is the list's address, to which the buyer's page returns. */
export function orderColumns(here: string): Columns<DeskOrder> {
  return [
    {
      key: 'number',
      title: t('order-words.order'),
      width: 'w-28',
      cell: (order) => t('order-words.number', { number: order.number }),
    },
    {
      key: 'payment',
      title: t('order-words.payment'),
      width: 'w-36',
      isForWide: true,
      cell: ({ payment_id }) => <span className="tabular-nums">{payment_id ?? '—'}</span>,
      phone: 'none',
    },
    {
      key: 'date',
      title: t('order-words.date'),
      width: 'w-32',
      sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
      cell: (order) => <span className="tabular-nums">{orderDay(order)}</span>,
      phone: 'note',
    },
    {
      key: 'buyer',
      title: t('order-words.customer'),
      cell: (order) =>
        order.buyer ? (
          <DeskLink
            to={withReturn(href('/admin/clients/:user_name', { user_name: order.buyer.username }), here)}
            className="underline-offset-4 hover:underline"
          >
            {buyerName(order)}
          </DeskLink>
        ) : (
          buyerName(order)
        ),
      phone: 'note',
    },
    {
      key: 'email',
      title: t('order-words.email'),
      isForWide: true,
      isHiddenAtFirst: true,
      cell: ({ email }) => email,
      phone: 'none',
    },
    {
      key: 'units',
      title: t('order-words.garments'),
      width: 'w-24',
      isNumber: true,
      isForWide: true,
      isHiddenAtFirst: true,
      cell: ({ units, orderDetails }) => (
        <span className="tabular-nums" title={orderDetails.map(({ name }) => name).join(', ')}>
          {units}
          <span className="sr-only"> ({t('order-desk.products', { count: orderDetails.length })})</span>
        </span>
      ),
      phone: 'none',
    },
    {
      key: 'total',
      title: t('order-words.total'),
      width: 'w-32',
      isNumber: true,
      sort: { asc: 'total-asc', desc: 'total-desc', first: 'desc' },
      cell: ({ total }) => <span className="text-ink tabular-nums">{formatPrice(total)}</span>,
      phone: 'note',
    },
    {
      key: 'status',
      title: t('order-words.status'),
      width: 'w-40',
      cell: ({ status, moneyState }) =>
        moneyState === 'unpaid' || moneyState === 'paid' ? (
          <OrderStatusMark status={status} />
        ) : (
          <MoneyStateMark state={moneyState} />
        ),
      phone: 'side',
    },
    {
      key: 'delivery',
      title: t('order-words.delivery'),
      width: 'w-42',
      cell: (order) => <DeliveryCell order={order} />,
      phone: 'note',
    },
  ];
}

/** How far the delivery is, and since when the whole of a pre-order can be sent. */
function DeliveryCell({ order }: { readonly order: DeskOrder }) {
  const day = lastPromised(order);
  return (
    <>
      {order.fulfilment && <FulfilmentMark state={order.fulfilment} />}
      {day !== undefined && <span className="block text-caption text-stone">{preorderWords(day)}</span>}
    </>
  );
}
