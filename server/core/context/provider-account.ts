import type { FormGroup, OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';

/**
 * Which of the owner's settings are of an account there: a group, whose fields are described with their labels, kinds and
 * checks in the contract, and the one of them that the provider is asked about.
 */
export type ProviderAccount = {
  readonly group: FormGroup;
  readonly credential: string;
  /** What its notices are signed with. */
  readonly secret: string;
  /** Others of the group with which the provider has to be asked again. */
  readonly triedWith?: readonly string[];
};

/** Settings that are to change, by their names. */
export type ChangedSettings = Readonly<Record<string, SettingValue | undefined>>;

/** Returns a text of the owner's settings; '' for none. */
export function settingIn(settings: OwnerSettings, group: FormGroup, name: string): string {
  const values: Readonly<Record<string, unknown>> = settings[group];
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the credential of a provider in the owner's settings; '' without one. */
export function credentialIn(
  settings: OwnerSettings,
  { account }: { readonly account: ProviderAccount | null },
): string {
  return account === null ? '' : settingIn(settings, account.group, account.credential);
}
