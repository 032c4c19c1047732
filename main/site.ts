import type { Logger } from 'pino';
import { methodsOfCall } from '#server/api.ts';
import { boundedForm } from '#server/http/bounded-body.ts';
import { isDatabaseAway } from '#server/database/database-away.ts';
import type { Api } from '#server/http/mount.ts';
import { foreignRefusal, isForeignChange } from '#server/http/origin-check.ts';
import { retryAfterSeconds } from '#server/http/problem.ts';
import { sharedAddresses } from '#server/page-cache/shared-address.ts';
import type { Settings } from '#server/settings.ts';
import type { Answer, Connection, Front } from './front.ts';
import { packedResponse } from './packed-response.ts';
import { isRefusal, refusedResponse, toComeBack, unexpected } from '#server/http/refusal.ts';
import { securityHeaders, withSecurityHeaders } from './security-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Parts = {
  readonly api: Api;
  readonly front: Front;
  readonly media: (request: Request) => Promise<Response>;
  readonly health: (request: Request) => Promise<Response>;
  readonly settings: Settings;
  readonly log: Logger;
};

/** Sends a request to the part of the shop that owns its path: API, pictures, health, or else the pages. */
export function siteOf(parts: Parts): Answer {
  const common = securityHeaders(parts.settings.publicUrl);
  const addressOf = sharedAddresses(parts.front.sharedPages ?? {}, parts.settings.apiBase);
  return async (request, connection) => {
    try {
      const answer = withSecurityHeaders(await answered({ ...parts, common }, request, connection, addressOf), common);
      return await packedResponse(request, shown(request, answer, common));
    } catch (error) {
      return refusedResponse(request, failureOf(parts.log, request, connection, error), common);
    }
  };
}

/** A page that cannot be shown for now is replaced by the one that tries again by itself. */
function shown(request: Request, response: Response, common: SecurityHeaders): Response {
  const isPage = request.method === 'GET' && response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 503 || !isPage) return response;
  return refusedResponse(request, toComeBack('unavailable', Math.random()), common);
}

function failureOf(log: Logger, { method }: Request, { requestId }: Connection, error: unknown) {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error)) return toComeBack('unavailable', Math.random());
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
  { api, front, media, health, settings, log, common }: Parts & { readonly common: SecurityHeaders },
  request: Request,
  connection: Connection,
  addressOf: (target: string) => string | undefined,
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
    return refusedResponse(request, foreignRefusal(), common);
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
