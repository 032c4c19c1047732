import { t } from '#messages/messages.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { MoneyStateMark } from '../order-words/money-state-mark.tsx';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';

const nextWords: Readonly<Partial<Record<FulfilmentState, string>>> = {
  to_prepare: t('order-desk.nextPrepare'),
  preparing: t('order-desk.nextDispatch'),
  ready_for_pickup: t('order-desk.nextPickup'),
  dispatched: t('order-desk.nextArrival'),
};

type OrderSummaryProps = {
  readonly order: Order;
  readonly fulfilment: DeskFulfilment;
  /** The buyer's name, '' if it is not known. */
  readonly buyer: string;
};

/** What an order's page begins with: its number, its states, whose it is, and what is to be done next. */
export function OrderSummary({ order, fulfilment: { state, isStopped }, buyer }: OrderSummaryProps) {
  const { number, status, moneyState, orderDate, total } = order;
  const facts = [buyer, momentInWords(orderDate), formatPrice(total)].filter((fact) => fact !== '');
  const hasMoneyNews = moneyState !== 'unpaid' && moneyState !== 'paid';
  return (
    <header className="grid gap-3 border border-line bg-sheet p-6 md:px-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="order-number" className="font-display text-heading">
          {t('documents.orderNumber', { number })}
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          <OrderStatusMark status={status} />
          {state !== null && <FulfilmentMark state={state} />}
          {hasMoneyNews && <MoneyStateMark state={moneyState} />}
        </p>
      </div>
      <p className="text-small wrap-anywhere text-stone tabular-nums">{facts.join(' · ')}</p>
      <p role="status" className="font-medium">
        {nextStep(status, state, isStopped)}
      </p>
    </header>
  );
}

function nextStep(status: Order['status'], state: FulfilmentState | null, isStopped: boolean): string {
  if (status === 'pending') return t('order-desk.nextPayment');
  if (isStopped) return t('order-desk.nextStopped');
  return (state && nextWords[state]) ?? t('order-desk.nextNothing');
}
