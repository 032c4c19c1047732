import type { PaymentProvider } from '#server/core/context/payment-provider.ts';

/** A provider whose account is read. */
export type AskedProvider = PaymentProvider & Required<Pick<PaymentProvider, 'settlements'>>;

/** True if the shop has an account at a provider that says what moves in it. */
export function isAsked(provider: PaymentProvider): provider is AskedProvider {
  return provider.isConnected && provider.settlements !== undefined;
}
