import { href } from 'react-router';
import { withoutPrefix } from './language-prefix.ts';
/** The query parameter with the address to return to after the login. */
export const backKey = 'volver';

const home = href('/');

const ownPath = /^\/(?![/\\])/;

/**
 * Returns a safe return address: a path of the shop, never another host (open redirect). Browsers read '//' and '/\' as
 * the start of a host, so both are rejected and `otherwise` is returned.
 */
export function backAddress(asked: string | null, otherwise = home): string {
  if (!asked || !ownPath.test(asked) || /[\u0000-\u001f]/.test(asked)) return otherwise;
  const { origin, pathname, search, hash } = new URL(asked, 'http://shop.invalid');
  // Check after normalization: it removes '/./' and '/x/../' before another slash, so that a host may begin there.
  return origin === 'http://shop.invalid' && ownPath.test(pathname) ? `${pathname}${search}${hash}` : otherwise;
}

/** The query parameter with the reason why the visitor is asked to log in. */
export const reasonKey = 'motivo';
const expired = 'vencida';
const reviewing = 'resena';
const emptyReview = 'resena-vacia';
const created = 'cuenta-creada';

export function isExpiredLogin(query: URLSearchParams): boolean {
  return query.get(reasonKey) === expired;
}

/** The login's query for the owner who has just created the shop's first account. */
export const createdReason = `${reasonKey}=${created}`;

export function isCreatedLogin(query: URLSearchParams): boolean {
  return query.get(reasonKey) === created;
}

/** The login's query for a visitor who wants to leave a review. */
export const reviewReason = `${reasonKey}=${reviewing}`;

/** The same for a review without a comment. */
export const emptyReviewReason = `${reasonKey}=${emptyReview}`;

/** Returns whether a visitor is asked to log in for a review, and whether it has a comment; undefined for other reasons. */
export function reviewLoginIn(query: URLSearchParams): 'written' | 'empty' | undefined {
  const reason = query.get(reasonKey);
  if (reason === reviewing) return 'written';
  return reason === emptyReview ? 'empty' : undefined;
}

// The session's cookie or the mark that outlives it, under both of their names. A logout deletes all of them.
const sessionTraces = /(?:^|;\s*)(?:__Host-percha|percha|__Host-sesion|sesion)=[\w-]/;

/** True if a guest's request has cookies of an expired session. */
export function isExpired({ headers }: Request): boolean {
  return sessionTraces.test(headers.get('cookie') ?? '');
}

/** The login's query for a visitor whose session has expired. */
export const expiredReason = `${reasonKey}=${expired}`;

/**
 * Returns the login page with the return address, and the reason if the session has expired. A form's action may not be
 * a page: then the return address is the page that contains the form, if the browser sent its address (Referer).
 */
export function loginPath(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url);
  const back = searchParams.get(backKey);
  const formQuery = back === null ? '' : `?${new URLSearchParams({ [backKey]: back })}`;
  const path = withoutPrefix(pathname).replace(/\.data$/, '');
  const page = request.method === 'GET' ? `${path}${search}` : (senderOf(request) ?? `${path}${formQuery}`);
  return `${href('/login')}?${backKey}=${encodeURIComponent(page)}${isExpired(request) ? `&${expiredReason}` : ''}`;
}

/** Returns the page that asks who its visitor is, with the address to go on to. */
export function confirmPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const path = withoutPrefix(pathname).replace(/\.data$/, '');
  return `${href('/user/confirm')}?${backKey}=${encodeURIComponent(`${path}${search}`)}`;
}

/** Returns the page of the second step of a login, with the address to go on to. */
export function secondStepPath(back: string): string {
  return `${href('/login/second-step')}?${backKey}=${encodeURIComponent(back)}`;
}

/** Returns the page of the shop that sent a request, if the browser says so. */
function senderOf({ url, headers }: Request): string | undefined {
  const sender = headers.get('referer');
  if (sender === null || !URL.canParse(sender)) return undefined;
  const { origin, pathname, search } = new URL(sender);
  return origin === new URL(url).origin ? backAddress(withoutPrefix(`${pathname}${search}`)) : undefined;
}
