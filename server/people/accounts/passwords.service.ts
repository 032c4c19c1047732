import { hash } from '@node-rs/argon2';
import { composed } from '#contract/core/fields/composed.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shortestAdminPassword } from '#contract/people/passwords.ts';
import { unguessable } from '#contract/people/password-strength.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { AccountRole } from '#contract/core/protocol/staff-roles.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { commonWords } from './common-words.ts';

/**
 * argon2id with 19 MiB, 2 passes and 1 lane (OWASP Password Storage Cheat Sheet); the library's default variant is
 * argon2id.
 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many characters of an administrator's password must remain after common words and patterns are removed. */
const leastUnguessable = 6;

type Owner = { readonly username: string; readonly rol: AccountRole };

/** Returns whether a password is strong enough for its owner. In live mode, those who work in the shop need a stronger one. */
export function isStrongEnough({ mode }: Pick<Settings, 'mode'>, { username, rol }: Owner, password: string): boolean {
  if (mode === 'demo' || rol === 'client') return true;
  const names = [username, shop().name, ...username.split(/[._-]/)];
  return (
    password.length >= shortestAdminPassword && unguessable(password, [...names, ...commonWords]) >= leastUnguessable
  );
}

/** Returns the argon2id hash of a password with composed accents, with its own salt: the only function that makes one. */
export function hashOf(password: string): Promise<string> {
  return hash(composed(password), hashCost);
}

/**
 * Returns the hash of a new password. Throws
 * `weak_password`, at the field `path` of the input, if it is not strong enough for its owner.
 */
export function hashNewPassword(
  settings: Pick<Settings, 'mode'>,
  owner: Owner,
  { password, path }: { readonly password: string; readonly path: string },
): Promise<string> {
  if (isStrongEnough(settings, owner, password)) return hashOf(password);
  const weak = new ShopError('weak_password', {}, [{ path, message: new ShopError('weak_password').detail }]);
  return Promise.reject(weak);
}
