import type { Logger } from 'pino';
import { isDatabaseAway } from '#server/database/database-away.ts';
import type { Api } from '#server/http/mount.ts';
import type { Settings } from '#server/settings.ts';
import type { Answer, Connection, Front } from './front.ts';
import { packedResponse } from './packed-response.ts';

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
  return async (request, connection) => {
    try {
      return await packedResponse(request, overHttps(parts.settings, await answered(parts, request, connection)));
    } catch (error) {
      if (isDatabaseAway(error)) {
        return plain(request, 'La tienda no está disponible en este momento.', 503, { 'retry-after': '5' });
      }
      parts.log.error({ err: error, requestId: connection.requestId, method: request.method }, 'a page failed');
      return plain(request, 'Tuvimos un problema. Vuelva a intentarlo en unos minutos.', 500);
    }
  };
}

async function answered(
  { api, front, media, health, settings }: Parts,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(`${settings.apiBase}/`)) return secured(request, await api.fetch(request, connection));
  if (pathname.startsWith('/media/')) return media(request);
  if (pathname === '/healthz' || pathname === '/readyz') return health(request);
  return secured(request, await front.pages(request, connection));
}

const yearSeconds = 31_536_000;

/** Where the shop is on https, a browser that was there once comes by nothing else (RFC 6797). */
function overHttps({ publicUrl }: Settings, response: Response): Response {
  if (publicUrl.startsWith('https://')) {
    response.headers.set('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  }
  return response;
}

/**
 * Headers that every answer carries whatever it is (OWASP Secure Headers). What was made for somebody known is kept by
 * nobody, not even their own browser; the rest is asked for again each time.
 */
function secured(request: Request, response: Response): Response {
  const { headers } = response;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  // The window of a login elsewhere says itself that it stays with the one that opened it.
  if (!headers.has('cross-origin-opener-policy')) headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5');
  if (!headers.has('cache-control')) {
    const isSomebodys = request.headers.has('cookie') || request.headers.has('authorization');
    headers.set('cache-control', isSomebodys || headers.getSetCookie().length > 0 ? 'no-store' : 'no-cache');
  }
  return response;
}

function plain(request: Request, text: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  return secured(request, new Response(text, { status, headers: { ...type, ...headers } }));
}
