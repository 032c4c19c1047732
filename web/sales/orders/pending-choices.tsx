import { t } from '#messages/messages.ts';
import { href, useNavigation } from 'react-router';
import type { Order } from '#contract/sales/orders/orders.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { payWords } from '../order-words/order-words.ts';

type PendingChoicesProps = { readonly order: Order; readonly size?: 'normal' | 'small' };

/** Pays a pending order after all, or cancels it after a question. The list of orders handles both. */
export function PendingChoices({ order, size = 'small' }: PendingChoicesProps) {
  const { reference } = order;
  const isBusy = useNavigation().formData?.get('reference') === reference;
  const { submit, notice } = useSubmission({ what: t('orders.notCancelled'), check: t('orders.checkState') });
  const question = useQuestion();
  return (
    <Form
      method="post"
      action={href('/user/orders')}
      what={t('bag.paymentNotStarted')}
      unsaved={false}
      check={t('orders.checkOrderState')}
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="reference" value={reference} />
      <Button type="submit" name="intent" value="pay" size={size} busy={isBusy}>
        {payWords(order)}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="cancel"
        size={size}
        tone="quiet"
        busy={isBusy}
        onClick={(event) => {
          event.preventDefault();
          question.ask();
        }}
      >
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        {...question.props(
          () => void submit({ reference, intent: 'cancel' }, { method: 'post', action: href('/user/orders') }),
        )}
        title={t('orders.cancelQuestion')}
        confirm={t('orders.cancel')}
        cancel={t('ui.back')}
      >
        {t('orders.cancelEffect')}
      </ConfirmDialog>
      {notice}
    </Form>
  );
}
