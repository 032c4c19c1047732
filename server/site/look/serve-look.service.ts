import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { nameFiles } from '#contract/core/shop/drawn-name.ts';
import { lookFiles } from '#contract/core/shop/look.ts';
import { CachedResponse, sendCached } from '#platform/http/cached-response.ts';
import type { Site } from '#platform/http/error-response.ts';
import { refuseMethod } from '#platform/http/request-gate.ts';
import type { LookFile, LookStore } from '#server/core/context/look-store.ts';
import { phoneIcons } from './icons.ts';
import { makeLookFiles, type LookSource } from './look-files.service.ts';

type Served = { readonly lasting: CachedResponse; readonly present: CachedResponse };

type Made = { readonly version: string; readonly files: ReadonlyMap<string, LookFile> };

const addresses: ReadonlySet<string> = new Set([
  ...Object.values(lookFiles),
  ...Object.values(nameFiles),
  ...phoneIcons.map(({ address }) => address),
]);

type Parts = {
  readonly mediaDir: string;
  readonly log: Logger;
  /** Returns what the files are made from at present. */
  readonly source: () => LookSource;
  /** How long after a failure the files are made again when they are asked for, in ms. */
  readonly retryMs?: number;
};

/** Not at once: each page asks for the icons, and a failure that lasts would keep the process busy. */
const laterMs = 30_000;

/** The store, and the middleware that serves its files. */
export type OpenLook = LookStore & {
  /** With their version in the query, browsers keep the files for a year; else they ask each time whether it is the same. */
  serve(site: Site): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/**
 * Opens the store of the files that are made from the look. They are made once after each change; if that fails the last ones
 * stay, until it succeeds.
 */
export function openLook({ mediaDir, log, source, retryMs = laterMs }: Parts): OpenLook {
  let wanted: string | undefined;
  let made: Promise<Made> = Promise.resolve({ version: '', files: new Map() });

  function present(): Promise<Made> {
    const asked = source();
    const { version } = asked.facts.look;
    if (version === wanted) return made;
    wanted = version;
    const before = made;
    made = makeLookFiles(mediaDir, asked).then(
      (files) => ({ version, files }),
      (error: unknown) => {
        log.error({ err: error }, 'the icons could not be made; the last ones stay');
        setTimeout(() => {
          if (wanted === version) wanted = undefined;
        }, retryMs).unref();
        return before;
      },
    );
    return made;
  }

  return {
    make: () => void present(),
    find: async (address) => (await present()).files.get(address),
    serve(site) {
      let served: { readonly of: Made; readonly answers: ReadonlyMap<string, Served> } | undefined;
      const answersOf = (files: Made) => {
        if (served?.of !== files) served = { of: files, answers: allAnswers(files, site) };
        return served.answers;
      };
      async function answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
        const [path = '', query = ''] = (request.url ?? '').split('?');
        const files = await present();
        const found = answersOf(files).get(path);
        if (found) sendCached(query === `v=${files.version}` ? found.lasting : found.present, request, response);
        else next();
      }
      return (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!addresses.has(path)) next();
        else if (request.method === 'GET' || request.method === 'HEAD') void answer(request, response, next);
        else refuseMethod(request, response, ['GET', 'HEAD'], site);
      };
    },
  };
}

function allAnswers({ files }: Made, site: Site): ReadonlyMap<string, Served> {
  return new Map(
    [...files].map(([address, { type, body }]) => {
      const withCaching = (caching: string) => new CachedResponse(200, headersOf(type, caching, site), body);
      const served = {
        lasting: withCaching('public, max-age=31536000, immutable'),
        present: withCaching('public, no-cache'),
      };
      return [address, served] as const;
    }),
  );
}

/** A drawing that is opened by itself runs and loads nothing but the picture within it. */
const drawingPolicy =
  "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

function headersOf(type: string, caching: string, site: Site): Headers {
  return new Headers({
    ...site.headers,
    'content-security-policy': drawingPolicy,
    'content-type': type,
    'cache-control': caching,
    vary: 'accept-encoding',
  });
}
