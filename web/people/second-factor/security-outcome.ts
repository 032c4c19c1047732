import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { secondFactor } from '#contract/people/accounts/second-factor.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';

/** A new app, which waits for its first code. */
export type WaitingApp = Output<typeof secondFactor.startCode>;

/** What a form of the page of the account's security led to. Codes are told once, in the answer that makes them. */
export type SecurityOutcome = {
  readonly of: 'app' | 'confirm' | 'factor' | 'recovery' | 'session';
  readonly outcome: ActionOutcome;
  readonly app?: WaitingApp;
  readonly codes?: readonly string[];
};
