/**
 * The floors of each room, the lowest first: a folder imports only from lower floors and from itself, so folders of one
 * floor cannot import each other. Files directly in a room are above all of its folders.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  platform: [
    ['logs', 'process'],
    ['database', 'mail', 'media'],
    ['events', 'health', 'http', 'jobs', 'lifecycle'],
    ['metrics', 'page-cache'],
  ],
  server: [
    ['content-versions', 'context', 'event-log', 'migrations', 'outbox', 'shop-mode', 'status-page'],
    ['audit', 'backups', 'country', 'look', 'owner-settings', 'translations', 'undelivered'],
    ['accounts', 'catalogue'],
    ['home', 'orders', 'pages', 'social-login', 'wishlist'],
    [
      'claims',
      'dashboard',
      'delivery',
      'desk-lists',
      'fulfilment',
      'menus',
      'payments',
      'people',
      'reviews',
      'withdrawals',
    ],
    ['assistant', 'cancellations', 'checkout', 'country-change', 'personal', 'returns'],
    [
      'audit-desk',
      'documents',
      'finder',
      'mailing',
      'manual-orders',
      'order-desk',
      'settings-desk',
      'translation-desk',
    ],
    ['jobs', 'opening'],
  ],
  web: [
    ['client-state', 'fonts', 'hydration', 'links', 'order-words', 'ui'],
    ['api-client', 'forms', 'product-card', 'reorder', 'rich-text', 'unsaved'],
    ['requests', 'seo'],
    ['desk-list', 'live-orders', 'session'],
    ['delivery', 'interrupted', 'layout'],
    ['saved-form'],
    [
      'accounts',
      'admin',
      'advertising',
      'assistant',
      'assistant-desk',
      'audit',
      'bag',
      'carriers',
      'categories',
      'claims',
      'delivery-desk',
      'finder',
      'info',
      'letters',
      'menu-desk',
      'opening',
      'page-desk',
      'pages',
      'settings-desk',
      'translation-desk',
      'withdrawals',
    ],
    ['addresses', 'mailing', 'payments', 'return-desk', 'returns', 'review-desk', 'specimens', 'undelivered'],
    ['delivery-step', 'orders', 'people', 'product-desk', 'reviews', 'wishlist'],
    ['catalogue', 'landing', 'manual-orders', 'order-desk'],
    ['home-desk'],
    ['frames'],
  ],
  studio: [
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
    ['checkout', 'merchant-orders'],
    ['control'],
  ],
};

/** Returns the floor of a folder of a room, from 0; undefined if the table has no row for it. */
export function floorOf(room: string, folder: string): number | undefined {
  const found = floors[room]?.findIndex((names) => names.includes(folder));
  return found === undefined || found < 0 ? undefined : found;
}
