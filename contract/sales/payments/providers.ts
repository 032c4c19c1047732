/** The payment providers that the shop has an adapter for: their names in database rows, and what people call them. */
export const providerTitles = {
  'mercado-pago': 'Mercado Pago',
  stripe: 'Stripe',
} as const satisfies Readonly<Record<string, string>>;

export type ProviderName = keyof typeof providerTitles;
