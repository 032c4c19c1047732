import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';

/** Parameters of the routes that are numbers; other parameters are taken as they are written. */
const numbers = new Set([':id', ':productId']);

/**
 * Each page has one address. The router matches others too: in capitals, with slashes too many, with a number written in
 * another way. These lead to the one, with all of their query, so that no page is found, kept or counted twice.
 */
export const oneAddress: MiddlewareFunction<Response> = ({ request: { method }, url, pattern }, next) => {
  const path = spelledPath(url.pathname, pattern);
  if ((method !== 'GET' && method !== 'HEAD') || path === url.pathname) return next();
  throw redirect(`${path}${url.search}`, 308);
};

/** The one spelling of a path that a route's pattern matched: '/HOME/' for '/home' is '/home', '/detail/06' is '/detail/6'. */
export function spelledPath(pathname: string, pattern: string): string {
  const wanted = segmentsOf(pattern);
  if (wanted.includes('*')) return pathname;
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

/** As the API reads a number, so that what it would take for 6 is written '6'. */
function spelledNumber(segment: string): string {
  const text = decodeURIComponent(segment).trim();
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) && number >= 0 ? String(number) : segment;
}
