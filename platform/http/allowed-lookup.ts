import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

type Found = { readonly address: string; readonly family: number };

/** Returns all addresses of a name. */
export type LookUp = (host: string) => Promise<readonly Found[]>;

const systemLookUp: LookUp = (host) => lookup(host, { all: true });

type Allowing = {
  /** Which IP addresses may be connected to. */
  readonly isAllowed: (ip: string) => boolean;
  /** The error for a name with another one. */
  readonly refused: () => Error;
  /** Tests replace the system's. */
  readonly lookUp?: LookUp | undefined;
};

/**
 * Returns the look-up of a connection: a name is looked up once, and connected to only if all of its addresses are allowed. What is
 * connected to is what was looked at, so that a name that changes in between leads nowhere else.
 */
export function allowedLookup({ isAllowed, refused, lookUp = systemLookUp }: Allowing): LookupFunction {
  const find = callbackify(lookUp);
  return (host, options, callback) => {
    find(host, (error, found) => {
      const [first] = error ? [] : found;
      if (!first) return callback(error ?? new Error('the name has no address'), '');
      if (!found.every(({ address }) => isAllowed(address))) return callback(refused(), '');
      return options.all ? callback(null, [...found]) : callback(null, first.address, first.family);
    });
  };
}
