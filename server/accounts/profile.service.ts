import { eq } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import { ShopError } from '#contract/errors.ts';
import type { ProfileChanges } from '#contract/profile.ts';
import { texts } from '#contract/texts.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import type { Transaction } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { oweLetter } from '../mailing/owed-letters.service.ts';
import { users } from './accounts.tables.ts';
import { storePassword } from './change-password.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { hashPassword } from './passwords.service.ts';
import { userOfKey } from './users.service.ts';
import type { UserRow } from './users.service.ts';

/** One's own account, or an administrator's look at another. A stranger's and an unknown one are refused alike. */
export async function findUser({ db, visitor }: Context, key: string): Promise<User> {
  const user = await userOfKey(db, key);
  if (visitor.role === 'admin') {
    if (!user) throw new ShopError('user_not_found');
    return user;
  }
  if (visitor.role === 'guest' || user?.id !== visitor.id) throw new ShopError('not_allowed');
  return user;
}

/** The visitor's own row. Throws `not_allowed` for everybody else's, also an administrator's attempt. */
async function ownUser({ db, visitor }: Context, key: string): Promise<UserRow> {
  const user = await userOfKey(db, key);
  if (visitor.role === 'guest' || user?.id !== visitor.id) throw new ShopError('not_allowed');
  return user;
}

type AccountChanges = ProfileChanges & {
  readonly id: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
};

/**
 * Changes the visitor's own profile and, when the current password is right, the password: all of it or nothing.
 * Throws `not_allowed`, `email_taken`, `wrong_password`, `same_password`.
 */
export async function updateUser(ctx: Context, changes: AccountChanges): Promise<User> {
  const { id, username, password, currentPassword = '', ...fields } = changes;
  const user = await ownUser(ctx, id);
  if (username !== undefined && username.toLowerCase() !== user.username.toLowerCase()) {
    throw new ShopError('invalid', {}, [{ path: 'username', message: 'El usuario no se puede cambiar.' }]);
  }
  const passwordHash = password === undefined ? undefined : await provenHash(ctx, user, currentPassword, password);
  try {
    return await inTransaction(ctx.db, async (transaction) => {
      if (passwordHash !== undefined) {
        const now = ctx.clock();
        await storePassword(transaction, { user, passwordHash, keptToken: ctx.token, event: ctx.newId(), now });
      }
      return storeProfile(ctx, transaction, user, fields);
    });
  } catch (error) {
    // The only unique field here is the e-mail address. PostgreSQL, appendix A: unique_violation.
    if (sqlState(error) !== '23505') throw error;
    throw new ShopError('email_taken', {}, [{ path: 'email', message: texts.registration.emailTaken }]);
  }
}

async function provenHash(ctx: Context, user: UserRow, current: string, next: string): Promise<string> {
  if (!(await isGuardedPassword(ctx, user, current))) {
    throw new ShopError('wrong_password', {}, [{ path: 'currentPassword', message: texts.changePassword.wrong }]);
  }
  if (current === next) throw new ShopError('same_password');
  return hashPassword(next);
}

async function storeProfile(
  ctx: Context,
  transaction: Transaction,
  before: UserRow,
  fields: ProfileChanges,
): Promise<UserRow> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return before;
  const isNewAddress = fields.email !== undefined && fields.email.toLowerCase() !== before.email?.toLowerCase();
  const [after] = await transaction
    .update(users)
    .set({ ...given, ...(isNewAddress ? { emailVerifiedAt: null } : {}) })
    .where(eq(users.id, before.id))
    .returning();
  if (!after) throw new ShopError('not_allowed');
  if (isNewAddress && before.email !== null) {
    const letter = { kind: 'email-changed', event: ctx.newId(), recipient: before.email, userId: before.id } as const;
    await oweLetter(transaction, { ...letter, now: ctx.clock() });
  }
  return after;
}

/** Whether this is the visitor's current password. Throws `too_many_requests` after ten wrong ones. */
export async function verifyPassword(ctx: Context, password: string): Promise<{ isRight: boolean }> {
  if (ctx.visitor.role === 'guest') throw new ShopError('not_logged_in');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.visitor.id));
  if (!user) throw new ShopError('not_logged_in');
  return { isRight: await isGuardedPassword(ctx, user, password) };
}
