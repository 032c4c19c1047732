import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { useToast } from '#web/core/ui/use-toast.ts';

/** Ends a campaign while it runs, or deletes it, after a question. */
export function CampaignEnd({ row: { id, name, state } }: { readonly row: Campaign }) {
  const { data, submit } = useRequest<ActionOutcome>({ what: t('campaigns.notDone', { name }), told: 'message' });
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
          aria-label={t('campaigns.endNamed', { name })}
          onClick={question.ask}
        >
          {t('campaigns.end')}
        </Button>
      ) : (
        <IconButton label={t('campaigns.removeNamed', { name })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(
          () =>
            void submit(
              { id, intent: isRunning ? 'end' : 'remove' },
              { method: 'post', action: href('/admin/campaigns') },
            ),
        )}
        title={isRunning ? t('campaigns.endQuestion', { name }) : t('campaigns.removeQuestion', { name })}
        confirm={isRunning ? t('campaigns.end') : t('campaigns.remove')}
      >
        {isRunning && t('campaigns.endHint')}
      </ConfirmDialog>
    </>
  );
}
