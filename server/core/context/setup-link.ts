import { createHash, timingSafeEqual } from 'node:crypto';

/** The one-time link for the first administrator of a shop. */
export type SetupLink = {
  /** True for the token of the link, until it was used. */
  isValid(token: string): boolean;
  /** Called when the first administrator exists. */
  spend(): void;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Returns the link with this token; without a token none is valid. */
export function createSetupLink(token?: string): SetupLink {
  let hash = token === undefined ? undefined : hashOf(token);
  return {
    isValid: (given) => hash !== undefined && timingSafeEqual(hashOf(given), hash),
    spend() {
      hash = undefined;
    },
  };
}
