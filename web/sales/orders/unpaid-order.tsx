import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/orders.ts';
import { sellerLine } from '#contract/core/shop/shop.ts';
import { returning } from '#web/core/links/return-address.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { OrderFacts, OrderLines } from './order-parts.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { orderTotalText } from '../order-words/order-words.ts';

type UnpaidOrderProps = {
  readonly order: Order;
  readonly closeTo: string;
  readonly outcome: { readonly title: string; readonly text: string };
  /** True if the page has another title above. */
  readonly isBelow?: boolean;
  /** Links and buttons for what to do next. */
  readonly children?: ReactNode;
};

/** An order that is not paid: its state comes first. It is no purchase order, so that nothing promises a delivery. */
export function UnpaidOrder({ order, closeTo, outcome, isBelow = false, children }: UnpaidOrderProps) {
  const Title = isBelow ? 'h2' : 'h1';
  return (
    <article aria-labelledby="order-title" className="border border-line bg-sheet p-4 sm:p-6 md:p-12">
      <div role={isBelow ? undefined : 'status'} className="grid gap-3">
        <Title id="order-title" className="font-display text-heading">
          {outcome.title}
        </Title>
        <p className="max-w-prose text-stone">{outcome.text}</p>
      </div>
      {children && <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>}
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <p className="mt-6 text-right text-title tabular-nums">{orderTotalText(order)}</p>
      <OrderRefunds order={order} />
      <footer className="mt-10 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6">
        <p className="text-small text-stone">{sellerLine()}</p>
        <LinkButton to={closeTo} {...returning} tone="outline" className="ml-auto">
          {t('ui.close')}
        </LinkButton>
      </footer>
    </article>
  );
}
