import { t } from '#messages/messages.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { useMay } from '#web/core/session/may.tsx';
import { MoneyStateMark } from '../order-words/money-state-mark.tsx';
import { OrderProceeds } from './order-proceeds.tsx';
import { NoticeList, PaymentList } from './payment-list.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundList } from './refund-list.tsx';

type OrderMoneyProps = {
  readonly ledger: OrderLedger;
  readonly fulfilment: DeskFulfilment;
  readonly status: OrderStatus;
  /** The page's own address, which refunds. */
  readonly path: string;
  /** The idempotency key of the next refund. */
  readonly refundKey: string;
};

/** 'Dinero': what was paid, given back and is left of an order, its refunds, and the form for another one. */
export function OrderMoney({ ledger, fulfilment, status, path, refundKey }: OrderMoneyProps) {
  const { state, paid, givenBack, inProcess, disputed, kept, refundable, payments, notices, refunds, disputes } =
    ledger;
  const figures = [
    { name: t('order-desk.paid'), amount: paid },
    { name: t('order-desk.givenBack'), amount: givenBack },
    { name: t('order-desk.inProgress'), amount: inProcess },
    { name: t('order-desk.held'), amount: disputed },
    { name: t('order-desk.kept'), amount: kept, isSum: true },
  ];
  const isDisputed = disputes.some((dispute) => dispute.state === 'open');
  const mayRefund = useMay()('orders.refund') && status !== 'pending' && refundable.minor > 0 && !isDisputed;
  return (
    <section aria-labelledby="money-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="money-title" className="label text-stone">
          {t('order-desk.money')}
        </h2>
        <MoneyStateMark state={state} />
      </div>
      {ledger.deliveryStoppedAt !== null && (
        <p role="alert" className="mt-3 border-l-2 border-danger pl-3 text-small text-danger">
          {t('order-desk.stoppedForFraud', { at: momentInWords(ledger.deliveryStoppedAt) })}
        </p>
      )}
      {isDisputed && <p className="mt-3 border-l-2 border-danger pl-3 text-small">{t('order-desk.isDisputed')}</p>}
      <dl className="mt-3 grid text-small sm:grid-cols-5 sm:gap-x-4">
        {figures.map(({ name, amount, isSum = false }) => (
          <div
            key={name}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-line sm:grid sm:content-center sm:justify-start sm:gap-0 sm:border-b-0 sm:border-l sm:pl-3"
          >
            <dt className="text-stone">{name}</dt>
            <dd className={`tabular-nums ${isSum ? 'font-medium' : ''} ${amount.minor === 0 ? 'text-stone' : ''}`}>
              {formatPrice(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <OrderProceeds proceeds={ledger.proceeds} paid={paid} />
      <PaymentList payments={payments} />
      <RefundList refunds={refunds} />
      <NoticeList notices={notices} />
      {mayRefund && (
        <RefundForm
          key={`${refunds.length} ${fulfilment.state}`}
          ledger={ledger}
          fulfilment={fulfilment}
          path={path}
          refundKey={refundKey}
        />
      )}
    </section>
  );
}
