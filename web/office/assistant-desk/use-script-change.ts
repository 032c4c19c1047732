import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useEffect } from 'react';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** When a form closes after it was saved, in ms: late enough to show that it was saved. */
const closesAfterMs = 1000;

type Json = string | number | boolean | readonly string[];

/**
 * Sends a change of the script. A toast says that it was saved, and closes the form a second later; a form shows itself
 * why it was rejected.
 */
export function useScriptChange<Present = unknown>(onSaved?: () => void) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<Present>>({
    what: t('assistant-desk.changeNotSaved'),
    check: t('assistant-desk.checkList'),
    told: onSaved ? 'beside' : 'message',
  });
  useEffect(() => {
    if (!data || data.conflict) return undefined;
    if (data.isDone) toast(data.message);
    else if (!onSaved) toast(data.message, { tone: 'error' });
    if (!data.isDone || !onSaved) return undefined;
    const closing = setTimeout(onSaved, closesAfterMs);
    return () => clearTimeout(closing);
  }, [data, onSaved]);
  return {
    notice,
    outcome: data,
    isBusy: state !== 'idle' || data?.isDone === true,
    send: (change: Readonly<Record<string, Json>>) =>
      void submit(structuredClone({ ...change }), {
        method: 'post',
        action: href('/admin/chatbot'),
        encType: 'application/json',
      }),
  };
}
