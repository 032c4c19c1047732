import type { RequestFailure } from './request-failure.ts';

/**
 * Hears a failure before it is shown. Returns true if it goes on with it: by `again`, which sends the same request with all that was typed, or
 * by `otherwise`, which shows the failure.
 */
export type HearBefore = (failure: RequestFailure, again: () => void, otherwise: () => void) => boolean;

/**
 * Where a page registers who asks its person for a fresh proof. Nothing more of it is here, because every page of the shop loads this file
 * (web/people/second-factor/ask-proof.ts).
 */
export const stepUp: { ask?: HearBefore } = {};
