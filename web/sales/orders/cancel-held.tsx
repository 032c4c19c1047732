import { t } from '#messages/messages.ts';
import { useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';

type CancelHeldProps = {
  readonly reference: string;
  /** The page that handles it. */
  readonly at: string;
  readonly meaning?: string;
};

/** Cancels an order of which no money came, after a question that opens without scripts too. */
export function CancelHeld({ reference, at, meaning = t('held-orders.cancelMeaning') }: CancelHeldProps) {
  const isBusy = useNavigation().formData?.get('reference') === reference;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('orders.cancel')}
      </summary>
      <Form
        method="post"
        action={at}
        what={t('orders.notCancelled')}
        check={t('orders.checkState')}
        unsaved={false}
        className="grid justify-items-start gap-3 text-small"
      >
        <input type="hidden" name="reference" value={reference} />
        <p>{meaning}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger" size="small" busy={isBusy}>
          {t('orders.yesCancel')}
        </Button>
      </Form>
    </details>
  );
}
