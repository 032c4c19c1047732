import type { Logger } from 'pino';
import { isDatabaseAway } from '#server/http/database-away.ts';
import type { Api } from '#server/http/mount.ts';
import type { Settings } from '#server/settings.ts';
import type { Answer, Connection, Front } from './front.ts';

type Parts = {
  readonly api: Api;
  readonly front: Front;
  readonly media: (request: Request) => Promise<Response>;
  readonly health: (request: Request) => Promise<Response>;
  readonly settings: Settings;
  readonly log: Logger;
};

/** Sends a request to the part of the shop that owns its path: API, pictures, health, built files, or else the pages. */
export function siteOf(parts: Parts): Answer {
  return async (request, connection) => {
    try {
      return await answered(parts, request, connection);
    } catch (error) {
      if (isDatabaseAway(error)) {
        return plain('La tienda no está disponible en este momento.', 503, { 'retry-after': '5' });
      }
      parts.log.error({ err: error, method: request.method }, 'a page failed');
      return plain('Tuvimos un problema. Vuelva a intentarlo en unos minutos.', 500);
    }
  };
}

async function answered(
  { api, front, media, health, settings }: Parts,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(`${settings.apiBase}/`)) return secured(await api.fetch(request, connection));
  if (pathname.startsWith('/media/')) return media(request);
  if (pathname === '/healthz' || pathname === '/readyz') return health(request);
  const file = await front.files(request);
  return secured(file ?? (await front.pages(request, connection)));
}

/** Headers that every answer carries whatever it is (OWASP Secure Headers). */
function secured(response: Response): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  // The window of a login elsewhere says itself that it stays with the one that opened it.
  if (!response.headers.has('cross-origin-opener-policy')) {
    response.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  }
  return response;
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return secured(new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } }));
}
