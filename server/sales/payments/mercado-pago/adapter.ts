import type { ChangedSettings } from '#server/core/context/provider-account.ts';
import { unconnected, type Adapter } from '../adapter.ts';
import { environment } from './environment.ts';
import { facts } from './facts.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { payHostsOf, providerOf } from './provider-settings.service.ts';
import { refuseRealToken } from './refuse-real-token.service.ts';
import { tryAccount } from './try-account.ts';

/** Mercado Pago, or the sandbox that stands in for it. */
export const mercadoPago: Adapter = {
  environment,
  open({ settings, secrets, owner }) {
    const options = providerOf(settings, secrets, owner);
    if (options.accessToken !== '') return createMercadoPago(options);
    const { apiUrl } = options;
    return {
      ...facts,
      ...unconnected,
      tryAccount: (accessToken: string, changed?: ChangedSettings) => tryAccount({ apiUrl, accessToken }, changed),
    };
  },
  // Another one says whether it comes first.
  isPreferred: () => false,
  payHosts: payHostsOf,
  refuseStart: refuseRealToken,
};
