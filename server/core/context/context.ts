import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { isStaffRole, type StaffRole } from '#contract/core/protocol/staff-roles.ts';
import { mayDo, type Permission, type Role } from '#contract/core/protocol/permissions.ts';
import type { InstalmentTerms } from '#contract/core/money/instalment-terms.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import type { Database } from '#platform/database/database.ts';
import type { TagCache } from '#platform/page-cache/tag-cache.ts';
import type { EventSignal } from '#platform/events/event-signal.ts';
import type { EventStreams } from '#platform/http/event-streams.ts';
import type { PaymentProviders } from './payment-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { LookStore } from './look-store.ts';
import type { KnownPerson } from './known-people.ts';
import type { OwnerSettingsStore } from './owner-settings-store.ts';
import type { Settings } from './settings.ts';
import type { SetupLink } from './setup-link.ts';

/** What all services share. Tests replace members; no other code reads the clock or generates ids. */
export type Services = {
  readonly db: Database;
  readonly settings: Settings;
  /** What the owner chose on the screen, in memory; `settings` comes from the environment. */
  readonly ownerSettings: OwnerSettingsStore;
  /** Reads the translations of what the owner wrote again, and waits until they are shown. */
  readonly translations: { reload(): Promise<void> };
  /** Reads the departments again, and waits until they are those of the shop (`shop`). */
  readonly departments: { reload(): Promise<void> };
  /** The present texts of the e-mails, in memory. */
  readonly letters: { current(kind: LetterKind): LetterTexts; reload(): Promise<void> };
  readonly providers: PaymentProviders;
  /** The instalments that may be told of, in memory: null for none. Nobody is asked. */
  readonly instalments: { current(): InstalmentTerms | null };
  readonly look: LookStore;
  /** What pages show of people, by their sessions. */
  readonly knownPeople: TagCache<KnownPerson>;
  /** The OpenID provider for social logins; undefined if none is configured. */
  readonly identity: IdentityProvider | undefined;
  readonly log: Logger;
  /** Sends e-mails by the owner's settings. */
  readonly mailer: Mailer;
  /** The link for the first administrator. */
  readonly setupLink: SetupLink;
  /** Wakes what waits for new events. */
  readonly signal: EventSignal;
  /** The open streams of this process. */
  readonly streams: EventStreams;
  readonly clock: () => Date;
  readonly newId: () => string;
};

/** A token of a program: what it is called, and what it may do now, which is never more than its maker may. */
export type Program = { readonly id: number; readonly name: string; readonly scopes: readonly Permission[] };

/**
 * The person or program behind a request. `via` says how the session token was sent: in the browser's cookie or as a
 * bearer token.
 */
export type Visitor =
  | { readonly role: 'guest' }
  | {
      readonly role: Exclude<Role, 'guest'>;
      /** What this person may do by the role at this moment; a program may less. */
      readonly rights: readonly Permission[];
      readonly id: number;
      readonly username: string;
      /** The stored address, if any. */
      readonly email: string | null;
      readonly via: 'cookie' | 'bearer';
      readonly session?: VisitorSession;
      /** Why somebody who works in the shop is no more than a customer now: what is refused is refused by this code. */
      readonly refusal?: 'factor_needed';
      /** The token of a program that this person created; undefined for the person. */
      readonly program?: Program;
    };

/**
 * The session of a request: its number, and when its person last proved who they are; of the shop's people whether they have a second
 * factor, and until when they may have none.
 */
type VisitorSession = {
  readonly id: number;
  readonly provenAt: Date | null;
  readonly hasFactor: boolean;
  readonly dueAt?: Date | undefined;
};

/** A visitor who works in the shop. */
type Staff = Exclude<Visitor, { readonly role: 'guest' }> & { readonly role: StaffRole };

/** True if a visitor may do something: a person by the role, a program by its scopes as well. */
export function mayVisitor(visitor: Visitor, permission: Permission): boolean {
  if (visitor.role === 'guest' || !mayDo(visitor.rights, permission)) return false;
  return visitor.program === undefined || visitor.program.scopes.includes(permission);
}

/** True for a visitor who works in the shop, whatever it is that this person may do there. */
export function isStaff(visitor: Visitor): visitor is Staff {
  return isStaffRole(visitor.role);
}

/**
 * Sets the session cookies of the response: the last call wins. `dropMark` deletes the mark of an ended session;
 * `mendMark` sends the mark of the session again if the browser lacks it.
 */
export type SessionReply = {
  keep(token: string, expiresAt: Date): void;
  drop(): void;
  dropMark(): void;
  mendMark(): void;
};

/** The cookie that binds a social login to its browser: the key of the request, and functions to set or delete it. */
export type FlowReply = { readonly key: string | undefined; keep(key: string): void; drop(): void };

/** A cookie that names a browser: the secret of the request, and a function to set one. It logs nobody in. */
export type BrowserReply = { readonly token: string | undefined; keep(token: string): void };

/** The context of one request, as services use it. */
export type Context = Services & {
  readonly visitor: Visitor;
  /** The token of the request, if any. */
  readonly token: string | undefined;
  /** The client's key for rate limits: an address, or its network (networkOf). */
  readonly network: string;
  readonly request: Request;
  /** The request's id in the log. */
  readonly requestId?: string | undefined;
  readonly session: SessionReply;
  readonly flow: FlowReply;
  /** From which somebody logged in. */
  readonly browser: BrowserReply;
  /** From which somebody bought without a login. */
  readonly guest: BrowserReply;
  /** Whose login waits for its second step. */
  readonly halfLogin: BrowserReply & { drop(): void };
};

/** The context of calls that look up their session by themselves: the token is given and the visitor is a guest. */
export type TokenContext = Context & { readonly visitor: { readonly role: 'guest' } };

/** The system clock. */
export function systemClock(): Date {
  return new Date();
}

export function newUuid(): string {
  return randomUUID();
}

/** Returns a secret of 256 random bits in URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
