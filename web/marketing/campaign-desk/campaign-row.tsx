import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useEffect, useState } from 'react';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ruleWords, stateNames, timeWords } from './campaign-words.ts';

/** A campaign with its state: a link to change it, and a button that ends it while it runs, or deletes it. */
export function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { id, name, state, products, left, isSettled } = campaign;
  const { data, submit } = useRequest<ActionOutcome>({ what: t('campaigns.notDone', { name }), told: 'message' });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const isRunning = state === 'running';
  return (
    <li className="flex flex-wrap items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/campaigns/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small text-stone"
      >
        <span className="flex flex-wrap items-baseline gap-x-3 text-body font-medium wrap-anywhere text-ink">
          {name}
          <span className={isRunning ? 'text-small text-ok' : 'text-small text-stone'}>{stateNames[state]}</span>
        </span>
        <span className="wrap-anywhere">{ruleWords(campaign)}</span>
        <span>{timeWords(campaign)}</span>
        {(isRunning || products > 0) && (
          <span>{isSettled ? t('campaigns.priced', { count: products }) : t('campaigns.switching')}</span>
        )}
        {left > 0 && <span>{t('campaigns.leftCount', { count: left })}</span>}
      </Link>
      {isRunning ? (
        <Button
          tone="quiet"
          size="small"
          aria-label={t('campaigns.endNamed', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('campaigns.end')}
        </Button>
      ) : (
        <IconButton label={t('campaigns.removeNamed', { name })} icon="trash" onClick={() => setIsAsking(true)} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={isRunning ? t('campaigns.endQuestion', { name }) : t('campaigns.removeQuestion', { name })}
        confirm={isRunning ? t('campaigns.end') : t('campaigns.remove')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit(
            { id, intent: isRunning ? 'end' : 'remove' },
            { method: 'post', action: href('/admin/campaigns') },
          );
        }}
      >
        {isRunning && t('campaigns.endHint')}
      </ConfirmDialog>
    </li>
  );
}
