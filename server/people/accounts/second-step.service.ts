import type { Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { RequestOptions, SignedPasskey } from '#contract/people/accounts/passkeys.ts';
import type { loginStep } from '#contract/people/accounts/login-step.ts';
import type { StepKind } from '#contract/people/accounts/typed-code.ts';
import { openSession } from './begin-session.service.ts';
import { halfLoginOf, keepChallenge, spendHalfLogin, takeChallenge, tryHalfLogin } from './half-logins.ts';
import { factorsOf, forgetHelp, recoveryLeft } from './own-factors.service.ts';
import type { UserRow } from './users.service.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { countTry, isGuardedCode } from './guarded-code.ts';
import { hasPasskeys, isSignedBy, requestOptionsFor } from './passkeys.ts';
import type { Proof } from './security-log.service.ts';
import { wrongCode } from './set-up.service.ts';

/** Returns by what somebody can prove the second step. */
export async function stepKindsOf(ctx: Pick<Context, 'db' | 'settings'>, userId: number): Promise<StepKind[]> {
  const rows = await factorsOf(ctx.db, userId);
  return [
    ...(rows.some(({ kind }) => kind === 'code') ? ['code' as const] : []),
    ...(hasPasskeys(ctx) && rows.some(({ kind }) => kind === 'passkey') ? ['passkey' as const] : []),
    ...((await recoveryLeft(ctx.db, userId)) > 0 ? ['recovery' as const] : []),
  ];
}

/** Returns by what the login that this browser has begun can be finished. Throws `login_step_over`. */
export async function findStep(ctx: Context): Promise<Output<typeof loginStep.step>> {
  const { user } = await begun(ctx);
  return { kinds: await stepKindsOf(ctx, user.id) };
}

async function begun(ctx: Context) {
  const found = await halfLoginOf(ctx);
  if (!found) throw new ShopError('login_step_over');
  return found;
}

/** Counts one try of the begun login. Throws `login_step_over` when it had too many, was finished, or took too long. */
async function tried(ctx: Context): Promise<UserRow> {
  const { user } = await begun(ctx);
  if ((await tryHalfLogin(ctx)) === undefined) throw new ShopError('login_step_over');
  return user;
}

/** Finishes a login by a code. Throws `wrong_code`, `login_step_over`, `too_many_requests`. */
export async function finishByCode(ctx: Context, code: string): Promise<User & { token: string }> {
  const user = await tried(ctx);
  if (!(await isGuardedCode(ctx, user.id, code))) throw wrongCode();
  return finish(ctx, user, 'code');
}

/** Returns what a passkey has to sign to finish the begun login. */
export async function stepOptions(ctx: Context): Promise<RequestOptions> {
  const { user } = await begun(ctx);
  const options = await requestOptionsFor(ctx, await factorsOf(ctx.db, user.id));
  await keepChallenge(ctx, options.challenge);
  return options;
}

/** Finishes a login by a passkey. Throws `wrong_passkey`, `login_step_over`, `too_many_requests`. */
export async function finishByPasskey(ctx: Context, signed: SignedPasskey): Promise<User & { token: string }> {
  const user = await tried(ctx);
  const challenge = await takeChallenge(ctx);
  if (!(await isGuardedPasskey(ctx, user.id, { signed, challenge }))) throw new ShopError('wrong_passkey');
  return finish(ctx, user, 'passkey');
}

type Signed = { readonly signed: SignedPasskey; readonly challenge: string | undefined };

/** Returns whether somebody's passkey signed a challenge. A try counts as one of a code does. */
export async function isGuardedPasskey(ctx: Context, userId: number, { signed, challenge }: Signed): Promise<boolean> {
  const counted = await countTry(ctx, userId);
  if (challenge === undefined) return false;
  const isRight = await isSignedBy(ctx, await factorsOf(ctx.db, userId), { signed, challenge });
  if (isRight) await counted.forget();
  return isRight;
}

/** Of two requests that finish the same login one begins a session; and none after the password or the role was changed. */
async function finish(ctx: Context, user: UserRow, by: Proof): Promise<User & { token: string }> {
  const { token = '' } = ctx.halfLogin;
  const spend = async (transaction: Executor) => {
    if (!(await spendHalfLogin(transaction, token, ctx.clock()))) throw new ShopError('login_step_over');
    // Whoever has a factor has not lost it.
    await forgetHelp(transaction, user.id);
  };
  const opened = await openSession(ctx, user, by, spend);
  ctx.halfLogin.drop();
  return opened;
}
