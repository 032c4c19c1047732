import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { EndRow } from '#web/core/desk-list/end-row.tsx';

/** Ends a campaign while it runs, or deletes it, after a question. */
export function CampaignEnd({ row: { id, name, state } }: { readonly row: Campaign }) {
  const isRunning = state === 'running';
  return (
    <EndRow
      id={id}
      isRunning={isRunning}
      action={href('/admin/campaigns')}
      what={t('campaigns.notDone', { name })}
      text={isRunning ? t('campaigns.end') : t('campaigns.remove')}
      label={isRunning ? t('campaigns.endNamed', { name }) : t('campaigns.removeNamed', { name })}
      question={isRunning ? t('campaigns.endQuestion', { name }) : t('campaigns.removeQuestion', { name })}
      hint={isRunning && t('campaigns.endHint')}
    />
  );
}
