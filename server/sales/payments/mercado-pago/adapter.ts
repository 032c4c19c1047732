import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { ChangedSettings } from '#server/core/context/provider-account.ts';
import type { Adapter } from '../adapter.ts';
import { environment } from './environment.ts';
import { facts } from './facts.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { payHostsOf, providerOf } from './provider-settings.service.ts';
import { refuseRealToken } from './refuse-real-token.service.ts';
import { tryAccount } from './try-account.ts';

const refuse = () => Promise.reject(new ProviderUnavailable('no account is connected'));

/** A shop that has no account yet can take no payment. */
const unconnected = (apiUrl: string) => ({
  ...facts,
  start: refuse,
  close: refuse,
  find: refuse,
  findByReference: refuse,
  findBySubject: refuse,
  refund: refuse,
  parseNotice: () => ({ kind: 'forged' }) as const,
  isConnected: false,
  tryAccount: (accessToken: string, changed?: ChangedSettings) => tryAccount({ apiUrl, accessToken }, changed),
});

/** Mercado Pago, or the sandbox that stands in for it. */
export const mercadoPago: Adapter = {
  environment,
  open({ settings, secrets, owner }) {
    const options = providerOf(settings, secrets, owner);
    return options.accessToken === '' ? unconnected(options.apiUrl) : createMercadoPago(options);
  },
  // Another one says whether it comes first.
  isPreferred: () => false,
  payHosts: payHostsOf,
  refuseStart: refuseRealToken,
};
