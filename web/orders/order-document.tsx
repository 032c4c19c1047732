import type { Order } from '#contract/orders.ts';
import { texts } from '#contract/texts.ts';
import { returning } from '../links/return-address.ts';
import { LinkButton } from '../ui/button.tsx';
import { OrderDownload } from './order-download.tsx';
import { OrderFacts, OrderLines } from './order-parts.tsx';
import { orderTotalText } from '../order-words/order-words.ts';

/** The purchase order of what was paid, as a sheet of paper: who sells, which order, what, and how much. */
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
        <LinkButton to={closeTo} {...returning} tone="outline">
          Cerrar
        </LinkButton>
      </footer>
    </article>
  );
}
