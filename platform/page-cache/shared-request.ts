import { retryAfterSeconds } from '../http/problem.ts';
import { publicAddress } from '../http/public-request.ts';

export type SharedAddresses = {
  /** Returns the canonical address of a target; undefined when the response is not the same for everybody. */
  readonly addressOf: (target: string) => string | undefined;
  readonly publicUrl: string;
};

/**
 * Returns the request for a response that is the same for everybody, as the API and the pages see it: its canonical
 * address, without cookies or other data of the visitor. So the response cannot contain personal data, cached or not.
 * Returns undefined for all other requests.
 */
export function sharedRequest(
  { url, method, headers, signal }: Request,
  { addressOf, publicUrl }: SharedAddresses,
): Request | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { pathname, search } = new URL(url);
  const address = addressOf(`${pathname}${search}`);
  if (address === undefined) return undefined;
  const passedOn = ['user-agent', 'x-request-id'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  return new Request(publicAddress(address, publicUrl), { method, headers: passedOn, signal });
}

/**
 * Sets Cache-Control. A response for a logged-in person, or one that changes by logging in, is never cached, not even
 * in the history of the browser (no-store). A response that is the same for everybody may come from the history: the
 * page requests personal data by itself.
 */
export function withCaching(response: Response, isShared: boolean): Response {
  const { headers } = response;
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retryAfterSeconds));
  if (!headers.has('cache-control')) {
    headers.set('cache-control', isShared ? 'no-cache' : 'no-store');
  }
  return response;
}
