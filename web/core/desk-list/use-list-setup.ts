import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskListName } from '#contract/core/protocol/desk-lists.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { useToast } from '../ui/use-toast.ts';

/** Changes of how the administrator has set up a list. The page loads the setup again afterwards. */
export function useListSetup(list: DeskListName) {
  const { data, isBusy, submit } = useRequest<ActionOutcome>({ what: t('desk-list.notSaved'), told: 'message' });
  useToast(data && data.message !== '' ? data : undefined);
  const send = (fields: Readonly<Record<string, string>>) =>
    void submit(fields, { method: 'post', action: href('/admin/lists/:list', { list }) });
  return {
    isBusy,
    saveView: (name: string, query: string) => send({ intent: 'save', name, query }),
    removeView: (id: number) => send({ intent: 'remove', id: String(id) }),
    hideColumns: (hidden: readonly string[]) => send({ intent: 'columns', hidden: hidden.join(' ') }),
  };
}
