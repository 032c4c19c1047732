import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import type { RequestOptions, SignedPasskey } from '#contract/people/accounts/passkeys.ts';
import type { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { isFreshProof } from './fresh-proof.service.ts';
import { isGuardedPassword } from './guarded-password.ts';
import { factorsOf } from './own-factors.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { isGuardedCode } from './guarded-code.ts';
import { requestOptionsFor } from './passkeys.ts';
import { isGuardedPasskey, stepKindsOf } from './second-step.service.ts';
import { keepSessionChallenge, takeSessionChallenge } from './session-challenge.ts';
import { ownRow, proveSession, wrongCode } from './set-up.service.ts';

type Proven = Output<typeof proofCalls.prove>;

/** Returns by what the visitor can prove who they are: a second factor, or the password of who has none. */
export async function findProof(ctx: Context): Promise<Output<typeof proofCalls.proof>> {
  const user = await ownRow(ctx);
  const kinds = await stepKindsOf(ctx, user.id);
  const isFresh = isFreshProof(ctx.visitor, ctx.clock());
  if (kinds.length > 0) return { kinds, isFresh };
  return { kinds: user.passwordHash === null ? [] : ['password'], isFresh };
}

/** Proves who the visitor is. A password is none for who has a second factor. Throws `wrong_code`, `wrong_password`. */
export async function prove(ctx: Context, { code, password }: Input<typeof proofCalls.prove>): Promise<Proven> {
  const user = await ownRow(ctx);
  const hasFactor = (await factorsOf(ctx.db, user.id)).length > 0;
  if (hasFactor) {
    if (code === undefined || !(await isGuardedCode(ctx, user.id, code))) throw wrongCode();
  } else {
    const guess = { name: user.username, user, password: password ?? '' };
    if (guess.password === '' || !(await isGuardedPassword(ctx, guess))) throw wrongPassword();
  }
  await proveSession(ctx.db, ctx);
  return {};
}

function wrongPassword(): ShopError {
  return new ShopError('wrong_password', {}, [{ path: 'password', message: accountTexts.changePassword.wrong }]);
}

/** Returns what a passkey has to sign to prove who the visitor is. Throws `factor_not_found` for who has none. */
export async function proofOptions(ctx: Context): Promise<RequestOptions> {
  const user = await ownRow(ctx);
  const rows = await factorsOf(ctx.db, user.id);
  if (!rows.some(({ kind }) => kind === 'passkey')) throw new ShopError('factor_not_found');
  const options = await requestOptionsFor(ctx, rows);
  await keepSessionChallenge(ctx, options.challenge);
  return options;
}

export async function provePasskey(ctx: Context, signed: SignedPasskey): Promise<Proven> {
  const user = await ownRow(ctx);
  const challenge = await takeSessionChallenge(ctx);
  if (!(await isGuardedPasskey(ctx, user.id, { signed, challenge }))) throw new ShopError('wrong_passkey');
  await proveSession(ctx.db, ctx);
  return {};
}
