import { eq, or } from 'drizzle-orm';
import type { accounts, Registration, User } from '#contract/people/accounts/accounts.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { isStaffRole } from '#contract/core/protocol/staff-roles.ts';
import { shopMoment } from '#contract/core/time/shop-clock.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { markIn } from '#contract/core/shop/session-mark.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { beginSession } from './begin-session.service.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { hashNewPassword, isStrongEnough } from './passwords.service.ts';
import { tellLogout } from './security-log.service.ts';
import { endSession } from './sessions.ts';
import { staffRules } from './staff-rules.service.ts';
import { takenError } from './taken-error.service.ts';
import { hasEmail, looksLikeUser, userLoggingIn } from './users.service.ts';

const limits = {
  registrations: { most: 30, windowSeconds: 3600 },
  lookups: { most: 120, windowSeconds: 60 },
} as const;

/** Registers a customer. Throws `username_taken` or `email_taken`, naming each field that is in use. */
export async function register(ctx: Context, { name, email, user_name, user_password }: Registration): Promise<User> {
  await limitRate(ctx, `register:${ctx.network}`, limits.registrations);
  const owner = { username: user_name, rol: 'client' } as const;
  const passwordHash = await hashNewPassword(ctx.settings, owner, { password: user_password, path: 'user_password' });
  const isTaken = () => takenError(ctx.db, user_name, email);
  return refusedAs({ [violations.unique]: isTaken }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const newcomer = { username: user_name, email, name, passwordHash };
      const [user] = await transaction.insert(users).values(newcomer).returning();
      if (!user) throw new Error('the new user was not returned');
      const registered = { userId: user.id, recipient: email, now: ctx.clock() };
      await recordAccountEvent(transaction, 'account.registered', registered);
      return user;
    }),
  );
}

/**
 * Logs in by user name or e-mail address, and ends the session that the same browser had before. Throws
 * `wrong_credentials`, `too_many_requests` after too many of these, `second_step_needed` for an account with a second factor, and `password_outgrown` for an administrator whose
 * password is no longer strong enough.
 */
export async function logIn(ctx: Context, nameOrEmail: string, password: string): Promise<User & { token: string }> {
  const user = await userLoggingIn(ctx.db, nameOrEmail);
  if (!(await isGuardedPassword(ctx, { name: nameOrEmail, user, password })) || !user) {
    throw new ShopError('wrong_credentials');
  }
  if (!isStrongEnough(ctx.settings, user, password)) throw new ShopError('password_outgrown');
  return beginSession(ctx, user, 'password');
}

export async function logOut(ctx: Context): Promise<{ ended: boolean }> {
  ctx.session.drop();
  tellLogout(ctx);
  return { ended: ctx.token ? await endSession(ctx.db, ctx.token) : false };
}

/** Returns who is logged in, or null. */
export async function findSession(ctx: Context): Promise<Output<typeof accounts.session>> {
  const { db, visitor, request, session, clock } = ctx;
  if (visitor.role === 'guest') {
    if (markIn(request.headers.get('cookie')) !== '') session.dropMark();
    return { user: null };
  }
  const [user] = await db.select().from(users).where(eq(users.id, visitor.id));
  const dueAt = visitor.session?.dueAt;
  const rules = user && isStaffRole(user.rol) ? staffRules(ctx) : undefined;
  return {
    user: user ?? null,
    ...(dueAt && { duty: { until: shopMoment(dueAt), isOver: dueAt <= clock() } }),
    ...(rules && { idleMinutes: rules.idleMs / minuteMs }),
  };
}

type Asked = { readonly username?: string | undefined; readonly email?: string | undefined };

/**
 * Returns which of a user name and an address are in use: one entry for each, with only that field. Administrators get
 * whole entries; so does everybody when nothing is asked.
 */
export async function findUsers(ctx: Context, { username, email }: Asked) {
  await limitRate(ctx, `lookup:${ctx.network}`, limits.lookups);
  if (mayVisitor(ctx.visitor, 'customers.export')) {
    const where = or(username ? looksLikeUser(username) : undefined, email ? hasEmail(email) : undefined);
    const whole = { username: users.username, email: users.email };
    return ctx.db.select(whole).from(users).where(where).orderBy(users.username);
  }
  const named = username
    ? await ctx.db.select({ username: users.username }).from(users).where(looksLikeUser(username))
    : [];
  const addressed = email ? await ctx.db.select({ email: users.email }).from(users).where(hasEmail(email)) : [];
  return [...named, ...addressed];
}
