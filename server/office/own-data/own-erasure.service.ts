import { eq } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { ownData } from '#contract/office/own-data.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordAccountEvent } from '#server/people/accounts/account-events.service.ts';
import { closeAccount, dropErasure } from '#server/people/accounts/account-closing.service.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { lastCopy } from '#server/people/accounts/data-copies.service.ts';
import { erasureOfLink, lockErasureOfLink } from '#server/people/accounts/erasure-links.service.ts';
import { verifyPassword } from '#server/people/accounts/profile.service.ts';
import { userNamed, type UserRow } from '#server/people/accounts/users.service.ts';
import { unfinishedOrders } from '#server/sales/returns/unfinished-orders.service.ts';
import { ownEmail } from './erase-person.service.ts';
import { customerId } from './own-copy.service.ts';

const limits = {
  letters: { most: 5, windowSeconds: 3600 },
  links: { most: 60, windowSeconds: 900 },
} as const;

async function ownRow(ctx: Context): Promise<UserRow> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, customerId(ctx)));
  if (!user) throw new ShopError('not_logged_in');
  return user;
}

const openOrdersOf = (ctx: Context, user: UserRow) =>
  unfinishedOrders(ctx.db, { id: user.id, email: ownEmail(user, 'person') }, ctx.clock());

/** What to know before the own account is erased. */
export async function beforeErasure(ctx: Context): Promise<Output<typeof ownData.erasure>> {
  const user = await ownRow(ctx);
  const open = await openOrdersOf(ctx, user);
  return {
    open: open.map(({ until, ...order }) => ({ ...order, until: until && shopMoment(until) })),
    hasPassword: user.passwordHash !== null,
    email: user.email,
  };
}

/**
 * Closes the own account, to be erased. Throws `wrong_password`, counted as at the login, and `erasure_by_link` for an account without
 * a password.
 */
export async function eraseOwn(ctx: Context, { currentPassword }: Input<typeof ownData.erase>) {
  const user = await ownRow(ctx);
  if (user.passwordHash === null) throw new ShopError('erasure_by_link');
  if (!(await verifyPassword(ctx, currentPassword)).isRight) {
    const message = accountTexts.changePassword.wrong;
    throw new ShopError('wrong_password', {}, [{ path: 'currentPassword', message }]);
  }
  const { length: waits } = await openOrdersOf(ctx, user);
  const now = ctx.clock();
  const eraseAt = await inTransaction(ctx.db, (transaction) => closeAccount(transaction, user.id, now));
  if (!eraseAt) throw new ShopError('not_logged_in');
  ctx.session.drop();
  return { eraseAt: shopMoment(eraseAt), waits };
}

/** Sends the link that closes the own account. Throws `erasure_by_password` for an account that has one, and `no_email`. */
export async function askErasureLink(ctx: Context): Promise<{ email: string }> {
  const { id, email, passwordHash } = await ownRow(ctx);
  if (passwordHash !== null) throw new ShopError('erasure_by_password');
  if (email === null) throw new ShopError('no_email');
  await limitRate(ctx, `erasure-link:${id}`, limits.letters);
  const asked = { userId: id, recipient: email, now: ctx.clock() };
  await inTransaction(ctx.db, (transaction) => recordAccountEvent(transaction, 'account.erasure-link-asked', asked));
  return { email };
}

/** What a link does. Reading it changes nothing, because mail programs open links too. Throws `link_spent`. */
export async function seeLink(ctx: Context, { token }: Input<typeof ownData.linked>) {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const found = await erasureOfLink(ctx.db, token, ctx.clock());
  if (!found) throw new ShopError('link_spent');
  const { eraseAt, username } = found.user;
  return { purpose: found.purpose, username, eraseAt: eraseAt && shopMoment(eraseAt) };
}

/** Does what a link is for, once. Throws `link_spent`. */
export async function useErasureLink(ctx: Context, { token }: Input<typeof ownData.useLink>) {
  await limitRate(ctx, `link:${ctx.network}`, limits.links);
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    const found = await lockErasureOfLink(transaction, token, now);
    if (!found) throw new ShopError('link_spent');
    const { purpose, user } = found;
    if (purpose === 'keep') {
      await dropErasure(transaction, user.id, now);
      return { purpose, eraseAt: null };
    }
    const eraseAt = await closeAccount(transaction, user.id, now);
    return { purpose, eraseAt: eraseAt ? shopMoment(eraseAt) : null };
  });
}

/** What a customer asked for of the own data and is not done yet. Throws `user_not_found`. */
export async function requestsOf(ctx: Context, { user_name }: Input<typeof ownData.requests>) {
  const user = await userNamed(ctx.db, user_name);
  if (!user) throw new ShopError('user_not_found');
  const copy = await lastCopy(ctx.db, user.id, ctx.clock());
  const copyAskedAt = copy?.state === 'asked' ? shopMoment(copy.askedAt) : null;
  const { erasureAskedAt, eraseAt } = user;
  if (erasureAskedAt === null || eraseAt === null) return { copyAskedAt, erasure: null };
  const { length: waits } = await openOrdersOf(ctx, user);
  return { copyAskedAt, erasure: { askedAt: shopMoment(erasureAskedAt), eraseAt: shopMoment(eraseAt), waits } };
}
