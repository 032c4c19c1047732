import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { SeenAddresses } from './seen-addresses.ts';
import type { ChangeSubscriber } from './follow-changes.ts';
import { TagCache } from './tag-cache.ts';
import { collectTags } from './collect-tags.ts';
import type { Handler } from '../http/middleware.ts';
import { CachedResponse, sendCached } from '../http/cached-response.ts';
import { publicAddress } from '../http/public-request.ts';
import { withHashes } from './script-hashes.ts';

/** The size of the cache, in bytes, with every encoding of its responses. */
const mostBytes = 32 * 1024 * 1024;

/** A longer response, in bytes, or address is not cached. */
const mostBytesOfOne = 1024 * 1024;
const longestAddress = 400;

type Parts = {
  readonly site: Handler;
  /** The one address of what a target asks for; undefined for what is not the same for everybody. */
  readonly addressOf: (target: string) => string | undefined;
  /** Every cookie of a session has this in its name; a request with one is somebody's own. */
  readonly ownCookie: string;
  readonly publicUrl: string;
  readonly log: Logger;
};

/**
 * The page cache: answers guests from memory, before anything else looks at a request
 * (docs/decisions/0009-page-cache.md). A response that is the same for everybody is made once by the site itself,
 * compressed, and invalidated when the database tells of a change.
 */
export function openCacheablePages({ site, addressOf, ownCookie, publicUrl, log }: Parts) {
  const cache = new TagCache<CachedResponse>(mostBytes);
  const seen = new SeenAddresses();

  /** The one address of a request that anybody might have made; undefined for all others. */
  function sharedAddress({ method, url, headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (url === undefined || headers.authorization !== undefined) return undefined;
    if (headers.cookie?.includes(ownCookie)) return undefined;
    const address = addressOf(url);
    return address !== undefined && address.length <= longestAddress ? address : undefined;
  }

  async function make(address: string) {
    const request = new Request(publicAddress(address, publicUrl));
    const { value, tags } = await collectTags(async () => {
      const response = await site(request, { ip: 'guest' });
      const body = Buffer.from(await response.arrayBuffer());
      const isShared = isSameForAll(response) && body.length <= mostBytesOfOne;
      const plain = { headers: response.headers, body };
      const { headers, body: final } = isShared ? withHashes(plain) : plain;
      if (isShared) allowCaching(headers);
      return { answer: new CachedResponse(response.status, headers, final), mayCache: isShared };
    });
    return { value: value.answer, tags, mayCache: value.mayCache };
  }

  /** Makes the response, or waits for the one that is being made; passes on what could not be made. */
  async function makeAndSend(address: string, request: IncomingMessage, response: ServerResponse, next: () => void) {
    let made;
    try {
      made = await cache.getOr(address, () => make(address));
    } catch (error) {
      log.error({ err: error }, 'a page could not be made for the cache');
      next();
      return;
    }
    sendCached(made, request, response);
  }

  return {
    /** Answers from the cache, or with a response that is being made; all else goes on to `next`. */
    serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request);
      const cached = address === undefined ? undefined : cache.get(address);
      if (cached) {
        sendCached(cached, request, response);
        return;
      }
      const making = address === undefined ? undefined : cache.making(address);
      if (making) void making.then((made) => sendCached(made, request, response), next);
      else next();
    },
    /** Makes what may be cached and answers with it; all else goes on to `next`. */
    fill(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request);
      // What is requested once goes the ordinary way: it is not worth a place in the cache.
      if (address === undefined || (address.includes('?') && !seen.add(address))) next();
      else void makeAndSend(address, request, response, next);
    },
    /** The number of cached responses, and their bytes. */
    size: () => cache.size,
    /** Has to be told of changes; until it is, nothing is cached. */
    subscriber: cache satisfies ChangeSubscriber,
  };
}

const isSameForAll = (response: Response) => response.status === 200 && response.headers.getSetCookie().length === 0;

/**
 * Browsers ask each time and are told that nothing changed; what stands in front of the shop for many may answer by
 * itself for some seconds (RFC 9213). Somebody's own page has another cookie, so it is never taken for this one.
 */
function allowCaching(headers: Headers): void {
  headers.set('cache-control', 'no-cache');
  headers.set('cdn-cache-control', 'max-age=5, stale-while-revalidate=60');
  headers.set('vary', 'accept-encoding, cookie, authorization');
}
