import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import type { ProviderName } from '#contract/sales/payments/providers.ts';
import { ProviderUnavailable, type PaymentProvider } from '#server/core/context/payment-provider.ts';
import type { ProviderEnvironment } from '#server/core/context/provider-environment.ts';
import type { Settings } from '#server/core/context/settings.ts';

/** What the shop and its own payment sandbox know of each other: made anew at each start. */
export type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

export type AdapterNeeds = {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly owner: OwnerSettings;
};

/** A payment provider before it is opened: what the shop has to know to open it, and to start. */
export type Adapter = {
  readonly environment: ProviderEnvironment;
  /** Returns the provider by the owner's settings; without an account one that can only say what is true of any. */
  readonly open: (needs: AdapterNeeds) => PaymentProvider & { readonly name: ProviderName };
  /** True if the owner offers it before others that have an account too. */
  readonly isPreferred: (owner: OwnerSettings) => boolean;
  /** Where a buyer is sent to pay: the origins of its pages, with * for any part of a host. */
  readonly payHosts: (settings: Settings) => readonly string[];
  /** Throws StartRefused where this environment must not speak to the provider. */
  readonly refuseStart: (settings: Settings) => Promise<void>;
};

const refuse = () => Promise.reject(new ProviderUnavailable('no account is connected'));

/** The calls of a provider without an account: the shop can take no payment by it yet. */
export const unconnected = {
  start: refuse,
  close: refuse,
  find: refuse,
  findByReference: refuse,
  findBySubject: refuse,
  refund: refuse,
  parseNotice: () => ({ kind: 'forged' }),
  isConnected: false,
} as const satisfies Partial<PaymentProvider>;
