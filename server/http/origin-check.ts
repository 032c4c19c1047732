import { ShopError } from '#contract/errors.ts';
import type { Settings } from '../settings.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that a foreign page makes with the visitor's cookie. A browser tells where a request comes from by
 * Sec-Fetch-Site or Origin; programs send neither and use bearer tokens.
 */
export function checkOrigin(request: Request, settings: Settings): void {
  if (safeMethods.has(request.method) || !request.headers.has('cookie')) return;
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null ? isOwnSite(site) : isOwnOrigin(origin, request, settings)) return;
  throw new ShopError('foreign_origin');
}

function isOwnSite(site: string | null): boolean {
  return site === null || site === 'same-origin' || site === 'none';
}

/** The shop's public address, or the very host that the request was sent to: both are the visitor's own shop. */
function isOwnOrigin(origin: string, request: Request, settings: Settings): boolean {
  return origin === new URL(settings.publicUrl).origin || origin === new URL(request.url).origin;
}
