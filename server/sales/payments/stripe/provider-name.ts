import type { ProviderName } from '#contract/sales/payments/providers.ts';

/** What the rows of this provider are marked with. */
export const providerName = 'stripe' satisfies ProviderName;
