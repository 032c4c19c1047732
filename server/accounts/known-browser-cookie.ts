/**
 * The cookie by which the shop knows a browser again that somebody logged in with. It logs nobody in. Its name is unlike
 * the session's, for a page of somebody's own is told by that one (platform/page-cache/cacheable-pages.ts).
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

/** The secret that a browser brings, if it was given one. */
export function knownBrowserOf(headers: Headers, isSecure: boolean): string | undefined {
  const prefix = `${cookieName(isSecure)}=`;
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
