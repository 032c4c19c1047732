import type { DataRouter } from 'react-router';
import type { RequestFailure } from './request-failure.ts';

/** Hears of the failure of what was submitted, and how to send exactly that again. */
export type HearFailure = (failure: RequestFailure, retry: () => void) => void;

let begun: HearFailure | undefined;

/** Notes who wants to hear of the navigation that is submitted next. */
export function beginSubmission(hear: HearFailure): void {
  begun = hear;
}

/** Returns who wants to hear of the submission that begins now, once. */
export function takeSubmission(): HearFailure | undefined {
  const hear = begun;
  begun = undefined;
  return hear;
}

/** Tells of a submission that failed. */
export function tellFailure(
  failure: RequestFailure,
  hear: HearFailure,
  { navigate }: Pick<DataRouter, 'navigate'>,
): void {
  const { address, body, encType } = failure.sent;
  hear(failure, () => {
    beginSubmission(hear);
    void navigate(address, {
      formMethod: 'post',
      formEncType: encType,
      body: body ?? null,
      replace: true,
      preventScrollReset: true,
    });
  });
}
