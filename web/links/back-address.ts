/** The query key that carries where to go after the login. */
export const backKey = 'volver';

const home = '/';

const ownPath = /^\/(?![/\\])/;

/**
 * A return address that stays in the shop: a path of one's own, never another host. Browsers read '//' and '/\' as the
 * start of a host, so both are refused: `otherwise` it is.
 */
export function backAddress(asked: string | null, otherwise = home): string {
  if (!asked || !ownPath.test(asked) || /[\u0000-\u001f]/.test(asked)) return otherwise;
  const { origin, pathname, search, hash } = new URL(asked, 'http://shop.invalid');
  // Only now: '/./' and '/x/../' before another slash are gone from the path, and a host may begin there.
  return origin === 'http://shop.invalid' && ownPath.test(pathname) ? `${pathname}${search}${hash}` : otherwise;
}

/** Why somebody is sent to the login, as its address says it. */
export const reasonKey = 'motivo';
const expired = 'vencida';
const reviewing = 'resena';

export function isExpiredLogin(query: URLSearchParams): boolean {
  return query.get(reasonKey) === expired;
}

/** What the login's address says to who wants to leave a review. */
export const reviewReason = `${reasonKey}=${reviewing}`;

export function isReviewLogin(query: URLSearchParams): boolean {
  return query.get(reasonKey) === reviewing;
}

// The session's cookie, under both of its names, or the mark that outlives it. A logout takes all of them.
const sessionTraces = /(?:^|;\s*)(?:__Host-percha|percha|sesion)=[\w-]/;

/** True if a guest's request brings traces of a session that is over. */
export function isExpired({ headers }: Request): boolean {
  return sessionTraces.test(headers.get('cookie') ?? '');
}

/** What the login's address says to somebody whose session has run out. */
export const expiredReason = `${reasonKey}=${expired}`;

/**
 * The login page with the way back to the page that a request asked for, and the reason when its session has run out.
 * Where a form was sent to may be no page: the way back is the page that it stood on, as far as the browser tells.
 */
export function loginPath(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url);
  const back = searchParams.get(backKey);
  const formQuery = back === null ? '' : `?${new URLSearchParams({ [backKey]: back })}`;
  const path = pathname.replace(/\.data$/, '');
  const page = request.method === 'GET' ? `${path}${search}` : (senderOf(request) ?? `${path}${formQuery}`);
  return `/login?${backKey}=${encodeURIComponent(page)}${isExpired(request) ? `&${expiredReason}` : ''}`;
}

/** The page of the shop that sent a request, when the browser tells it. */
function senderOf({ url, headers }: Request): string | undefined {
  const sender = headers.get('referer');
  if (sender === null || !URL.canParse(sender)) return undefined;
  const { origin, pathname, search } = new URL(sender);
  return origin === new URL(url).origin ? backAddress(`${pathname}${search}`) : undefined;
}
