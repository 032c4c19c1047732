import type { User } from '#contract/people/accounts/accounts.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { beginSession } from '../accounts/begin-session.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { accountOf } from './account-of.ts';
import { IdentityRefused, IdentityUnavailable } from '#server/core/context/identity-provider.ts';
import type { IdentityProvider } from '#server/core/context/identity-provider.ts';
import { rememberFlow, takeFlow } from './login-flows.ts';

const limit = { most: 60, windowSeconds: 600 } as const;

/** Starts a login at the provider. Throws `not_found` if none is configured, `identity_unavailable`. */
export async function startLogin(ctx: Context): Promise<{ url: string }> {
  const provider = providerOf(ctx);
  await limitRate(ctx, `oidc:${ctx.network}`, limit);
  const { url, ...secrets } = await provider.start().catch(asShopError);
  ctx.flow.keep(await rememberFlow(ctx.db, secrets, ctx.clock()));
  return { url };
}

/**
 * Finishes a login with the provider's answer, and starts a session. Throws `identity_refused` if the answer was not
 * requested by this browser, was used before, is late or forged, and everything that `accountOf` throws.
 */
export async function finishLogin(ctx: Context, query: string): Promise<User & { token: string }> {
  const provider = providerOf(ctx);
  await limitRate(ctx, `oidc:${ctx.network}`, limit);
  const state = new URLSearchParams(query).get('state') ?? '';
  const browserKey = ctx.flow.key;
  const secrets = browserKey && (await takeFlow(ctx.db, { state, browserKey, now: ctx.clock() }));
  if (!secrets) throw new ShopError('identity_refused');
  const identity = await provider.finish(query, secrets).catch(asShopError);
  const user = await accountOf(ctx, identity);
  ctx.flow.drop();
  return beginSession(ctx, user);
}

function providerOf({ identity }: Context): IdentityProvider {
  if (!identity) throw new ShopError('not_found');
  return identity;
}

function asShopError(error: unknown): never {
  if (error instanceof IdentityUnavailable) throw new ShopError('identity_unavailable');
  throw error instanceof IdentityRefused ? new ShopError('identity_refused') : error;
}
