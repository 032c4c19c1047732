/**
 * The cookie by which a page sees without a request that the session is another than the one it was made for. It changes
 * with each login, opens nothing and tells nothing of the person, so scripts may read it. Its name is not the session
 * cookie's: a guest who has it still gets the pages that are kept for all guests.
 */
export const markCookie = 'sesion';

const pattern = new RegExp(`(?:^|;\\s*)${markCookie}=([\\w-]{1,64})(?:;|$)`);

/** The mark among the cookies of a request or a document; empty when there is none. */
export function markIn(cookies: string | null): string {
  return pattern.exec(cookies ?? '')?.[1] ?? '';
}
