import type { Logger } from 'pino';
import { boundedForm } from '#platform/http/read-input.ts';
import { errorResponse, type Site } from '#platform/http/error-response.ts';
import type { Handler } from '#platform/http/middleware.ts';
import type { Api } from '#platform/http/mount.ts';
import { foreignRefusal, isForeignChange } from '#platform/http/origin-check.ts';
import { serveSite } from '#platform/http/serve-site.ts';
import { sharedRequest, withCaching } from '#platform/page-cache/shared-request.ts';
import { loggedPath } from '#server/core/context/logged-path.ts';
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
  /** Returns what is answered instead of a page, as of one that is somewhere else now; undefined for the page itself. */
  readonly instead?: (page: Response, request: Request) => Promise<Response | undefined>;
  /** Throws for a request that a shop does not answer while it is closed. */
  readonly refuseClosed?: (request: Request) => Promise<void>;
};

/** Sends a request to the part of the shop that owns its path: API, pictures, health, or else the pages. */
export function siteOf(parts: Parts): Handler {
  const { api, front, media, health, settings, log, frame, addressOf, refuseClosed, instead } = parts;
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
      log.warn(
        { security: 'foreign_origin', origin: request.headers.get('origin') },
        'a form came from another address than PUBLIC_URL',
      );
      return errorResponse(request, foreignRefusal(), frame);
    }
    const page = await front.pages(await boundedForm(request), connection);
    return (await instead?.(page, request)) ?? withCaching(page, isShared);
  };
  return serveSite(answer, { site: frame, log, pathOf: loggedPath });
}
