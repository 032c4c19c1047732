import { useState, type ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { RequestNotice } from './request-notice.tsx';
import type { RequestFailure } from './request-failure.ts';
import { beginSubmission } from './submission.ts';

type SubmissionWords = {
  /** The message if it fails, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  /** Where to check before sending it again, if it may have arrived: 'compruebe en sus compras'. */
  readonly check?: string | undefined;
};

/**
 * A submission that navigates to another page, or reloads this one. Call `begin` before a form submits itself; `notice`
 * shows the failure, with a button to retry.
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
