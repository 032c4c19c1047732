/** What scripts never ask for: files, e-mails in a frame of their own, the way to another site, and what stands in for them. */
export const documents: readonly string[] = [
  'people/accounts/social-start.resource.ts',
  'core/seo/robots.resource.ts',
  'core/seo/sitemap.resource.ts',
  'core/seo/sitemap-part.resource.ts',
  'mail/outbox/outbox-email.resource.ts',
  'sales/order-desk/labels.resource.ts',
  'sales/order-desk/documents.resource.ts',
  'sales/order-desk/export.resource.ts',
  'sales/order-desk/sales-book.resource.ts',
  'sales/payments/payouts.resource.ts',
  'people/own-data/copy.resource.ts',
  'marketing/newsletter/records.resource.ts',
  'goods/import-desk/export.resource.ts',
  'goods/label-desk/labels.resource.ts',
  'core/session/personal-style.resource.ts',
];

/** What scripts ask for by `fetch` alone: the router never does. */
export const askedByFetch: readonly string[] = [
  'people/second-factor/step-passkey.resource.ts',
  'people/second-factor/new-passkey.resource.ts',
  'people/second-factor/proof-passkey.resource.ts',
  'people/second-factor/stay.resource.ts',
];
