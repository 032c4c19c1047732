import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { lastDayOf, momentWords } from '#contract/core/time/shop-time.ts';
import type { Withdrawal } from '#contract/sales/returns/withdrawals.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useMay } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';

/** Whether a withdrawal came in time, and from when that is counted. */
export function WindowWords({ order }: Pick<Withdrawal, 'order'>) {
  if (!order) return <span className="text-stone">{t('withdrawals.noSuchOrder')}</span>;
  const last = lastDayOf(order.until);
  return (
    <span>
      <span className={order.isInTime ? 'text-ok' : 'text-danger'}>
        {order.isInTime ? t('withdrawals.inTime') : t('withdrawals.late')}
      </span>
      <span className="text-stone"> {t('withdrawals.window', { last, from: order.countsFrom })}</span>
    </span>
  );
}

/** What was done with a withdrawal, or the button that notes it. */
export function Handling({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { id, code, handledAt, handledBy } = withdrawal;
  const { data, isBusy, submit } = useRequest<ActionOutcome>({
    what: t('withdrawals.notHandled'),
    check: t('withdrawals.checkList'),
    told: 'message',
  });
  const question = useQuestion();
  const mayHandle = useMay()('returns.decide');
  useToast(data);
  if (handledAt !== null) {
    return (
      <span data-handled className="text-small text-stone">
        {t('withdrawals.handledBy', { person: handledBy ?? '', moment: momentWords(handledAt) })}
      </span>
    );
  }
  if (!mayHandle) return null;
  return (
    <>
      <Button
        tone="outline"
        size="small"
        className="min-h-11 whitespace-nowrap"
        busy={isBusy}
        aria-label={t('withdrawals.markCode', { code })}
        onClick={question.ask}
      >
        {t('withdrawals.mark')}
      </Button>
      <ConfirmDialog
        {...question.props(() => void submit({ id }, { method: 'post', action: href('/admin/withdrawals') }))}
        title={t('withdrawals.markQuestion', { code })}
        confirm={t('withdrawals.mark')}
      >
        {t('withdrawals.markMeaning')}
      </ConfirmDialog>
    </>
  );
}
