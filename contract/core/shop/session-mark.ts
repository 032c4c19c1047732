/**
 * The name of the cookie that tells scripts that the session has changed. Its value changes with each login, grants no
 * access and contains no personal data, so scripts may read it. Without it, a browser requests no personal data.
 */
export const markCookie = 'sesion';

/** On https the name has a prefix, which it lacks in browsers of an earlier version. */
export const markPattern = new RegExp(`(?:^|;\\s*)(?:__Host-)?${markCookie}=([\\w-]{1,64})(?:;|$)`);

/** Returns the mark in the cookies of a request or a document; empty when there is none. */
export function markIn(cookies: string | null): string {
  return markPattern.exec(cookies ?? '')?.[1] ?? '';
}
