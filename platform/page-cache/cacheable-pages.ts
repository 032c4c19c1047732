import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hourMs } from '#contract/core/time/units.ts';
import { SeenAddresses } from './seen-addresses.ts';
import { ofOnePerson, type ChangeSubscriber } from '../events/follow-changes.ts';
import { TagCache, type CacheLimits } from './tag-cache.ts';
import { openTries } from './tries.ts';
import { collectTags } from './collect-tags.ts';
import type { Handler } from '../http/middleware.ts';
import { CachedResponse, sendCached } from '../http/cached-response.ts';
import { publicAddress } from '../http/public-request.ts';
import { withHashes } from './script-hashes.ts';
import { varyBy } from '../http/vary.ts';

/**
 * For how long a response that cannot be made anew is sent stale (stale-if-error, RFC 5861), in ms from when changes were not
 * told any more. A failover, a restart or a full disk is over by then.
 */
const staleIfErrorMs = hourMs;

/** The limits of the cache: its bytes with every encoding of its responses, and as many entries as short responses fill. */
export const cacheLimits: CacheLimits = { bytes: 32 * 1024 * 1024, entries: 10_000, staleMs: staleIfErrorMs };

/** How long a visitor waits for a new response when there is a stale one, in ms: a lost database may never answer. */
const patienceMs = 1500;

/** The maximum length of a cached response, in bytes, and of its address. */
const mostBytesOfOne = 1024 * 1024;
const longestAddress = 400;

/** The maximum length of a request target: the address may be a part of it, and keeps all of it in memory. */
const longestTarget = 2000;

type Parts = {
  readonly site: Handler;
  /** Returns the canonical address of a target; undefined when the response is not the same for everybody. */
  readonly addressOf: (target: string) => string | undefined;
  readonly publicUrl: string;
  /** Returns false for a request that may not be answered from the cache, nor fill it. */
  readonly mayAnswer?: (request: IncomingMessage) => boolean;
  readonly log: Logger;
  /** The time, in ms since 1970: a response that is right until a time is made again from then on. */
  readonly now?: () => number;
};

/**
 * The page cache: responds from memory, before other code sees a request (docs/decisions/0009-page-cache.md). A
 * response that is the same for everybody is made once, compressed, and invalidated when the database notifies of a
 * change. The visitor is ignored: shared responses are made without any personal data.
 */
export function openCacheablePages({ site, addressOf, publicUrl, mayAnswer = () => true, log, now = Date.now }: Parts) {
  const cache = new TagCache<CachedResponse>(cacheLimits, now);
  const seen = new SeenAddresses();
  const tries = openTries(now);

  /** Returns the canonical address of a request whose response is the same for everybody; undefined for all others. */
  function sharedAddress(request: IncomingMessage): string | undefined {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || !mayAnswer(request)) return undefined;
    if (url.length > longestTarget) return undefined;
    const address = addressOf(url);
    return address !== undefined && address.length <= longestAddress ? address : undefined;
  }

  // Of the visitor's request only the accepted types are passed on: they decide how a failure is told.
  async function make(address: string, accept: string | undefined) {
    const request = new Request(publicAddress(address, publicUrl), accept === undefined ? {} : { headers: { accept } });
    const { value, tags, until } = await collectTags(async () => {
      const response = await site(request, { ip: 'nobody' });
      const body = Buffer.from(await response.arrayBuffer());
      const isShared = isSameForAll(response) && body.length <= mostBytesOfOne;
      const plain = { headers: response.headers, body };
      const { headers, body: final } = isShared ? withHashes(plain) : plain;
      if (isShared) allowCaching(headers);
      return { answer: new CachedResponse(response.status, headers, final), mayCache: isShared };
    });
    return { value: value.answer, tags, until, mayCache: value.mayCache };
  }

  /** Makes the response, or waits for the one that is being made. Returns undefined if that fails. */
  async function made(address: string, accept: string | undefined): Promise<CachedResponse | undefined> {
    try {
      return await cache.getOr(address, () => make(address, accept));
    } catch (error) {
      log.error({ err: error }, 'a page could not be made for the cache');
      return undefined;
    }
  }

  /** As `made`, but not for long if there is a stale response instead and the database may be away. */
  async function madeSoon(address: string, accept: string | undefined): Promise<CachedResponse | undefined> {
    const making = made(address, accept);
    if (!cache.isPaused || cache.stale(address) === undefined) return making;
    return Promise.race([making, pause(patienceMs, undefined, { ref: false })]);
  }

  /** Sends a new response, or a stale one when it cannot be made; calls `next` without either. */
  async function makeAndSend(address: string, request: IncomingMessage, response: ServerResponse, next: () => void) {
    tries.begin();
    const answer = await madeSoon(address, request.headers.accept);
    const isFailed = answer === undefined || answer.status >= 500;
    tries.end(isFailed);
    if (isFailed && sendStale(address, request, response)) return;
    if (answer === undefined) next();
    else sendCached(answer, request, response);
  }

  /** Sends a stale response. Returns false if there is none. */
  function sendStale(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const stale = cache.stale(address);
    if (stale === undefined) return false;
    sendCached(stale.value, request, response, stale);
    return true;
  }

  return {
    /** Responds from the cache, or with a response that is being made; else calls `next`. */
    serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request);
      const cached = address === undefined ? undefined : cache.get(address);
      if (cached) {
        sendCached(cached, request, response);
        return;
      }
      const making = address === undefined ? undefined : cache.making(address);
      if (making) void making.then((ready) => sendCached(ready, request, response), next);
      else {
        const isAway = cache.isPaused && !tries.isDue();
        if (address === undefined || !isAway || !sendStale(address, request, response)) next();
      }
    },
    /** Makes and sends a response that may be cached; else calls `next`. */
    fill(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request);
      // An address with a query that was requested only once is not worth a place in the cache.
      const isRare = address?.includes('?') === true && cache.stale(address) === undefined && !seen.add(address);
      if (address === undefined || isRare) next();
      else void makeAndSend(address, request, response, next);
    },
    /** The number of cached responses, and their bytes. */
    size: () => cache.size,
    /** The subscriber of changes; until it is resumed, nothing is cached. */
    subscriber: {
      resume: () => cache.resume(),
      pause: () => cache.pause(),
      // Else every login and heart would keep the pages out that are being made.
      invalidate(tags) {
        const shared = tags.filter((tag) => !tag.startsWith(ofOnePerson));
        if (shared.length > 0) cache.invalidate(shared);
      },
    } satisfies ChangeSubscriber,
  };
}

const isSameForAll = (response: Response) => response.status === 200 && response.headers.getSetCookie().length === 0;

/**
 * Browsers revalidate each time and get 304; a CDN in front of the shop may respond by itself for some seconds (RFC
 * 9213). Not for longer while the shop fails: nobody tells it of changes, and a shop that its owner closed answers 503 too.
 */
function allowCaching(headers: Headers): void {
  headers.set('cache-control', 'no-cache');
  headers.set('cdn-cache-control', 'max-age=5, stale-while-revalidate=60, stale-if-error=60');
  varyBy(headers, 'accept-encoding');
}
