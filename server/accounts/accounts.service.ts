import { eq, or, sql } from 'drizzle-orm';
import type { Registration, User } from '#contract/accounts.ts';
import { ShopError } from '#contract/errors.ts';
import { texts } from '#contract/texts.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { forgetRate, limitRate } from '../http/rate-limit.ts';
import { users } from './accounts.tables.ts';
import { hashPassword, isPassword } from './passwords.service.ts';
import { endSession, startSession } from './sessions.ts';

const limits = {
  passwords: { most: 10, windowSeconds: 900 },
  logins: { most: 100, windowSeconds: 900 },
  registrations: { most: 30, windowSeconds: 3600 },
  lookups: { most: 120, windowSeconds: 60 },
} as const;

// PostgreSQL, appendix A: unique_violation.
const uniqueViolation = '23505';

function isUser(username: string) {
  return eq(sql`lower(${users.username})`, username.toLowerCase());
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

/** Registers a customer. Throws `username_taken` or `email_taken`, naming each field that is in use. */
export async function register(ctx: Context, { name, email, user_name, user_password }: Registration): Promise<User> {
  await limitRate(ctx, `register:${ctx.ip}`, limits.registrations);
  const passwordHash = await hashPassword(user_password);
  try {
    const [user] = await ctx.db.insert(users).values({ username: user_name, email, name, passwordHash }).returning();
    if (!user) throw new Error('the new user was not returned');
    return user;
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
  const key = `password:${ctx.ip}:${username.trim().toLowerCase()}`;
  await limitRate(ctx, key, limits.passwords);
  const [user] = await ctx.db.select().from(users).where(isUser(username.trim()));
  if (!(await isPassword(user?.passwordHash, password)) || !user) throw new ShopError('wrong_credentials');
  await forgetRate(ctx, key);
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
