import type { Logger } from 'pino';
import { methodsOfCall } from '#server/api.ts';
import { boundedForm } from '#platform/http/bounded-body.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import type { Api } from '#platform/http/mount.ts';
import { foreignRefusal, isForeignChange } from '#platform/http/origin-check.ts';
import { retryAfterSeconds } from '#platform/http/problem.ts';
import type { Settings } from '#server/context/settings.ts';
import type { Connection, Handler } from '#platform/http/middleware.ts';
import type { Front } from './front.ts';
import { compressedResponse } from '#platform/http/compressed-response.ts';
import { errorResponse, isRefusal, retryLater, unexpected } from '#platform/http/error-response.ts';
import type { Site } from '#platform/http/error-response.ts';
import { withSecurityHeaders } from '#platform/http/security-headers.ts';

type Parts = {
  readonly api: Api;
  readonly front: Front;
  readonly media: (request: Request) => Promise<Response>;
  readonly health: (request: Request) => Promise<Response>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly frame: Site;
  /** The one address of what a target asks for; undefined for what is not the same for everybody. */
  readonly addressOf: (target: string) => string | undefined;
};

/** Sends a request to the part of the shop that owns its path: API, pictures, health, or else the pages. */
export function siteOf(parts: Parts): Handler {
  const { frame, log } = parts;
  return async (request, connection) => {
    try {
      const answer = withSecurityHeaders(await answered(parts, request, connection), frame.headers);
      return await compressedResponse(request, shown(request, answer, frame));
    } catch (error) {
      return errorResponse(request, failureOf(log, request, connection, error), frame);
    }
  };
}

/** A page that cannot be shown for now is replaced by the one that tries again by itself. */
function shown(request: Request, response: Response, frame: Site): Response {
  const isPage = request.method === 'GET' && response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 503 || !isPage) return response;
  return errorResponse(request, retryLater('unavailable', Math.random()), frame);
}

function failureOf(log: Logger, { method }: Request, { requestId }: Connection, error: unknown) {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error)) return retryLater('unavailable', Math.random());
  log.error({ err: error, requestId, method }, 'a page failed');
  return unexpected();
}

/** The methods that an address of the site takes, by its path; none where there is no such address. */
export function methodsOfSite(api: Api, front: Front, { apiBase }: Settings): (path: string) => readonly string[] {
  return (path) => {
    if (path.startsWith(`${apiBase}/`)) return methodsOfCall(api, path);
    if (path.startsWith('/media/') || path === '/healthz' || path === '/readyz') return ['GET', 'HEAD'];
    return front.methodsOf(path);
  };
}

async function answered(
  { api, front, media, health, settings, log, frame, addressOf }: Parts,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  // What a guest gets there changes with the catalogue alone; all else changes by logging in.
  const isShared = addressOf(pathname) !== undefined;
  if (pathname.startsWith(`${settings.apiBase}/`)) {
    return withCaching(request, await api.fetch(request, connection), isShared);
  }
  if (pathname.startsWith('/media/')) return media(request);
  if (pathname === '/healthz' || pathname === '/readyz') return health(request);
  if (isForeignChange(request, settings)) {
    log.warn({ origin: request.headers.get('origin') }, 'a form came from another address than PUBLIC_URL');
    return errorResponse(request, foreignRefusal(), frame);
  }
  return withCaching(request, await front.pages(await boundedForm(request), connection), isShared);
}

/**
 * What was made for somebody known, and what becomes another page by logging in, is kept by nobody, not even by the
 * history of their own browser. The catalogue's pages may come out of that: they see by the session's mark whether they
 * are still true, and going back stays quick.
 */
function withCaching(request: Request, response: Response, isShared: boolean): Response {
  const { headers } = response;
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retryAfterSeconds));
  if (!headers.has('cache-control')) {
    const isSomebodys = request.headers.has('cookie') || request.headers.has('authorization');
    const mayReturn = isShared && !isSomebodys && headers.getSetCookie().length === 0;
    headers.set('cache-control', mayReturn ? 'no-cache' : 'no-store');
  }
  return response;
}
