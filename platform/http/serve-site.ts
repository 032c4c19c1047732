import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/database-away.ts';
import { compress, encodingFor, leastBytes } from './compression.ts';
import { errorResponse, isRefusal, retryLater, unexpected, type Site } from './error-response.ts';
import type { Connection, Handler } from './middleware.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { varyBy } from './vary.ts';

type Serving = {
  readonly site: Site;
  readonly log: Logger;
  /** Returns what the log says of a path: no part of it that names a person or is a secret. */
  readonly pathOf?: (path: string) => string;
};

/** True for a page that somebody may not open; calls tell of themselves what they refuse. */
function isRefusedPage({ status, headers }: Response): boolean {
  return status === 403 && !headers.get('content-type')?.startsWith('application/problem+json');
}

/** Adds to every response of a site: security headers, compression, and an error response after a failure. */
export function serveSite(answer: Handler, { site, log, pathOf }: Serving): Handler {
  return async (request, connection) => {
    try {
      const response = withSecurityHeaders(await answer(request, connection), site.headers);
      if (isRefusedPage(response)) {
        const route = pathOf?.(new URL(request.url).pathname);
        log.info(
          { security: 'not_allowed', requestId: connection.requestId, method: request.method, route },
          'refused',
        );
      }
      return await compressedResponse(request, shown(request, response, site));
    } catch (error) {
      return errorResponse(request, failureOf(log, request, connection, error), site);
    }
  };
}

/** Replaces a 503 page by the one that retries by itself. */
function shown(request: Request, response: Response, site: Site): Response {
  const isPage = request.method === 'GET' && response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 503 || !isPage) return response;
  return errorResponse(request, retryLater('unavailable', Math.random()), site);
}

function failureOf(log: Logger, { method }: Request, { requestId }: Connection, error: unknown) {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error)) return retryLater('unavailable', Math.random());
  log.error({ err: error, requestId, method }, 'a page failed');
  return unexpected();
}

/**
 * The types worth compressing: pictures and fonts are compressed already, and a PDF nearly. What is sent while it is being
 * made is not held back for it.
 */
const compressible =
  /^(?:text\/(?!event-stream|csv)|application\/(?:json|problem\+json|javascript|xml|manifest\+json)|image\/svg)/;

/**
 * Returns a response in the best encoding that the request accepts (RFC 9110, 12.5.3), when it is text and large
 * enough. No response of the shop has a secret beside text that an attacker chooses, which compression would reveal
 * (BREACH).
 */
async function compressedResponse(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  if (response.body === null || headers.has('content-encoding')) return response;
  if (!compressible.test(headers.get('content-type') ?? '')) return response;
  varyBy(headers, 'accept-encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.byteLength < leastBytes) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await compress(body, encoding, 'once'), { status, headers });
}
