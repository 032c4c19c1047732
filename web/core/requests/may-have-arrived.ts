import type { Cause } from './request-failure.ts';

/** True if something that was sent may have reached the shop, and only its response was lost. */
export function mayHaveArrived({ kind }: Cause): boolean {
  return kind === 'unreachable';
}
