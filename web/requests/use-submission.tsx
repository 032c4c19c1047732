import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { RequestNotice } from './request-notice.tsx';
import type { RequestFailure } from './request-failure.ts';
import { beginSubmission } from './submission.ts';

type SubmissionWords = {
  /** What did not happen when it fails, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  /** Where to look before sending again what may have arrived: 'compruebe en sus pedidos'. */
  readonly check?: string | undefined;
};

/**
 * Sends what leads to another page, or to this one anew. `begin` goes before a form that sends itself; `notice` says that
 * it failed and sends it again.
 */
export function useSubmission({ what, check }: SubmissionWords) {
  const send = useSubmit();
  const [failed, setFailed] = useState<{ readonly failure: RequestFailure; readonly retry: () => void }>();

  function begin() {
    setFailed(undefined);
    beginSubmission((failure, retry) => setFailed({ failure, retry }));
  }

  const submit: typeof send = (target, options) => {
    if (options?.method === 'post') begin();
    return send(target, options);
  };

  const notice: ReactNode = failed && (
    <RequestNotice
      what={what}
      check={check}
      failure={failed.failure}
      onRetry={() => {
        setFailed(undefined);
        failed.retry();
      }}
      className="col-span-full"
    />
  );
  return { begin, submit, notice };
}
