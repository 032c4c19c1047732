import { freePort as freePortLike } from '#platform/database/embedded-access.ts';

/** Returns a free loopback port outside the range of outgoing connections. */
export function freePort(): Promise<number> {
  return freePortLike();
}
