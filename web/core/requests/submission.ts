import type { DataRouter } from 'react-router';
import type { RequestFailure } from './request-failure.ts';
import { stepUp } from './step-up.ts';

/** Called when a submission failed, with a function that retries exactly the same request. */
export type HearFailure = (failure: RequestFailure, retry: () => void) => void;

let begun: HearFailure | undefined;

/** Registers the callback for the navigation that is submitted next. */
export function beginSubmission(onFailure: HearFailure): void {
  begun = onFailure;
}

/** Returns the callback for the submission that starts now, and removes it. */
export function takeSubmission(): HearFailure | undefined {
  const onFailure = begun;
  begun = undefined;
  return onFailure;
}

/** Calls the callback of a failed submission. */
export function tellFailure(
  failure: RequestFailure,
  onFailure: HearFailure,
  { navigate }: Pick<DataRouter, 'navigate'>,
): void {
  const { address, body, encType } = failure.sent;
  const retry = () => {
    beginSubmission(onFailure);
    void navigate(address, {
      formMethod: 'post',
      formEncType: encType,
      body: body ?? null,
      replace: true,
      preventScrollReset: true,
    });
  };
  const hear = () => onFailure(failure, retry);
  if (!stepUp.ask?.(failure, retry, hear)) hear();
}
