import type { Order } from '#contract/orders.ts';
import { texts } from '#contract/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { formatPrice } from '#contract/price-words.ts';
import { OrderDownload } from './order-download.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import { orderDay, orderNumber, orderTotalText } from './order-words.ts';

/** The purchase order as a sheet of paper: who sells, which order, what, and how much. */
export function OrderDocument({ order, closeTo }: { readonly order: Order; readonly closeTo: string }) {
  return (
    <article aria-labelledby="order-title" className="border border-line bg-sheet p-4 sm:p-6 md:p-12">
      <header className="flex flex-wrap items-start justify-between gap-6 border-b border-line pb-8">
        <div>
          <p className="font-display text-title">{texts.shop.company}</p>
          <p className="mt-1 text-small text-stone">{texts.shop.taxId}</p>
        </div>
        <OrderDownload order={order} />
      </header>
      <h1 id="order-title" className="mt-8 font-display text-heading">
        {texts.orders.document}
      </h1>
      <p className="mt-3 text-small text-stone">{texts.orders.intro}</p>
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <p className="mt-6 text-right text-title tabular-nums">{orderTotalText(order)}</p>
      {order.isRefunded && (
        <p className="mt-6 border-l-2 border-warn pl-3 text-small">
          Recibimos un pago que ya no podía aplicarse a esta orden y lo devolvimos por el mismo medio.
        </p>
      )}
      <footer className="mt-10 flex justify-end">
        <LinkButton to={closeTo} tone="outline">
          Cerrar
        </LinkButton>
      </footer>
    </article>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
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

function OrderLines({ order }: { readonly order: Order }) {
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
