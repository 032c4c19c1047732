import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import { formatPrice } from '#contract/price-words.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import { orderDay } from '../order-words/order-words.ts';

/** Number, day, address and state of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const facts = [
    ['Orden N°', orderNumber(order)],
    ['Fecha', orderDay(order)],
    ['E-mail', order.email],
  ] as const;
  return (
    <dl className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="label text-stone">{name}</dt>
          <dd className="mt-1 wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="label text-stone">Estado</dt>
        <dd className="mt-1">
          <OrderStatusMark status={order.status} />
        </dd>
      </div>
    </dl>
  );
}

/** What was ordered, and what it costs to send it. */
export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <table className="mt-10 w-full text-left text-caption sm:text-small">
      <thead className="border-b border-ink text-stone sm:label">
        <tr>
          <th className="py-2 pr-2 sm:pr-3 font-medium">NOMBRE</th>
          <th className="py-2 pr-2 sm:pr-3 font-medium">COLOR</th>
          <th className="py-2 pr-2 sm:pr-3 text-right font-medium">CANTIDAD</th>
          <th className="py-2 text-right font-medium">PRECIO</th>
        </tr>
      </thead>
      <tbody>
        {order.orderDetails.map(({ id, brandSize, name, color, quantity, currentPrice }) => (
          <tr key={`${id} ${brandSize}`} className="border-b border-line align-top">
            <td className="py-3 pr-2 sm:pr-3">
              {name} <span className="text-stone">({brandSize})</span>
            </td>
            <td className="py-3 pr-2 sm:pr-3">{color}</td>
            <td className="py-3 pr-2 sm:pr-3 text-right tabular-nums">{quantity}</td>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatPrice(currentPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="text-stone">
        <tr>
          <td colSpan={3} className="pt-4 text-right">
            Envío
          </td>
          <td className="pt-4 text-right whitespace-nowrap tabular-nums">{formatPrice(order.shipping)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
