/** The query key that carries where to go after the login. */
export const backKey = 'volver';

const home = '/';

/**
 * A return address that stays in the shop: a path of one's own, never another host. Browsers read '//' and '/\' as the
 * start of a host, so both are refused.
 */
export function backAddress(asked: string | null): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /[\u0000-\u001f]/.test(asked)) return home;
  const { origin, pathname, search, hash } = new URL(asked, 'http://shop.invalid');
  return origin === 'http://shop.invalid' ? `${pathname}${search}${hash}` : home;
}

/** The login page with the way back to the page that a request asked for. A form's address is not a page to return to. */
export function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const page =
    request.method === 'GET' ? `${pathname.replace(/\.data$/, '')}${search}` : pathname.replace(/\.data$/, '');
  return `/login?${backKey}=${encodeURIComponent(page)}`;
}
