/**
 * The floors of each room, the lowest first: a folder imports only from lower floors and from itself, so folders of one
 * floor do not know each other. Files that lie directly in a room stand above all of its folders.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  platform: [
    ['database', 'logs', 'mail', 'media', 'process'],
    ['health', 'http', 'jobs'],
    ['metrics', 'page-cache'],
  ],
  server: [
    ['context', 'migrations', 'outbox', 'shop-mode', 'status-page'],
    ['audit'],
    ['accounts', 'assistant', 'catalogue'],
    ['orders', 'social-login', 'wishlist'],
    ['dashboard', 'payments', 'people', 'reviews'],
    ['checkout'],
    ['mailing', 'order-desk'],
    ['jobs'],
  ],
  web: [
    ['client-state', 'fonts', 'hydration', 'links', 'order-words', 'ui'],
    ['api-client', 'forms', 'product-card', 'unsaved'],
    ['requests', 'seo', 'session'],
    ['interrupted', 'layout'],
    ['accounts', 'admin', 'advertising', 'assistant', 'assistant-desk', 'audit', 'bag', 'categories', 'info'],
    ['mailing', 'payments', 'review-desk', 'specimens'],
    ['orders', 'people', 'product-desk', 'reviews', 'wishlist'],
    ['catalogue', 'landing', 'order-desk'],
    ['frames'],
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

/** The floor of a folder of a room, from 0; undefined where the table has no row for it. */
export function floorOf(room: string, folder: string): number | undefined {
  const found = floors[room]?.findIndex((names) => names.includes(folder));
  return found === undefined || found < 0 ? undefined : found;
}
