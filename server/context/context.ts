import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Role } from '#contract/endpoint.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/database/replica-reads.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Settings } from './settings.ts';

/** What the whole server shares. Tests swap its members; nothing else reads the clock or makes up ids. */
export type Services = {
  readonly db: Database;
  /** Reads what everybody may see, perhaps on a replica that is as new as what this process was told. */
  readonly read: Read;
  readonly settings: Settings;
  readonly provider: PaymentProvider;
  /** Vouches for people who log in elsewhere; undefined where no such login is offered. */
  readonly identity: IdentityProvider | undefined;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly newId: () => string;
};

/** The person or program behind a request. `via` tells how the session came: by the browser's cookie or as a bearer token. */
export type Visitor =
  | { readonly role: 'guest' }
  | {
      readonly role: Exclude<Role, 'guest'>;
      readonly id: number;
      readonly username: string;
      /** The address on record, if any. */
      readonly email: string | null;
      readonly via: 'cookie' | 'bearer';
    };

/** The session's cookies of the answer: the last word counts. `dropMark` takes away what a session that is over left. */
export type SessionReply = { keep(token: string, expiresAt: Date): void; drop(): void; dropMark(): void };

/** The cookie that binds a login elsewhere to its browser: the key that came, and what is to become of it. */
export type FlowReply = { readonly key: string | undefined; keep(key: string): void; drop(): void };

/** The browser as the shop knows it again: the secret that came, and the one that it is to keep. */
export type BrowserReply = { readonly token: string | undefined; keep(token: string): void };

/** One request as the services see it. */
export type Context = Services & {
  readonly visitor: Visitor;
  /** The token that the request came with, if any. */
  readonly token: string | undefined;
  /** Where it came from, as what is counted: an address, or the network of one (networkOf). */
  readonly network: string;
  readonly request: Request;
  readonly session: SessionReply;
  readonly flow: FlowReply;
  readonly browser: BrowserReply;
};

/** The real clock, in milliseconds since 1970 inside a Date. */
export function systemClock(): Date {
  return new Date();
}

export function newUuid(): string {
  return randomUUID();
}

/** A secret of 256 random bits in URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
