import { minuteMs } from '#contract/core/time/units.ts';
import { t } from '#messages/messages.ts';
import { eq } from 'drizzle-orm';
import type { User } from '#contract/people/accounts/accounts.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProfileChanges } from '#contract/people/profile.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { isRefusedId } from '#contract/core/countries/id-kind.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { admitAddress, oweProof } from './address-change.service.ts';
import { chooseAdvertising } from './advertising-consent.service.ts';
import { storePassword } from './change-password.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { endProofLinks } from './email-links.service.ts';
import { hashNewPassword } from './passwords.service.ts';
import { sessionStart } from './sessions.ts';
import { lockUser, personChanges, userOfKey, type UserRow } from './users.service.ts';

/**
 * Returns the visitor's own account, or any account for those who may read customers. For other visitors, another account and an
 * unknown one are rejected with the same error.
 */
export async function findUser({ db, visitor }: Context, key: string): Promise<User> {
  const user = await userOfKey(db, key);
  if (mayVisitor(visitor, 'customers.read')) {
    if (!user) throw new ShopError('user_not_found');
    return user;
  }
  if (visitor.role === 'guest' || user?.id !== visitor.id) throw new ShopError('not_allowed');
  return user;
}

/** Returns the visitor's own row. Throws `not_allowed` for any other one, also for administrators. */
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
  readonly version?: number | undefined;
};

/**
 * Changes the visitor's own profile, all fields or none. A new password or address needs the owner's proof; a new
 * address replaces the old one only when the link sent there is opened. Throws `not_allowed`, `email_taken`,
 * `wrong_password`, `login_too_old`, `same_password`, `weak_password`, `changed_meanwhile`.
 */
export async function updateUser(ctx: Context, changes: AccountChanges): Promise<User> {
  const { id, username, password, currentPassword = '', email, version, ...fields } = changes;
  const user = await ownUser(ctx, id);
  if (username !== undefined && username.toLowerCase() !== user.username.toLowerCase()) {
    throw new ShopError('invalid', {}, [{ path: 'username', message: t('accounts.usernameFixed') }]);
  }
  const dni = knownId(fields.dni, user);
  const wanted = email?.toLowerCase() === user.email?.toLowerCase() ? undefined : email;
  if (password !== undefined || wanted !== undefined) await proveOwner(ctx, user, currentPassword);
  if (password !== undefined && composed(password) === composed(currentPassword)) throw new ShopError('same_password');
  if (wanted !== undefined) await admitAddress(ctx, user, wanted);
  const next = { password: password ?? '', path: 'password' };
  const passwordHash = password === undefined ? undefined : await hashNewPassword(ctx.settings, user, next);
  return inTransaction(ctx.db, async (transaction) => {
    const present = await lockUser(transaction, eq(users.id, user.id));
    if (!present) throw new ShopError('not_allowed');
    await refuseStale(transaction, version, { present, subject: present.username, actions: personChanges });
    if (passwordHash !== undefined) {
      const kept = { session: ctx.token, browser: ctx.browser.token };
      await storePassword(transaction, { user, passwordHash, kept, now: ctx.clock() });
    }
    if (wanted !== undefined || fields.pendingEmail === null) await endProofLinks(transaction, user.id);
    if (wanted !== undefined) await oweProof(ctx, transaction, user, wanted);
    if (fields.acceptsAdvertising !== undefined) {
      // The words beside the box of the profile.
      const choice = { accepts: fields.acceptsAdvertising, wording: t('accounts.wantsNews'), at: ctx.clock() };
      await chooseAdvertising(transaction, present, choice);
    }
    return storeProfile(transaction, present, {
      ...fields,
      dni,
      ...(wanted !== undefined && { pendingEmail: wanted }),
    });
  });
}

/**
 * Returns a personal id as it is stored. One that was stored before is right, whatever its form: the shop may have been in
 * another country. Throws `invalid` for a new one that the shop's country does not know.
 */
function knownId(given: string | null | undefined, user: UserRow): string | null | undefined {
  if (!given || given === user.dni) return given;
  const kind = presentCountry().personalId;
  const plain = kind.plain(given);
  if (!isRefusedId(kind, plain)) return plain;
  const message = t('accounts.idUnknown', { name: kind.name, example: kind.plain(kind.example) });
  throw new ShopError('invalid', {}, [{ path: 'dni', message }]);
}

/** For an account without a password, a social login counts as proof for this long, in ms. */
const freshLoginMs = 10 * minuteMs;

/** Throws `wrong_password` or `login_too_old` for a request that has the session but not the owner's proof. */
async function proveOwner(ctx: Context, user: UserRow, password: string): Promise<void> {
  if (user.passwordHash === null) {
    const since = ctx.token === undefined ? undefined : await sessionStart(ctx.db, ctx.token);
    if (since === undefined || ctx.clock().getTime() - since.getTime() > freshLoginMs) {
      throw new ShopError('login_too_old');
    }
    return;
  }
  if (await isGuardedPassword(ctx, { name: user.username, user, password })) return;
  throw new ShopError('wrong_password', {}, [{ path: 'currentPassword', message: accountTexts.changePassword.wrong }]);
}

type StoredChanges = Omit<ProfileChanges, 'email' | 'pendingEmail'> & {
  readonly pendingEmail?: string | null | undefined;
};

async function storeProfile(transaction: Transaction, before: UserRow, fields: StoredChanges): Promise<UserRow> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return before;
  const [after] = await transaction.update(users).set(given).where(eq(users.id, before.id)).returning();
  if (!after) throw new ShopError('not_allowed');
  return after;
}

/** True if this is the visitor's current password. Throws `too_many_requests` after ten wrong ones. */
export async function verifyPassword(ctx: Context, password: string): Promise<{ isRight: boolean }> {
  if (ctx.visitor.role === 'guest') throw new ShopError('not_logged_in');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.visitor.id));
  if (!user) throw new ShopError('not_logged_in');
  return { isRight: await isGuardedPassword(ctx, { name: user.username, user, password }) };
}
