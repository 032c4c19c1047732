import { ShopError } from '#contract/core/protocol/errors.ts';

/** The loopback names of this machine. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** The public address of the shop, without a trailing slash. */
type Site = { readonly publicUrl: string };

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true if another site requests a change (CSRF). A browser reports the origin of a request by Sec-Fetch-Site or
 * Origin; programs send neither.
 */
export function isForeignChange({ method, headers }: Request, { publicUrl }: Site): boolean {
  if (safeMethods.has(method)) return false;
  const origin = headers.get('origin');
  return origin === null ? !isOwnSite(headers.get('sec-fetch-site')) : !ownOrigins(publicUrl).includes(origin);
}

/** The error for such a request. */
export const foreignRefusal = () => new ShopError('foreign_origin');

/**
 * Throws `foreign_origin` for a change that another site requests with the visitor's cookie; programs use bearer
 * tokens.
 */
export function checkOrigin(request: Request, site: Site): void {
  if (request.headers.has('cookie') && isForeignChange(request, site)) throw foreignRefusal();
}

function isOwnSite(site: string | null): boolean {
  return site === null || site === 'same-origin' || site === 'none';
}

/**
 * Returns the origins under which browsers know the shop: that of `publicUrl`, and for a shop on one's own machine the
 * other loopback names with the same port.
 */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (protocol !== 'http:' || !loopbackNames.includes(hostname)) return [origin];
  return loopbackNames.map((name) => `http://${name}${port === '' ? '' : `:${port}`}`);
}
