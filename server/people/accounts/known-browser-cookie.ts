/**
 * The name of the cookie by which the shop recognizes a browser that somebody logged in with. It does not log anybody
 * in. Its name differs from that of the session cookie, because the page cache recognizes personal pages by that name
 * (platform/page-cache/cacheable-pages.ts).
 */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-known-browser' : 'known-browser';
}

/** A year, in seconds. */
const lifetime = 31_536_000;

export function knownBrowserCookie(token: string, isSecure: boolean): string {
  const scope = 'Path=/; HttpOnly; SameSite=Lax';
  return `${cookieName(isSecure)}=${token}; ${scope}; Max-Age=${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** Returns the secret that a browser sent; undefined if it has none. */
export function knownBrowserOf(headers: Headers, isSecure: boolean): string | undefined {
  const prefix = `${cookieName(isSecure)}=`;
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
