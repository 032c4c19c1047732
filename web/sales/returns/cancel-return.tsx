import { t } from '#messages/messages.ts';
import { useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';

/** Cancels a return after a question; it opens without scripts too. The page that shows it handles the form. */
export function CancelReturn({ id }: { readonly id: number }) {
  const isBusy = useNavigation().formData?.get('return') === String(id);
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('returns.cancel')}
      </summary>
      <Form
        method="post"
        what={t('returns.notCancelled')}
        check={t('orders.checkState')}
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="return" value={id} />
        <p>{t('returns.cancelEffect')}</p>
        <Button type="submit" tone="danger" busy={isBusy}>
          {t('returns.yesCancel')}
        </Button>
      </Form>
    </details>
  );
}
