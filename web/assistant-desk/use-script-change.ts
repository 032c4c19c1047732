import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ActionOutcome } from '../action-outcome.ts';
import { toast } from '../ui/toast.ts';

/** How long a form stays after it has been saved, in ms: long enough to be seen as saved. */
const closesAfterMs = 1000;

type Json = string | number | boolean | readonly string[];

/** Sends a change of the script and says what came of it; a form that was saved closes a second later. */
export function useScriptChange(onSaved?: () => void) {
  const { data, state, submit } = useFetcher<ActionOutcome>();
  useEffect(() => {
    if (!data) return undefined;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (!data.isDone || !onSaved) return undefined;
    const closing = setTimeout(onSaved, closesAfterMs);
    return () => clearTimeout(closing);
  }, [data, onSaved]);
  return {
    isBusy: state !== 'idle' || data?.isDone === true,
    send: (change: Readonly<Record<string, Json>>) =>
      void submit(structuredClone({ ...change }), {
        method: 'post',
        action: '/admin/chatbot',
        encType: 'application/json',
      }),
  };
}
