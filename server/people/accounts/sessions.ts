import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { markCookie, markIn } from '#contract/core/shop/session-mark.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import { isStaffRole, roleOfAccount, type AccountRole } from '#contract/core/protocol/staff-roles.ts';
import { newSecret, type Visitor } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { sessions, users } from './accounts.tables.ts';
import { factorDuties, factors, halfLogins } from './factors.tables.ts';
import { dutyEnd, type StaffRules } from './staff-rules.service.ts';

/** A session expires 30 days after the login. */
const lifetimeMs = 30 * dayMs;

/** One of somebody who works in the shop, where the rules for these count. */
const staffLifetimeMs = 12 * 60 * minuteMs;

/** How often the use of a session is written down, in ms. */
const notedEveryMs = minuteMs;

/** Returns the hash that is stored instead of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type Begun = {
  /** In words: the browser and the system. */
  readonly device?: string;
  /** True for somebody who works in the shop, where the rules for these count. */
  readonly isShort?: boolean;
};

/** Starts a session and returns its token. The token itself is not stored. Whoever begins one has just proven who they are. */
export async function startSession(db: Executor, userId: number, now: Date, { device = '', isShort }: Begun = {}) {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + (isShort ? staffLifetimeMs : lifetimeMs));
  const begun = { createdAt: now, lastUsedAt: now, provenAt: now };
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt, device, ...begun });
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

/**
 * Ends every session of a user, as after a change of password or role, except the one of `keptToken`, and every login that has begun.
 * Returns how many sessions ended.
 */
export async function endSessionsOf(db: Executor, userId: number, keptToken?: string): Promise<number> {
  const kept = keptToken === undefined ? undefined : ne(sessions.tokenHash, hashOf(keptToken));
  await db.delete(halfLogins).where(eq(halfLogins.userId, userId));
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Returns the condition that a session has this token's hash and has not expired. */
export function isSessionOf(hash: Buffer | Placeholder, now: Date | Placeholder): SQL | undefined {
  return and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now));
}

const isStaffRow = sql`${users.rol} <> 'client'`;

/** True if somebody has a second factor. */
const hasFactorRow = sql<boolean>`exists (select from ${factors} where ${factors.userId} = ${users.id} and ${factors.confirmedAt} is not null)`;

// Of customers nothing is asked about factors: shoppers pay nothing for them.
const userOfSession = prepared((db, given: Given<{ hash: Buffer; now: Date }>) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      rol: users.rol,
      ownRole: users.ownRole,
      session: {
        id: sessions.id,
        usedAt: sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
        provenAt: sessions.provenAt,
        hasFactor: sql<boolean>`case when ${isStaffRow} then ${hasFactorRow} else false end`,
        askedAt: sql<Date | null>`case when ${isStaffRow} then
          (select ${factorDuties.askedAt} from ${factorDuties} where ${factorDuties.userId} = ${users.id}) end`.mapWith(
          factorDuties.askedAt,
        ),
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSessionOf(given('hash'), given('now'))),
);

type Brought = { readonly token: string; readonly via: 'cookie' | 'bearer' };

type Seen = {
  readonly rules: StaffRules | undefined;
  /** False for what a page asks by itself, which keeps no session from being idle. */
  readonly isUse: boolean;
};

/**
 * Returns the visitor that a token belongs to; a guest if the token is unknown, expired, or was idle for too long. Who works in the shop
 * and has had no second factor for longer than the rules allow is no more than a customer, to all calls, until there is one.
 */
export async function visitorOf(
  db: Executor,
  { token, via }: Brought,
  now: Date,
  { rules, isUse }: Seen,
): Promise<Visitor> {
  const hash = hashOf(token);
  const [found] = await userOfSession(db, { hash, now });
  if (!found) return { role: 'guest' };
  const { rol, ownRole, session: kept, ...person } = found;
  const { askedAt, usedAt, ...session } = kept;
  const short = isStaffRole(rol) ? rules : undefined;
  const idleMs = now.getTime() - usedAt.getTime();
  if (short && idleMs > short.idleMs) {
    // Unless it was used at this moment, by another request.
    const isIdle = lt(
      sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`,
      new Date(now.getTime() - short.idleMs),
    );
    await db.delete(sessions).where(and(eq(sessions.tokenHash, hash), isIdle));
    return { role: 'guest' };
  }
  if (isUse && idleMs >= notedEveryMs) await noteUse(db, hash, now);
  const dueAt = short && !session.hasFactor ? dutyEnd(short, askedAt ?? now) : undefined;
  const visitor = { ...person, via, session: { ...session, dueAt } };
  return dueAt !== undefined && dueAt <= now
    ? { ...visitor, role: 'customer', rights: [], refusal: 'factor_needed' }
    : { ...visitor, role: roleOfAccount(rol), rights: rightsOf({ rol, ownRole }) };
}

async function noteUse(db: Executor, hash: Buffer, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.tokenHash, hash), or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, now))));
}

/** True if the sessions of somebody with this role are short: half a day, and less when idle. */
export function areShort(rol: AccountRole, rules: StaffRules | undefined): boolean {
  return rules !== undefined && isStaffRole(rol);
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

/** Returns the cookies that delete the mark; on https also that of an earlier version, which had no prefix. */
export function endedMarkCookies(isSecure: boolean): string[] {
  const ended = new Date(0);
  return [markedCookie('', ended, isSecure), ...(isSecure ? [markedCookie('', ended, false)] : [])];
}

function markedCookie(value: string, expires: Date, isSecure: boolean): string {
  // The prefix binds it to https and to this host (RFC 6265bis, 4.1.3.2).
  const name = isSecure ? `__Host-${markCookie}` : markCookie;
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', `Expires=${expires.toUTCString()}`];
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
