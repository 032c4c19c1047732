import { useEffect, useEffectEvent } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';
import { isBulkOutcome, type BulkOutcome } from './bulk-outcome.ts';
import type { Selection } from './use-selection.ts';

export type BulkRequest = {
  /** The address of the page's action. */
  readonly action: string;
  /** The message if it cannot be sent: 'No se eliminaron los productos.' */
  readonly what: string;
  /** Where to check before sending it again. */
  readonly check?: string;
  /** Returns what was done: '3 productos eliminados.' */
  readonly words: (done: number) => string;
  /** The rows, which are no longer chosen when it was done for all of them, unless `isStep` says that more is to be done. */
  readonly selection: Pick<Selection<unknown>, 'clear' | 'keep' | 'report'>;
  readonly isStep?: boolean;
};

/** Sends what is done to all chosen rows. The list shows what it could not be done for. */
export function useBulkRequest({ action, what, check, words, selection, isStep = false }: BulkRequest) {
  const { data, isBusy, submit } = useRequest<BulkOutcome>({ what, check, told: 'message' });
  const tell = useEffectEvent(({ done, failed, doubt }: BulkOutcome) => {
    if (doubt !== undefined) return;
    if (done > 0) toast(words(done));
    if (failed.length > 0) selection.report(failed);
    else if (!isStep) selection.clear();
  });
  useEffect(() => {
    if (data && isBulkOutcome(data)) tell(data);
  }, [data]);
  return {
    isBusy,
    data,
    send: (form: FormData) => {
      if (isStep) selection.keep();
      void submit(form, { method: 'post', action });
    },
  };
}
