import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { useToast } from '#web/core/ui/use-toast.ts';

/** Ends a coupon while it runs, or deletes it, after a question. */
export function CouponEnd({ row: { id, code, state } }: { readonly row: Coupon }) {
  const { data, submit } = useRequest<ActionOutcome>({ what: t('coupon-desk.notDone', { code }), told: 'message' });
  const question = useQuestion();
  useToast(data);
  const isRunning = state === 'running';
  return (
    <>
      {isRunning ? (
        <Button
          tone="quiet"
          size="small"
          className="min-h-11"
          aria-label={t('coupon-desk.endNamed', { code })}
          onClick={question.ask}
        >
          {t('coupon-desk.end')}
        </Button>
      ) : (
        <IconButton label={t('coupon-desk.removeNamed', { code })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(() => {
          const intent = isRunning ? 'end' : 'remove';
          void submit({ id, intent }, { method: 'post', action: href('/admin/coupons') });
        })}
        title={isRunning ? t('coupon-desk.endQuestion', { code }) : t('coupon-desk.removeQuestion', { code })}
        confirm={isRunning ? t('coupon-desk.end') : t('coupon-desk.remove')}
      >
        {isRunning && t('coupon-desk.endHint')}
      </ConfirmDialog>
    </>
  );
}
