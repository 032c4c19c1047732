import { freePort as freePortLike } from '#platform/database/embedded-access.ts';

/** A loopback port that nobody listens on at this moment, and that no outgoing connection is given. */
export function freePort(): Promise<number> {
  return freePortLike();
}
