import type { Context as HonoContext } from 'hono';

/** Returns a function that sets cookies of a response: the last one of each name counts. */
export function replyCookies(c: HonoContext): (cookie: string) => void {
  const byName = new Map<string, string>();
  return (cookie) => {
    byName.set(cookie.slice(0, cookie.indexOf('=')), cookie);
    c.header('set-cookie', undefined);
    for (const each of byName.values()) c.header('set-cookie', each, { append: true });
  };
}
