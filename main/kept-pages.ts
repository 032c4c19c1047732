import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Doorkeeper } from '#server/page-cache/doorkeeper.ts';
import type { ChangeEar } from '#server/page-cache/change-listener.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { sharedAddresses } from '#server/page-cache/shared-address.ts';
import type { SharedPages } from '#server/page-cache/shared-address.ts';
import { collectShown } from '#server/page-cache/shown.ts';
import type { Settings } from '#server/settings.ts';
import type { Answer } from './front.ts';
import { KeptAnswer, writeKept } from './kept-answer.ts';
import { publicAddress } from './public-request.ts';
import { withHashes } from './script-hashes.ts';

/** All kept answers together hold at most this, in bytes, with every encoding of them. */
const mostBytes = 32 * 1024 * 1024;

/** A single answer, in bytes, and an address, longer than this is not kept. */
const mostBytesOfOne = 1024 * 1024;
const longestAddress = 400;

/** Every cookie of the shop has this in its name; a request with one is somebody's own. */
const ownCookie = 'percha';

type Parts = {
  readonly site: Answer;
  readonly pages: SharedPages;
  readonly settings: Settings;
  readonly log: Logger;
};

/**
 * Answers guests from what is kept, before anything else looks at a request (docs/decisions/0009-page-cache.md). What
 * is nobody's own is made once by the site itself, packed, and dropped when the database tells that it changed.
 */
export function openKeptPages({ site, pages, settings, log }: Parts) {
  const addressOf = sharedAddresses(pages, settings.apiBase);
  const cache = new PageCache<KeptAnswer>(mostBytes);
  const door = new Doorkeeper();

  async function make(address: string) {
    const request = new Request(publicAddress(address, settings.publicUrl));
    const { value, shown } = await collectShown(async () => {
      const response = await site(request, { ip: 'guest' });
      const body = Buffer.from(await response.arrayBuffer());
      const mayShare = isNobodys(response) && body.length <= mostBytesOfOne;
      const plain = { headers: response.headers, body };
      const { headers, body: final } = mayShare ? withHashes(plain) : plain;
      if (mayShare) allowKeeping(headers);
      return { answer: new KeptAnswer(response.status, headers, final), mayKeep: mayShare };
    });
    return { value: value.answer, tags: shown, mayKeep: value.mayKeep };
  }

  /** Makes the answer first, or waits for the one in the making; passes on what could not be made. */
  async function makeAndWrite(address: string, request: IncomingMessage, response: ServerResponse, next: () => void) {
    let made;
    try {
      made = await cache.getOr(address, () => make(address));
    } catch (error) {
      log.error({ err: error }, 'a page could not be made to be kept');
      next();
      return;
    }
    writeKept(made, request, response);
  }

  return {
    /** Answers from what is kept or is being made; all else goes on to `next`. */
    give(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request, addressOf);
      const kept = address === undefined ? undefined : cache.get(address);
      if (kept) {
        writeKept(kept, request, response);
        return;
      }
      const making = address === undefined ? undefined : cache.making(address);
      if (making) void making.then((made) => writeKept(made, request, response), next);
      else next();
    },
    /** Makes what may be kept and answers with it; all else goes on to `next`. */
    make(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const address = sharedAddress(request, addressOf);
      // What is asked for once goes the ordinary way: nothing of it is worth preparing for others.
      if (address === undefined || (address.includes('?') && !door.knows(address))) next();
      else void makeAndWrite(address, request, response, next);
    },
    /** How many answers are kept, and their bytes. */
    size: () => cache.size,
    /** What has to hear of changes; until it does, nothing is kept. */
    ear: cache satisfies ChangeEar,
  };
}

/** The one address of a request that anybody might have made; undefined for all others. */
function sharedAddress(
  { method, url, headers }: IncomingMessage,
  addressOf: (target: string) => string | undefined,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url === undefined || headers.authorization !== undefined || headers.cookie?.includes(ownCookie)) return undefined;
  const address = addressOf(url);
  return address !== undefined && address.length <= longestAddress ? address : undefined;
}

const isNobodys = (response: Response) => response.status === 200 && response.headers.getSetCookie().length === 0;

/**
 * Browsers ask each time and are told that nothing changed; what stands in front of the shop for many may answer by
 * itself for some seconds (RFC 9213). Somebody's own page has another cookie, so it is never taken for this one.
 */
function allowKeeping(headers: Headers): void {
  headers.set('cache-control', 'no-cache');
  headers.set('cdn-cache-control', 'max-age=5, stale-while-revalidate=60');
  headers.set('vary', 'accept-encoding, cookie, authorization');
}
