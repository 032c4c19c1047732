import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { isHandedOverPaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { May, useMay } from '#web/core/session/may.tsx';
import type { HeldPart } from '../orders/held-payment.tsx';
import { ReceiptList } from '../orders/receipt-list.tsx';
import type { PaymentOutcome } from './change-payment.ts';
import { HandOver } from './hand-over.tsx';
import { RefuseReceipt, TakePart } from './held-forms.tsx';

type HeldSectionProps = {
  readonly held: HeldPart;
  readonly fulfilment: DeskFulfilment;
  /** The idempotency key of the next payment. */
  readonly paymentKey: string;
};

/**
 * What came of the money of an order that its buyer pays by transfer or in cash: receipts to look at, parts to note, also after its end,
 * and the hand-over with the payment.
 */
export function HeldSection({ held: { order, fileAt }, fulfilment, paymentKey }: HeldSectionProps) {
  const { reference, means, isOpen, until, left, paid, receipts } = order;
  const may = useMay();
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  const { data, isBusy, submit, notice } = useRequest<PaymentOutcome>({
    what: t('order-desk.actionFailed'),
    check: t('order-desk.checkOrder'),
    told: 'beside',
  });
  useToast(data);
  const send = (fields: Readonly<Record<string, string>>) =>
    void submit({ ...fields, reference }, { method: 'post', action });
  return (
    <section aria-labelledby="held-title" className="grid gap-4 border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="held-title" className="label text-stone">
        {t('held-orders.deskTitle')}
      </h2>
      <p className="text-small">
        {isOpen
          ? t('held-orders.deskLeft', {
              left: formatPrice(left),
              paid: formatPrice(paid),
              moment: momentInWords(until),
            })
          : endedWords(left, paid)}
      </p>
      {may('orders.settle') && isOpen && means !== 'transfer' && isToHandOver(means, fulfilment) && (
        <HandOver left={left} busy={isBusy} send={() => send({ intent: 'hand-over' })} />
      )}
      <ReceiptList
        receipts={receipts}
        fileAt={fileAt}
        actions={({ id }) => (
          <May do="orders.settle">
            <RefuseReceipt busy={isBusy} send={(reason) => send({ intent: 'refuse-receipt', id, reason })} />
          </May>
        )}
      />
      {may('orders.settle') && left.minor > 0 && (
        <TakePart
          key={paymentKey}
          left={left}
          busy={isBusy}
          send={(amount) => send({ intent: 'take-part', key: paymentKey, amount })}
        />
      )}
      {notice}
    </section>
  );
}

/** Money of an order that has ended sells it after all, or is to be given back. */
function endedWords(left: Money, paid: Money): string {
  if (left.minor > 0) return t('held-orders.cameLate', { paid: formatPrice(paid) });
  return t('held-orders.toGiveBack', { paid: formatPrice(paid) });
}

function isToHandOver(means: 'pickup' | 'delivery', { state, left }: DeskFulfilment): boolean {
  return means === 'pickup'
    ? isHandedOverPaid(state, 'pickup', 'none')
    : isHandedOverPaid(state, 'home', left.length === 0 ? 'all' : 'part');
}
