import { createHash } from 'node:crypto';
import { and, eq, gt, lt, ne, type Placeholder, type SQL } from 'drizzle-orm';
import { markCookie, markIn } from '#contract/core/shop/session-mark.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { roleOfAccount } from '#contract/core/protocol/staff-roles.ts';
import { newSecret, type Visitor } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { sessions, users } from './accounts.tables.ts';

/** A session expires 30 days after the login. */
const lifetimeMs = 30 * dayMs;

/** Returns the hash that is stored instead of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session and returns its token. The token itself is not stored. */
export async function startSession(db: Executor, userId: number, now: Date) {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Returns when the session of a token started; undefined if there is none. */
export async function sessionStart(db: Executor, token: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)));
  return found?.createdAt;
}

/** Ends the session of a token. Returns whether there was one. */
export async function endSession(db: Executor, token: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ id: sessions.userId });
  return ended.length > 0;
}

/** Ends every session of a user, as after a change of password or role, except the one of `keptToken`. */
export async function endSessionsOf(db: Executor, userId: number, keptToken?: string): Promise<void> {
  const kept = keptToken === undefined ? undefined : ne(sessions.tokenHash, hashOf(keptToken));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept));
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Returns the condition that a session has this token's hash and has not expired. */
export function isSessionOf(hash: Buffer | Placeholder, now: Date | Placeholder): SQL | undefined {
  return and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now));
}

const userOfSession = prepared((db, given: Given<{ hash: Buffer; now: Date }>) =>
  db
    .select({ id: users.id, username: users.username, email: users.email, rol: users.rol })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSessionOf(given('hash'), given('now'))),
);

/** Returns the visitor that a token belongs to; a guest if the token is unknown or expired. */
export async function visitorOf(db: Executor, token: string, via: 'cookie' | 'bearer', now: Date): Promise<Visitor> {
  const [found] = await userOfSession(db, { hash: hashOf(token), now });
  if (!found) return { role: 'guest' };
  const { rol, ...person } = found;
  return { ...person, role: roleOfAccount(rol), via };
}

/** How much longer the mark lives than its session, so that a login page can say that the session expired. */
const markOutlivesMs = 30 * dayMs;

/** Returns a session's mark, which pages may know: derived from the hash, so the token cannot be computed from it. */
export function markOf(token: string): string {
  return createHash('sha256').update('mark').update(hashOf(token)).digest('base64url').slice(0, 16);
}

/** Returns the cookie of a session's mark, which scripts may read. */
export function sessionMarkCookie(token: string, sessionEnds: Date, isSecure: boolean): string {
  return markedCookie(markOf(token), new Date(sessionEnds.getTime() + markOutlivesMs), isSecure);
}

/**
 * Returns the mark's cookie for a request that has a session but no mark or another session's; undefined if the mark is
 * right.
 */
export function mendedMarkCookie(token: string, headers: Headers, now: Date, isSecure: boolean): string | undefined {
  if (markIn(headers.get('cookie')) === markOf(token)) return undefined;
  return sessionMarkCookie(token, new Date(now.getTime() + lifetimeMs), isSecure);
}

export function endedMarkCookie(isSecure: boolean): string {
  return markedCookie('', new Date(0), isSecure);
}

function markedCookie(value: string, expires: Date, isSecure: boolean): string {
  const parts = [`${markCookie}=${value}`, 'Path=/', 'SameSite=Lax', `Expires=${expires.toUTCString()}`];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** A text that the name of every session cookie contains, and no other cookie's name. */
export const sessionCookieMark = 'percha';

/** Returns the session cookie's name. The __Host- prefix binds it to https and to this host (RFC 6265bis 4.1.3.2). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${sessionCookieMark}` : sessionCookieMark;
}

function cookie(value: string, expires: Date, isSecure: boolean): string {
  const parts = [
    `${sessionCookieName(isSecure)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Expires=${expires.toUTCString()}`,
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return cookie(token, expiresAt, isSecure);
}

export function endedSessionCookie(isSecure: boolean): string {
  return cookie('', new Date(0), isSecure);
}

/** Returns the token of a request: a bearer token takes precedence over the cookie. A program's is one of these, by its beginning. */
export function tokenOf(headers: Headers, isSecure: boolean): { token: string; via: 'cookie' | 'bearer' } | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, via: 'bearer' };
  const prefix = `${sessionCookieName(isSecure)}=`;
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token ? { token, via: 'cookie' } : undefined;
}
