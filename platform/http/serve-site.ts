import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/database-away.ts';
import { compressedResponse } from './compressed-response.ts';
import { errorResponse, isRefusal, retryLater, unexpected } from './error-response.ts';
import type { Site } from './error-response.ts';
import type { Connection, Handler } from './middleware.ts';
import { withSecurityHeaders } from './security-headers.ts';

/** Adds to every response of a site: security headers, compression, and an error response after a failure. */
export function serveSite(answer: Handler, { site, log }: { readonly site: Site; readonly log: Logger }): Handler {
  return async (request, connection) => {
    try {
      const response = withSecurityHeaders(await answer(request, connection), site.headers);
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
