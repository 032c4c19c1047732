import { useEffect } from 'react';
import type { SaveOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';

/** How long a form stays after it has been saved, in ms: long enough to be seen as saved. */
const closesAfterMs = 1000;

type Json = string | number | boolean | readonly string[];

/** Sends a change of the script and says what came of it; a form that was saved closes a second later. */
export function useScriptChange<Present = unknown>(onSaved?: () => void) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<Present>>({
    what: 'No se guardó el cambio.',
    check: 'compruebe en la lista',
    told: onSaved ? 'beside' : 'message',
  });
  useEffect(() => {
    if (!data || data.conflict) return undefined;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (!data.isDone || !onSaved) return undefined;
    const closing = setTimeout(onSaved, closesAfterMs);
    return () => clearTimeout(closing);
  }, [data, onSaved]);
  return {
    notice,
    conflict: data?.conflict,
    isSaved: data?.isDone === true,
    isBusy: state !== 'idle' || data?.isDone === true,
    send: (change: Readonly<Record<string, Json>>) =>
      void submit(structuredClone({ ...change }), {
        method: 'post',
        action: '/admin/chatbot',
        encType: 'application/json',
      }),
  };
}
