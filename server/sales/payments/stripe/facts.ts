import { providerTitles } from '#contract/sales/payments/providers.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { connectionIn } from './connection.ts';
import { leastAmount, worksIn } from './countries.ts';
import { providerName } from './provider-name.ts';

/** What is true of the provider with an account and without. */
export const facts = {
  name: providerName,
  title: providerTitles[providerName],
  account: { group: 'cards', credential: 'secretKey', secret: 'endpointSecret' },
  worksIn,
  leastAmount,
  connectionIn,
  // A page takes one payment.
  mostParts: 1,
  refundableDays: 180,
  hasPayouts: true,
} as const satisfies Partial<PaymentProvider>;
