import { redirect, type MiddlewareFunction } from 'react-router';
import { withoutPrefix, withPrefix } from './language-prefix.ts';

/** The route parameters that are numbers; others are used as they are written. */
const numbers = new Set([':id', ':productId']);

/**
 * Middleware that redirects (308) to the canonical address of a page, with the whole query. The router also matches
 * other spellings: capitals, additional slashes, other forms of a number. With one address, no page is indexed, cached
 * or counted twice.
 */
export const oneAddress: MiddlewareFunction<Response> = ({ request: { method }, url, pattern }, next) => {
  const asked = withoutPrefix(url.pathname);
  const path = spelledPath(asked, pattern);
  if ((method !== 'GET' && method !== 'HEAD') || path === asked) return next();
  // A redirect of a middleware does not pass through the router.
  throw redirect(withPrefix(`${path}${url.search}`), 308);
};

/**
 * Returns the canonical spelling of a path that matched a route's pattern: '/HOME/' becomes '/home', '/detail/06'
 * becomes '/detail/6'.
 */
export function spelledPath(pathname: string, pattern: string): string {
  const wanted = segmentsOf(pattern);
  // In a link, '//' would begin the name of a host.
  if (wanted.includes('*')) return pathname.replace(/^\/+/, '/');
  return `/${segmentsOf(pathname)
    .map((segment, at) => spelledSegment(segment, wanted[at]))
    .join('/')}`;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function spelledSegment(segment: string, wanted = segment): string {
  const name = wanted.replace(/\?$/, '');
  if (!name.startsWith(':')) return name;
  return numbers.has(name) ? spelledNumber(segment) : segment;
}

/** Parses a number as the API does, so that everything it reads as 6 is written '6'. */
function spelledNumber(segment: string): string {
  const text = decodeURIComponent(segment).trim();
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) && number >= 0 ? String(number) : segment;
}
