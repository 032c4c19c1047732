import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { Scope } from '#contract/core/protocol/scopes.ts';
import { tokens } from '#contract/people/accounts/program-tokens.ts';
import { createActor, type Actor } from './actor.ts';
import type { Shop } from './shop.ts';

let made = 0;

type Asked = Omit<Partial<Given<typeof tokens.create>>, 'scopes'>;

/** Creates a token as `maker` does, who has just logged in, and returns the program that uses it. */
export async function programOf(shop: Shop, maker: Actor, scopes: readonly Scope[], asked: Asked = {}) {
  made += 1;
  const { secret, token } = await maker.call(tokens.create, {
    name: `programa ${made}`,
    scopes: [...scopes],
    ...asked,
  });
  const program = createActor(token.name, shop.sendAs({ authorization: `Bearer ${secret}` }));
  return { ...program, secret, token };
}
