import { providerTitles } from '#contract/sales/payments/providers.ts';
import type { PaymentProvider } from '#server/core/context/payment-provider.ts';
import { connectionIn } from './connection.ts';
import { providerName } from './provider-name.ts';
import { leastAmount, worksIn } from './sites.ts';

/** What is true of the provider with an account and without. */
export const facts = {
  name: providerName,
  title: providerTitles[providerName],
  account: { group: 'payment', credential: 'accessToken', secret: 'webhookSecret', triedWith: ['interface'] },
  worksIn,
  leastAmount,
  connectionIn,
  // A buyer may pay with two cards.
  mostParts: 2,
  refundableDays: 180,
} as const satisfies Partial<PaymentProvider>;
