import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/orders.ts';
import { orderIntro } from '#contract/sales/orders/order-state-words.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { returning } from '#web/core/links/return-address.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { OrderDownload } from './order-download.tsx';
import { OrderFacts, OrderLines } from './order-parts.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { orderTotalText } from '../order-words/order-words.ts';
import { netTotal, taxRows } from '#contract/sales/orders/tax-words.ts';

type OrderDocumentProps = {
  readonly order: Order;
  readonly closeTo: string;
  /** True if the page has another title above. */
  readonly isBelow?: boolean | undefined;
  /** Shown before the order's facts. */
  readonly children?: ReactNode;
};

/** The document of a paid order: seller, order number, products and amounts. */
export function OrderDocument({ order, closeTo, isBelow = false, children }: OrderDocumentProps) {
  const Title = isBelow ? 'h2' : 'h1';
  return (
    <article aria-labelledby="order-title" className="border border-line bg-sheet p-4 sm:p-6 md:p-12">
      <header className="flex flex-wrap items-start justify-between gap-6 border-b border-line pb-8">
        <div>
          <p className="font-display text-title">{shop().company}</p>
          <p className="mt-1 text-small text-stone">{shop().taxId}</p>
        </div>
        <OrderDownload order={order} />
      </header>
      <Title id="order-title" className="mt-8 font-display text-heading">
        {orderTexts.document}
      </Title>
      <p
        className={
          order.fulfilment === 'cancelled'
            ? 'mt-3 border-l-2 border-danger pl-3 font-medium text-danger'
            : 'mt-3 text-small text-stone'
        }
      >
        {orderIntro(order)}
      </p>
      {children}
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <p className="mt-6 text-right text-title tabular-nums">{orderTotalText(order)}</p>
      <OrderTaxes order={order} />
      <OrderRefunds order={order} />
      <footer className="mt-10 flex justify-end">
        <LinkButton to={closeTo} {...returning} tone="outline">
          {t('ui.close')}
        </LinkButton>
      </footer>
    </article>
  );
}

/** The taxes that the total of an order contains, by rate. */
function OrderTaxes({ order }: { readonly order: Order }) {
  const net = netTotal(order);
  return (
    <ul className="mt-1 grid gap-0.5 text-right text-caption text-stone tabular-nums">
      {taxRows(order).map(([name, amount]) => (
        <li key={name}>
          {name}: {amount}
        </li>
      ))}
      {net !== null && <li>{net}</li>}
    </ul>
  );
}
