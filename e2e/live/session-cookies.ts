import type { BrowserContext } from '@playwright/test';

/** Returns the cookies that belong to the session; the cookie of a known browser stays after logout. */
export async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name !== '__Host-known-browser');
}
