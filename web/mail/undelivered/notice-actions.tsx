import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import type { Notice } from './notices.ts';

const again = t('order-words.sendAgain');

/** The button that sends a notice again. */
export function NoticeActions({ row: { key } }: { readonly row: Notice }) {
  const {
    data: outcome,
    isBusy,
    submit,
  } = useRequest<ActionOutcome>({
    what: t('undelivered.notSent'),
    told: 'message',
  });
  useToast(outcome);
  return (
    <Button
      tone="outline"
      size="small"
      busy={isBusy}
      className="whitespace-nowrap"
      onClick={() => void submit({ key }, { method: 'post', action: href('/admin/undelivered') })}
    >
      {again}
    </Button>
  );
}

/** Sends the chosen notices again. */
export function NoticeBulk(selection: Selection<Notice>) {
  const { chosen } = selection;
  return (
    <BulkAction
      label={again}
      form={() => {
        const form = new FormData();
        form.set('intent', 'several');
        for (const { key, title, about } of chosen) form.append('notice', `${key}\n${title} (${about})`);
        return form;
      }}
      action={href('/admin/undelivered')}
      what={t('undelivered.noneSent')}
      words={(done) => t('undelivered.noticesSent', { count: done })}
      selection={selection}
    />
  );
}
