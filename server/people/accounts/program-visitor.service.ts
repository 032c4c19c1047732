import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { mayDo, rightsOf } from '#contract/core/protocol/permissions.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { isStaffRole } from '#contract/core/protocol/staff-roles.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import { tokenPrefix } from '#contract/people/accounts/program-tokens.ts';
import type { Services, Visitor } from '#server/core/context/context.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { limitRate, type Limit } from '#platform/http/rate-limit.ts';
import { programTokens, users } from './accounts.tables.ts';
import { hashOf } from './sessions.ts';

/** The prefix, and 256 random bits. The tokens of sessions are shorter. */
const form = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);
const within = new RegExp(`${tokenPrefix}[\\w-]{43}`);

/** True for what has the form of a program's token; such a text is never looked for among the sessions. */
export function isProgramToken(token: string): boolean {
  return form.test(token);
}

/** Throws `token_in_address`: addresses stand in the logs of servers and proxies, and in histories. */
export function refuseTokenInAddress(url: string): void {
  if (within.test(url)) throw new ShopError('token_in_address');
}

const tokenRow = prepared((db, given: Given<{ hash: Buffer; now: Date }>) =>
  db
    .select({
      id: programTokens.id,
      name: programTokens.name,
      scopes: programTokens.scopes,
      perMinute: programTokens.perMinute,
      lastUsedAt: programTokens.lastUsedAt,
      maker: { id: users.id, username: users.username, email: users.email, rol: users.rol, ownRole: users.ownRole },
    })
    .from(programTokens)
    .innerJoin(users, eq(users.id, programTokens.userId))
    .where(
      and(
        eq(programTokens.tokenHash, given('hash')),
        isNull(programTokens.endedAt),
        or(isNull(programTokens.expiresAt), gt(programTokens.expiresAt, given('now'))),
        isNull(users.eraseAt),
      ),
    ),
);

type Staff = Exclude<Visitor, { readonly role: 'guest' }>;

/**
 * Returns the program of a token, for its maker: what it may do is what the token says of what the maker may do at this moment.
 * Undefined if there is no such token, it ended or expired, or its maker does not work in the shop.
 */
export async function programOf(db: Executor, token: string, now: Date) {
  const [found] = await tokenRow(db, { hash: hashOf(token), now });
  if (!found) return undefined;
  const { maker, lastUsedAt, perMinute, id, name } = found;
  const { rol, ownRole, ...person } = maker;
  if (!isStaffRole(rol)) return undefined;
  const rights = rightsOf({ rol, ownRole });
  const allowed = scopes.filter((scope) => found.scopes.includes(scope) && mayDo(rights, scope));
  const visitor: Staff = { ...person, role: rol, rights, via: 'bearer', program: { id, name, scopes: allowed } };
  return { visitor, id, lastUsedAt, perMinute };
}

/** Rate limit: tokens that there are not, from one network. Nobody guesses one; this is what keeps the tries cheap. */
const ofGuesses: Limit = { most: 50, windowSeconds: 900 };

type Counting = Pick<Services, 'db' | 'settings' | 'clock'>;

/**
 * Returns the visitor of a program's token, and notes that it was used. Throws `bad_token` for one that is not valid, without saying
 * why, and `too_many_requests` when it has made as many requests as it may in a minute.
 */
export async function admitProgram(
  ctx: Counting,
  { token, via }: { readonly token: string; readonly via: 'cookie' | 'bearer' },
  network: string,
): Promise<Visitor> {
  const { db, clock } = ctx;
  const now = clock();
  const found = via === 'bearer' ? await programOf(db, token, now) : undefined;
  if (!found) {
    await limitRate(ctx, `token-guess:${network}`, ofGuesses);
    throw new ShopError('bad_token');
  }
  await limitRate(ctx, `program:${found.id}`, { most: found.perMinute, windowSeconds: 60 });
  await noteUse(db, found, now);
  return found.visitor;
}

type Used = { readonly id: number; readonly lastUsedAt: Date | null };

/** Notes the last use, once a minute at most: of requests at the same moment one writes. */
async function noteUse(db: Database, { id, lastUsedAt }: Used, now: Date): Promise<void> {
  const before = new Date(now.getTime() - minuteMs);
  if (lastUsedAt && lastUsedAt > before) return;
  const isOlder = or(isNull(programTokens.lastUsedAt), lt(programTokens.lastUsedAt, before));
  await db
    .update(programTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(programTokens.id, id), isOlder));
}
