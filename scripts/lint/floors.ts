/**
 * The floors of a room, or of an area of a room, the lowest first: a folder imports only from lower floors and from itself,
 * so folders of one floor cannot import each other. Files directly in it are above all of its folders.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  platform: [
    ['logs', 'process', 'table-files'],
    ['database', 'mail', 'media'],
    ['events', 'health', 'http', 'jobs', 'lifecycle'],
    ['metrics', 'page-cache'],
  ],
  'server/core': [
    ['content-versions', 'context', 'event-log', 'outbox', 'shop-mode', 'status-page'],
    ['audit', 'backups', 'owner-settings'],
  ],
  'server/people': [['accounts'], ['social-login']],
  'server/goods': [['attributes'], ['departments'], ['products'], ['grid', 'imports', 'size-tables', 'stock-desk']],
  'server/site': [['look'], ['home', 'pages'], ['collections'], ['menus', 'old-addresses']],
  'server/delivery': [['methods']],
  'server/sales': [
    ['coupons'],
    ['orders'],
    ['claims', 'fulfilment', 'payments'],
    ['checkout', 'returns', 'withdrawals'],
    ['documents', 'held-orders', 'manual-orders', 'order-desk'],
  ],
  'server/marketing': [['wishlist'], ['campaigns', 'coupon-desk', 'newsletter', 'reviews'], ['personal']],
  'server/mail': [['undelivered', 'webhooks'], ['letters']],
  'server/office': [
    ['own-data'],
    ['dashboard', 'desk-lists', 'moving-in', 'people-desk'],
    ['assistant', 'country-change'],
    ['audit-desk', 'finder', 'settings-desk', 'translation-desk'],
    ['opening'],
  ],
  'web/core': [
    ['hydration', 'links', 'ui'],
    ['api-client', 'product-card'],
    ['forms'],
    ['requests', 'seo'],
    ['desk-list', 'session'],
    ['interrupted', 'layout'],
  ],
  'web/people': [
    ['accounts', 'permission-words', 'tax-data'],
    ['addresses', 'own-data', 'roles', 'second-factor', 'tokens'],
  ],
  'web/delivery': [['offers'], ['delivery-desk']],
  'web/sales': [
    ['live-orders', 'order-words'],
    ['bag', 'claims', 'withdrawals'],
    ['payments', 'return-desk', 'returns'],
    ['delivery-step', 'orders'],
    ['manual-orders', 'order-desk'],
  ],
  'web/marketing': [['campaign-desk', 'newsletter', 'review-desk'], ['coupon-desk'], ['reviews', 'wishlist']],
  'web/goods': [
    ['attribute-desk', 'category-desk', 'department-desk', 'label-desk', 'size-table-desk', 'stock-desk'],
    ['product-desk'],
    ['products'],
    ['grid-desk', 'import-desk'],
  ],
  'web/site': [
    ['reorder'],
    ['info', 'old-addresses', 'menu-desk', 'page-desk', 'pages'],
    ['specimens'],
    ['home'],
    ['home-desk'],
    ['collection-desk'],
  ],
  'web/mail': [
    ['advertising', 'letter-desk', 'webhooks'],
    ['outbox', 'undelivered'],
  ],
  'web/office': [
    [
      'assistant',
      'assistant-desk',
      'audit-desk',
      'dashboard',
      'desk-menu',
      'moving-in',
      'opening',
      'settings-desk',
      'translation-desk',
    ],
    ['finder', 'people-desk'],
  ],
  'web/frames': [['desk', 'navigation', 'search'], ['menu']],
  'demo/studio': [
    ['noise', 'pattern'],
    ['form', 'light'],
    ['cloth', 'drape'],
    ['blocks'],
    ['garments'],
    ['pictures'],
    ['scenes'],
  ],
  sandbox: [
    ['store', 'values'],
    ['api', 'webhooks'],
    ['context'],
    ['preferences'],
    ['payments'],
    ['checkout', 'merchant-orders', 'orders'],
    ['control'],
  ],
  'sandbox/stripe': [
    ['store', 'values'],
    ['api', 'webhooks'],
    ['context'],
    ['events', 'objects'],
    ['sessions'],
    ['payments'],
    ['calls', 'pages'],
    ['control'],
  ],
};

/** Returns the floor of a folder of a room or an area ('server/sales'), from 0; undefined if the table has no row for it. */
export function floorOf(storey: string, folder: string): number | undefined {
  const found = floors[storey]?.findIndex((names) => names.includes(folder));
  return found === undefined || found < 0 ? undefined : found;
}
