import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { handMeans, handMeansWords, type HandMeans } from '#contract/sales/payments/hand-payments.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import type { PaymentOutcome } from './change-payment.ts';

type UnpaidPaymentProps = {
  readonly order: Order;
  /** Whether payment links can be made, and their least amount; null for who may not make any. */
  readonly links: { readonly isPossible: boolean; readonly least: Money } | null;
};

/** What can be done about the payment of a pending order: it was paid by hand, or its buyer gets a link. */
export function UnpaidPayment({ order, links }: UnpaidPaymentProps) {
  const { reference, number, source, email, isPayable, total } = order;
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  const [asked, setAsked] = useState<HandMeans | null>(null);
  const { data, state, submit, notice } = useRequest<PaymentOutcome>({
    what: t('order-desk.actionFailed'),
    check: t('order-desk.checkOrder'),
    told: 'beside',
  });
  const isBusy = state === 'submitting';
  useToast(data);
  const send = (intent: string) => void submit({ intent, reference }, { method: 'post', action });

  return (
    <section aria-labelledby="unpaid-title" className="grid gap-4 border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="unpaid-title" className="label text-stone">
        {t('order-words.payment')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {handMeans.map((means) => (
          <Button
            key={means}
            tone="outline"
            size="small"
            className="min-h-11"
            busy={isBusy}
            onClick={() => setAsked(means)}
          >
            {t('order-desk.paidBy', { means: handMeansWords[means].toLowerCase() })}
          </Button>
        ))}
        {source === 'desk' && isPayable && links?.isPossible && total.minor >= links.least.minor && (
          <>
            <Button tone="outline" size="small" className="min-h-11" busy={isBusy} onClick={() => send('link')}>
              {t('order-desk.showLink')}
            </Button>
            {email !== '' && (
              <Button tone="outline" size="small" className="min-h-11" busy={isBusy} onClick={() => send('send-link')}>
                {t('order-desk.emailLink')}
              </Button>
            )}
          </>
        )}
        <CancelOrder
          number={number}
          meaning={t('order-desk.cancelUnpaidMeaning', { total: formatPrice(total) })}
          busy={isBusy}
          send={({ reason }) => void submit({ intent: 'cancel-unpaid', reference, reason }, { method: 'post', action })}
        />
      </div>
      {data?.url !== undefined && (
        <TextField
          label={t('order-desk.paymentLink')}
          hint={t('order-desk.linkHint')}
          value={data.url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {notice}
      <ConfirmDialog
        open={asked !== null}
        title={t('order-desk.takeQuestion')}
        confirm={t('order-desk.take')}
        cancel={t('desk-list.back')}
        busy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) send(`take-${asked}`);
          setAsked(null);
        }}
      >
        {t('order-desk.takeHint', { total: formatPrice(total) })}
      </ConfirmDialog>
    </section>
  );
}
