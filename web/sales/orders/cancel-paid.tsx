import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { useNavigation } from 'react-router';
import type { Money } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';

type CancelPaidProps = { readonly order: Order; readonly refund: Money };

/** Cancels a paid order after a question that says the amount; it opens without scripts too. */
export function CancelPaid({ order: { reference }, refund }: CancelPaidProps) {
  const isBusy = useNavigation().formData?.get('reference') === reference;
  const hasRefund = refund.minor > 0;
  return (
    <details className="mt-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('orders.cancel')}
      </summary>
      <Form
        method="post"
        what={t('orders.notCancelled')}
        check={t('orders.checkState')}
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="reference" value={reference} />
        <p>
          {hasRefund && (
            <>
              <Rich
                text={t('orders.weRefund', { refund: formatPrice(refund) })}
                elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
              />{' '}
            </>
          )}
          {t('orders.goodsGoBack')}
        </p>
        <Button type="submit" tone="danger" busy={isBusy}>
          {hasRefund ? t('orders.cancelAndRefund', { refund: formatPrice(refund) }) : t('orders.yesCancel')}
        </Button>
      </Form>
    </details>
  );
}
