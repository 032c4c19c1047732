/** How long a browser may keep where an address leads, in s: the owner may direct it anew. */
const keptFor = 3600;

/**
 * Returns what is answered instead of a page that is not found: a permanent redirect (301, RFC 9110 section 15.4.2), if the
 * address leads somewhere by `movedTo`. It asks only where a page would not be found, so that no other one waits for the answer.
 */
export function insteadOfMissing(movedTo: (target: string) => Promise<string | undefined>) {
  return async ({ status }: Response, { url, method }: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(url);
    if (status !== 404 || method !== 'GET' || pathname.endsWith('.data')) return undefined;
    const location = await movedTo(`${pathname}${search}`);
    const headers = { 'cache-control': `public, max-age=${keptFor}` };
    return location === undefined ? undefined : new Response(null, { status: 301, headers: { ...headers, location } });
  };
}
