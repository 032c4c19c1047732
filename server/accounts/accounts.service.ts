import { eq, or } from 'drizzle-orm';
import type { Registration, User } from '#contract/accounts.ts';
import { ShopError } from '#contract/errors.ts';
import { texts } from '#contract/texts.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import type { Executor } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { limitRate } from '../http/rate-limit.ts';
import { oweLetter } from '../mailing/owed-letters.service.ts';
import { users } from './accounts.tables.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { hashPassword } from './passwords.service.ts';
import { endSession, startSession } from './sessions.ts';
import { hasEmail, isUser, userNamed } from './users.service.ts';

const limits = {
  logins: { most: 100, windowSeconds: 900 },
  registrations: { most: 30, windowSeconds: 3600 },
  lookups: { most: 120, windowSeconds: 60 },
} as const;

// PostgreSQL, appendix A: unique_violation.
const uniqueViolation = '23505';

/** Registers a customer. Throws `username_taken` or `email_taken`, naming each field that is in use. */
export async function register(ctx: Context, { name, email, user_name, user_password }: Registration): Promise<User> {
  await limitRate(ctx, `register:${ctx.ip}`, limits.registrations);
  const passwordHash = await hashPassword(user_password);
  try {
    return await inTransaction(ctx.db, async (transaction) => {
      const newcomer = { username: user_name, email, name, passwordHash };
      const [user] = await transaction.insert(users).values(newcomer).returning();
      if (!user) throw new Error('the new user was not returned');
      const letter = { kind: 'welcome', event: String(user.id), recipient: email, userId: user.id } as const;
      await oweLetter(transaction, { ...letter, now: ctx.clock() });
      return user;
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw await takenError(ctx.db, user_name, email);
  }
}

async function takenError(db: Executor, username: string, email: string): Promise<ShopError> {
  const same = await db
    .select()
    .from(users)
    .where(or(isUser(username), hasEmail(email)));
  const isUsernameTaken = same.some((user) => user.username.toLowerCase() === username.toLowerCase());
  const isEmailTaken = same.some((user) => user.email?.toLowerCase() === email.toLowerCase());
  return new ShopError(isUsernameTaken ? 'username_taken' : 'email_taken', {}, [
    ...(isUsernameTaken ? [{ path: 'user_name', message: texts.registration.usernameTaken }] : []),
    ...(isEmailTaken ? [{ path: 'email', message: texts.registration.emailTaken }] : []),
  ]);
}

/**
 * Logs in, and ends the session that the same browser had before. Throws `wrong_credentials`, and after ten of them for
 * one account from one address `too_many_requests`.
 */
export async function logIn(ctx: Context, username: string, password: string): Promise<User & { token: string }> {
  await limitRate(ctx, `login:${ctx.ip}`, limits.logins);
  const user = await userNamed(ctx.db, username);
  const account = { username: username.trim(), passwordHash: user?.passwordHash };
  if (!(await isGuardedPassword(ctx, account, password)) || !user) throw new ShopError('wrong_credentials');
  if (ctx.token) await endSession(ctx.db, ctx.token);
  const { token, expiresAt } = await startSession(ctx.db, user.id, ctx.clock());
  ctx.session.keep(token, expiresAt);
  return { ...user, token };
}

export async function logOut(ctx: Context): Promise<{ ended: boolean }> {
  ctx.session.drop();
  return { ended: ctx.token ? await endSession(ctx.db, ctx.token) : false };
}

/** Who is logged in, or null. */
export async function findSession({ db, visitor }: Context): Promise<{ user: User | null }> {
  if (visitor.role === 'guest') return { user: null };
  const [user] = await db.select().from(users).where(eq(users.id, visitor.id));
  return { user: user ?? null };
}

/** The users with exactly this name or address. Asked for neither, an administrator gets all and others none. */
export async function findUsers(
  ctx: Context,
  { username, email }: { readonly username?: string | undefined; readonly email?: string | undefined },
) {
  await limitRate(ctx, `lookup:${ctx.ip}`, limits.lookups);
  const isEverybody = !username && !email;
  if (isEverybody && ctx.visitor.role !== 'admin') return [];
  const where = or(username ? isUser(username) : undefined, email ? hasEmail(email) : undefined);
  return ctx.db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(where)
    .orderBy(users.username);
}
