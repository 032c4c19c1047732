import type { HeadersFunction } from 'react-router';

/**
 * The headers of a page whose address is the secret that opens it: no search engine keeps it, and no other site learns
 * it. Without any referrer a form would be sent without its origin too, which the shop rejects.
 */
export const secretAddress: HeadersFunction = () => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
});
