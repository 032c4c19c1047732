import { freePort as freePortLike } from '#server/database/embedded-access.ts';

/** A loopback port that nobody listens on at this moment, and that no outgoing connection is given. */
export function freePort(): Promise<number> {
  return freePortLike();
}
