import { ShopError } from '#contract/errors.ts';
import { ownOrigins } from '../own-origins.ts';
import type { Settings } from '../settings.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a foreign page asks for a change. A browser tells where a request comes from by Sec-Fetch-Site or Origin;
 * programs send neither.
 */
export function isForeignChange({ method, headers }: Request, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  if (safeMethods.has(method)) return false;
  const origin = headers.get('origin');
  return origin === null ? !isOwnSite(headers.get('sec-fetch-site')) : !ownOrigins(publicUrl).includes(origin);
}

/** What a foreign page is answered. */
export const foreignRefusal = () => new ShopError('foreign_origin');

/** Refuses a change that a foreign page makes with the visitor's cookie; programs use bearer tokens. */
export function checkOrigin(request: Request, settings: Settings): void {
  if (request.headers.has('cookie') && isForeignChange(request, settings)) throw foreignRefusal();
}

function isOwnSite(site: string | null): boolean {
  return site === null || site === 'same-origin' || site === 'none';
}
