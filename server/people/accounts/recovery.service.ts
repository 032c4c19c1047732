import { t } from '#messages/messages.ts';
import { composed } from '#contract/core/fields/composed.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { hasFactor } from './begin-session.service.ts';
import { storePassword } from './change-password.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { rememberBrowser } from './known-browsers.ts';
import { spendLink, userOfLink } from './email-links.service.ts';
import { hashNewPassword } from './passwords.service.ts';
import { hasEmail, userLoggingIn, type UserRow } from './users.service.ts';

const limits = {
  requests: { most: 20, windowSeconds: 3600 },
  requestsForAddress: { most: 5, windowSeconds: 3600 },
  links: { most: 60, windowSeconds: 900 },
} as const;

const asked = () => t('accounts.resetAsked');

/**
 * Queues an e-mail with a reset link for the account of an address. The answer is the same whether there is an account
 * or not, and the shop alone generates the link. If the address was requested too often, nothing more is sent: the
 * e-mails of the last hour have links that are still valid. Throws `too_many_requests` for a visitor who asks too
 * often.
 */
export async function requestReset(ctx: Context, { email }: { readonly email: string }): Promise<{ detail: string }> {
  await limitRate(ctx, `reset:${ctx.network}`, limits.requests);
  if (await isAskedOften(ctx, email)) return { detail: asked() };
  const [user] = await ctx.db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(hasEmail(email));
  if (user?.email) {
    const told = { userId: user.id, recipient: user.email, now: ctx.clock() };
    await inTransaction(ctx.db, async (transaction) => {
      await recordAccountEvent(transaction, 'account.reset-asked', told);
      if (isStaff(ctx.visitor)) {
        await noteChange(transaction, ctx, { action: 'user.password-reset', subject: user.username });
      }
    });
  }
  return { detail: asked() };
}

/**
 * True if requests for this address reach the rate limit. Strangers must neither fill the owner's mailbox nor block the
 * owner's own requests.
 */
function isAskedOften(ctx: Context, email: string): Promise<boolean> {
  return limitRate(ctx, `reset-for:${email.toLowerCase()}`, limits.requestsForAddress).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ShopError && error.code === 'too_many_requests') return true;
      throw error;
    },
  );
}

/** Returns the user of a link. Throws `link_spent` if it was used, has expired, or was altered. */
export async function linkUser(
  ctx: Context,
  { user_name, token }: { readonly user_name: string; readonly token: string },
): Promise<{ username: string }> {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const user = await userOfLink(ctx.db, user_name, token, ctx.clock());
  if (!user) throw new ShopError('link_spent');
  return { username: user.username };
}

type PasswordChange = {
  readonly user_name: string;
  readonly user_password: string;
  readonly token?: string | undefined;
  readonly currentPassword?: string | undefined;
};

/** Sets a new password by a link, which is used up, or by the current password. All sessions of the account end, but this one of who has a second factor. */
export function changePassword(ctx: Context, change: PasswordChange): Promise<{ username: string }> {
  return change.token === undefined ? changeByPassword(ctx, change) : changeByLink(ctx, change, change.token);
}

async function changeByLink(ctx: Context, { user_name, user_password }: PasswordChange, link: string) {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const now = ctx.clock();
  const user = await userOfLink(ctx.db, user_name, link, now);
  if (!user) throw new ShopError('link_spent');
  if (await isGuardedPassword(ctx, { name: user_name, user, password: user_password, link })) {
    throw new ShopError('same_password');
  }
  const passwordHash = await newHash(ctx, user, user_password);
  await inTransaction(ctx.db, async (transaction) => {
    const provenEmail = await spendLink(transaction, link, now);
    if (provenEmail === undefined) throw new ShopError('link_spent');
    await storePassword(transaction, { user, passwordHash, provenEmail, now });
  });
  await rememberBrowser(ctx, user.id);
  return { username: user.username };
}

async function changeByPassword(ctx: Context, { user_name, user_password, currentPassword = '' }: PasswordChange) {
  const user = await userLoggingIn(ctx.db, user_name);
  if (!(await isGuardedPassword(ctx, { name: user_name, user, password: currentPassword })) || !user) {
    throw new ShopError('wrong_password');
  }
  if (composed(currentPassword) === composed(user_password)) throw new ShopError('same_password');
  const passwordHash = await newHash(ctx, user, user_password);
  const isOwn = ctx.visitor.role !== 'guest' && ctx.visitor.id === user.id;
  // The page logs in anew with the new password alone, so whoever has a second factor keeps this session: it was proven by it.
  const kept =
    isOwn && (await hasFactor(ctx.db, user.id)) ? { session: ctx.token, browser: ctx.browser.token } : undefined;
  await inTransaction(ctx.db, (transaction) =>
    storePassword(transaction, { user, passwordHash, now: ctx.clock(), ...(kept && { kept }) }),
  );
  await rememberBrowser(ctx, user.id);
  return { username: user.username };
}

function newHash(ctx: Context, user: UserRow, password: string): Promise<string> {
  return hashNewPassword(ctx.settings, user, { password, path: 'user_password' });
}
