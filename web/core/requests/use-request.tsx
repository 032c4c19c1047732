import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { dismissErrors, toast } from '../ui/toast.ts';
import { failureWords } from './failure-words.ts';
import { RequestFailure } from './request-failure.ts';
import { RequestNotice } from './request-notice.tsx';
import { stepUp } from './step-up.ts';

type RequestOptions = {
  /** The message if it fails, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  /** Where to check before sending it again, if it may have arrived: 'compruebe en la lista de productos'. */
  readonly check?: string;
  /** All uses of the same key share one request. */
  readonly key?: string;
  /** Called instead of a retry, if the request may have arrived. */
  readonly onDoubt?: () => void;
};

type Told = RequestOptions & {
  /** `beside`: the caller shows `notice`. `message`: a toast shows the failure. */
  readonly told: 'beside' | 'message';
};

type Fetcher<Loader> = ReturnType<typeof useFetcher<Loader>>;

type Answer<Loader> = Fetcher<Loader>['data'];

type BackgroundRequest<Loader> = Pick<Fetcher<Loader>, 'data' | 'state' | 'load' | 'submit' | 'Form' | 'formData'> & {
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  readonly notice: ReactNode;
};

/**
 * A background request, by `load`, `submit` or `Form`. If it fails, the page and the last `data` stay, and `notice`
 * shows the failure, with a button that repeats exactly that request.
 */
export function useRequest<Loader>({ what, check, key, told, onDoubt }: Told): BackgroundRequest<Loader> {
  const fetcher = useFetcher<Loader>(key === undefined ? {} : { key });
  const { data: answer, state, load, submit, Form, formData } = fetcher;
  const failure = answer instanceof RequestFailure ? answer : undefined;
  const [lastData, setLastData] = useState<Answer<Loader>>(undefined);
  const data: Answer<Loader> = failure || answer === undefined ? lastData : answer;
  if (data !== lastData) setLastData(() => data);

  const again = () => failure && repeat(failure, fetcher);
  const retry = () => (failure?.isDoubtful && onDoubt ? onDoubt() : again());
  const tell = useEffectEvent((got: Answer<Loader>) => {
    const say = () => {
      if (told === 'beside') return;
      if (failure) toast(failureWords(what, failure, check), { tone: 'error', about: what, retry: again });
      else if (got !== undefined) dismissErrors(what);
    };
    if (!failure || !stepUp.ask?.(failure, again, say)) say();
  });
  useEffect(() => tell(answer), [answer]);

  const isBusy = state !== 'idle';
  const notice: ReactNode = failure && (
    <RequestNotice what={what} check={check} failure={failure} busy={isBusy} onRetry={retry} />
  );
  return { data, state, isBusy, load, submit, Form, formData, failure, notice };
}

function repeat(
  { sent: { method, address, body, encType } }: RequestFailure,
  { load, submit }: Pick<Fetcher<unknown>, 'load' | 'submit'>,
): void {
  if (method === 'GET') void load(address);
  else void submit(body ?? null, { method: 'post', action: address, encType });
}
