import type { z } from 'zod';
import type { ProviderAccount } from './provider-account.ts';
import { readVariable, webAddress, webAddressHint, type Variables } from './read-variable.ts';

/** Which variables of the environment are of a payment provider. Each adapter has its own. */
export type ProviderEnvironment = {
  /** The provider's name in database rows. */
  readonly provider: string;
  readonly account: ProviderAccount;
  /** The variable with the address of the provider's API, and the address if it is not set. */
  readonly api: { readonly variable: string; readonly start: string };
  /** For settings of the account, which the owner sets otherwise, their variables and what these may be. */
  readonly given: Readonly<Record<string, { readonly variable: string; readonly schema: z.ZodType<string> }>>;
  /** True if a credential is known to charge nobody. Of others the provider is asked. */
  readonly isTest: (credential: string) => boolean;
};

/** What the environment says of an account at a provider. */
export type ProviderAccess = {
  readonly of: ProviderEnvironment;
  readonly apiUrl: string;
  /** Settings of the account; undefined for those that the owner sets. */
  readonly values: Readonly<Record<string, string | undefined>>;
};

/** The names of the variables of a provider. */
export function variablesOf({ api, given }: ProviderEnvironment): string[] {
  return [api.variable, ...Object.values(given).map(({ variable }) => variable)];
}

/** Reads the variables of a provider. Throws a SettingsError on the first one that is not allowed. */
export function readAccess(of: ProviderEnvironment, env: Variables): ProviderAccess {
  const { api, given } = of;
  const valueOf = ({ variable, schema }: (typeof given)[string]) =>
    readVariable(env, variable, schema.optional()) || undefined;
  return {
    of,
    apiUrl: readVariable(env, api.variable, webAddress.default(api.start), webAddressHint),
    values: Object.fromEntries(Object.entries(given).map(([field, setting]) => [field, valueOf(setting)])),
  };
}

/** Returns the credential that the environment gives; undefined if it gives none. */
export function givenCredential({ of, values }: ProviderAccess): string | undefined {
  return values[of.account.credential];
}

/** Returns the variable with a credential that is known to charge nobody; undefined if there is none. */
export function testVariable(access: ProviderAccess): string | undefined {
  const { account, given, isTest } = access.of;
  const credential = givenCredential(access);
  return credential !== undefined && isTest(credential) ? given[account.credential]?.variable : undefined;
}
