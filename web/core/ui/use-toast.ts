import { useEffect } from 'react';
import { toast } from './toast.ts';

type Outcome = { readonly isDone: boolean; readonly message: string };

/** Says in a toast how a request ended, once for each outcome. */
export function useToast(outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome) toast(outcome.message, { tone: outcome.isDone ? 'plain' : 'error' });
  }, [outcome]);
}
