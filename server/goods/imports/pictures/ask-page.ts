import { setTimeout as pause } from 'node:timers/promises';
import { fetchPublic, NotFetched } from '#platform/http/fetch-public.ts';
import type { Said } from '../problem-words.ts';
import type { ShopPage } from './old-shop-pages.ts';
import type { ShownPage } from './shown-page.ts';
import { shownPictures } from './shown-pictures.ts';

/**
 * What the old shop shows of a product in all its colours, and by which path it was found; or why there are none. `mayRetry` if another
 * try may help; `isAway` if the shop does not answer at all.
 */
export type AskedPage = { readonly ok: true; readonly page: ShownPage; readonly path: string } | NoPage;

type NoPage = { readonly ok: false; readonly problem: Said; readonly mayRetry: boolean; readonly isAway: boolean };

export type AskParts = {
  readonly signal: AbortSignal;
  /** What fetches pages; only of hosts of the Internet by default. */
  readonly fetchFile?: typeof fetchPublic;
  /** How long to wait before each page, in ms: a shop is asked for at most two in a second. */
  readonly paceMs?: number;
};

/** The largest page that is read, in bytes. */
const mostPageBytes = 3_145_728;

/** Asks the pages at which the old shop may show a product, until one shows its pictures. Throws what `signal` ends. */
export async function askPage(
  handle: string,
  pages: readonly ShopPage[],
  { signal, fetchFile = fetchPublic, paceMs = 500 }: AskParts,
): Promise<AskedPage> {
  let problem: NoPage = none('page-none');
  for (const { path, address } of pages) {
    await pause(paceMs, undefined, { signal });
    try {
      const file = await fetchFile(address, {
        mostBytes: mostPageBytes,
        signal,
        accept: 'text/html, application/json',
      });
      const page = isHome(file.url, address) ? undefined : shownPictures(file, handle);
      if (page && page.pictures.length > 0) return { ok: true, page, path };
      problem = none('page-empty');
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof NotFetched)) throw error;
      const refused = refusalOf(error);
      if (refused.mayRetry || refused.isAway) return refused;
      if (error.status !== 404 && error.status !== 410) problem = refused;
    }
  }
  return problem;
}

/** Shops lead from products that they do not have any more to their first page, which shows another picture. */
const isHome = (url: string, asked: string): boolean => new URL(url).pathname === '/' && url !== asked;

function none(code: 'page-none' | 'page-empty'): NoPage {
  return { ok: false, problem: { code, values: {} }, mayRetry: false, isAway: false };
}

function refusalOf({ refusal, status }: NotFetched): NoPage {
  const isAway = refusal === 'unreachable' || status === 429 || status === 503;
  return {
    ok: false,
    problem: { code: `page-${refusal}`, values: { status } },
    mayRetry: isAway || status >= 500,
    isAway,
  };
}
