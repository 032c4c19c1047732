import { ProviderUnavailable } from '#server/core/context/payment-provider.ts';
import type { Adapter } from '../adapter.ts';
import { accessOf, environment } from './environment.ts';
import { facts } from './facts.ts';
import { payHostsOf, providerOf } from './provider-settings.service.ts';
import { refuseRealKey } from './refuse-real-key.service.ts';
import { createStripe } from './stripe.service.ts';
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
  tryAccount: (secretKey: string) => tryAccount({ apiUrl, secretKey }),
});

/** Stripe Checkout. */
export const stripe: Adapter = {
  environment,
  open({ settings, owner }) {
    const options = providerOf(settings, owner);
    return options.secretKey === '' ? unconnected(accessOf(settings).apiUrl) : createStripe(options);
  },
  isPreferred: ({ cards }) => cards.isPreferred,
  payHosts: payHostsOf,
  refuseStart: refuseRealKey,
};
