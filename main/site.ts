import type { Logger } from 'pino';
import { boundedForm } from '#platform/http/bounded-body.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import type { Site } from '#platform/http/error-response.ts';
import type { Handler } from '#platform/http/middleware.ts';
import type { Api } from '#platform/http/mount.ts';
import { foreignRefusal, isForeignChange } from '#platform/http/origin-check.ts';
import { serveSite } from '#platform/http/serve-site.ts';
import { sharedRequest, withCaching } from '#platform/page-cache/shared-request.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { varied } from '#server/core/context/speak-language.ts';
import type { Front } from './front.ts';

type Parts = {
  readonly api: Api;
  readonly front: Front;
  readonly media: (request: Request) => Promise<Response>;
  readonly health: (request: Request) => Promise<Response>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly frame: Site;
  /** Returns the canonical address of a target; undefined when the response is not the same for everybody. */
  readonly addressOf: (target: string) => string | undefined;
  /** Returns where an address leads for which there is no page; undefined if it leads nowhere. */
  readonly movedTo?: (target: string) => Promise<string | undefined>;
  /** Throws for a request that a shop does not answer while it is closed. */
  readonly refuseClosed?: (request: Request) => Promise<void>;
};

/** Sends a request to the part of the shop that owns its path: API, pictures, health, or else the pages. */
export function siteOf(parts: Parts): Handler {
  const { api, front, media, health, settings, log, frame, addressOf, refuseClosed, movedTo } = parts;
  const { apiBase, publicUrl } = settings;
  const answer: Handler = async (asked, connection) => {
    await refuseClosed?.(asked);
    const shared = sharedRequest(asked, { addressOf, publicUrl });
    const request = shared ?? asked;
    const isShared = shared !== undefined;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${apiBase}/`)) return withCaching(varied(await api.fetch(request, connection)), isShared);
    if (pathname.startsWith('/media/')) return media(request);
    if (pathname === '/healthz' || pathname === '/readyz') return health(request);
    if (isForeignChange(request, settings)) {
      log.warn({ origin: request.headers.get('origin') }, 'a form came from another address than PUBLIC_URL');
      return errorResponse(request, foreignRefusal(), frame);
    }
    const page = await front.pages(await boundedForm(request), connection);
    return (await movedPage(page, request)) ?? withCaching(page, isShared);
  };
  /** Asks only where a page would not be found, so that no other one waits for the answer. */
  async function movedPage({ status }: Response, { url, method }: Request): Promise<Response | undefined> {
    if (status !== 404 || method !== 'GET' || !movedTo) return undefined;
    const { pathname, search } = new URL(url);
    const to = pathname.endsWith('.data') ? undefined : await movedTo(`${pathname}${search}`);
    return to === undefined
      ? undefined
      : new Response(null, { status: 301, headers: { location: to, 'cache-control': 'public, max-age=3600' } });
  }
  return serveSite(answer, { site: frame, log });
}
