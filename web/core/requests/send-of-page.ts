import type { Send } from '#contract/core/protocol/call.ts';

/**
 * Returns a function that calls the API without cookies. It is for a shop that does not know its public address yet, which
 * would reject a request with them as one of another site.
 */
export function sendWithoutCookies(apiBase: string): Send {
  return (path, init) => fetch(`${apiBase}${path}`, { ...init, credentials: 'omit' });
}

/** Returns a function that calls the API as the page's person, and keeps the session that an answer begins. */
export function sendWithCookies(apiBase: string): Send {
  return (path, init) => fetch(`${apiBase}${path}`, { ...init, credentials: 'same-origin' });
}
