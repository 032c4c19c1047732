/**
 * The name of the cookie that tells scripts that the session has changed. Its value changes with each login, grants no
 * access and contains no personal data, so scripts may read it. Without it, a browser requests no personal data.
 */
export const markCookie = 'sesion';

/** The name on https, which binds the cookie to https and to this host (RFC 6265bis, 4.1.3.2). */
export const secureMarkCookie = `__Host-${markCookie}`;

/** Browsers of an earlier version have a mark of the plain name on https too. */
export const markPattern = new RegExp(`(?:^|;\\s*)(?:__Host-)?${markCookie}=([\\w-]{1,64})(?:;|$)`);

const securePattern = new RegExp(`(?:^|;\\s*)${secureMarkCookie}=([\\w-]{1,64})(?:;|$)`);

/** Returns the mark in the cookies of a request or a document; empty when there is none. */
export function markIn(cookies: string | null): string {
  return (securePattern.exec(cookies ?? '') ?? markPattern.exec(cookies ?? ''))?.[1] ?? '';
}
