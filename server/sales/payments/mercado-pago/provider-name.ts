import type { ProviderName } from '#contract/sales/payments/notices.ts';

/** What the rows of this provider are marked with. */
export const providerName = 'mercado-pago' satisfies ProviderName;
