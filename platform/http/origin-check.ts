import { ShopError } from '#contract/errors.ts';
import { ownOrigins } from './own-origins.ts';

/** The address as the world sees it, without a slash at the end. */
type Site = { readonly publicUrl: string };

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True if a foreign page asks for a change. A browser tells where a request comes from by Sec-Fetch-Site or Origin;
 * programs send neither.
 */
export function isForeignChange({ method, headers }: Request, { publicUrl }: Site): boolean {
  if (safeMethods.has(method)) return false;
  const origin = headers.get('origin');
  return origin === null ? !isOwnSite(headers.get('sec-fetch-site')) : !ownOrigins(publicUrl).includes(origin);
}

/** What a foreign page is answered. */
export const foreignRefusal = () => new ShopError('foreign_origin');

/** Refuses a change that a foreign page makes with the visitor's cookie; programs use bearer tokens. */
export function checkOrigin(request: Request, site: Site): void {
  if (request.headers.has('cookie') && isForeignChange(request, site)) throw foreignRefusal();
}

function isOwnSite(site: string | null): boolean {
  return site === null || site === 'same-origin' || site === 'none';
}
