import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '#contract/errors.ts';
import { sendError } from './error-response.ts';
import type { Site } from './error-response.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A longer target than this, in bytes, is refused; all recipients have to take 8000 (RFC 9110, 4.1). */
export const longestTarget = 8_192;

const read = ['GET', 'HEAD'];

/** What the whole server takes, which is what `OPTIONS *` asks for. */
const ofServer = [...read, 'POST', 'PUT', 'PATCH', 'DELETE'];

type Gate = {
  /** The methods that an address takes by its path; none where there is no such address. */
  readonly methodsOf: (path: string) => readonly string[];
  readonly apiBase: string;
  readonly site: Site;
};

/**
 * Refuses what no page or call has to see: targets that cannot be read (400) or are too long (414), and methods that an
 * address does not take (405 with Allow; RFC 9110, 15.5.6). None of it is worth a line in the log.
 */
export function openGate({ methodsOf, apiBase, site }: Gate): Middleware {
  return (request, response, next) => {
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS' && url === '*') {
      refuseMethod(request, response, ofServer, site);
      return;
    }
    const path = pathOf(url);
    const trouble = troubleOf(url, path);
    if (trouble) {
      sendError(request, response, new ShopError(trouble), site);
      return;
    }
    const methods = methodsOf(path ?? '');
    const isAnswered = methods.length === 0 ? isToldElsewhere(method, path) : methods.includes(method);
    if (isAnswered) next();
    else if (methods.length > 0 || !isCall(method)) refuseMethod(request, response, methods, site);
    else sendError(request, response, new ShopError('not_found'), site);
  };

  /** What is nowhere is told so by the pages, or by the API in its own words. */
  function isToldElsewhere(method: string, path = ''): boolean {
    return read.includes(method) || (isCall(method) && path.startsWith(`${apiBase}/`));
  }
}

/** The answer to a method that an address does not take. To ask for its methods is none of them, and answered. */
export function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  methods: readonly string[],
  site: Site,
): void {
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (request.method !== 'OPTIONS') {
    sendError(request, response, new ShopError('method_not_allowed'), {
      ...site,
      headers: { ...site.headers, allow },
    });
    return;
  }
  response.writeHead(204, { ...site.headers, allow, 'cache-control': 'no-store' });
  response.end();
}

const isCall = (method: string) => ofServer.includes(method);

/** The path of a target (RFC 9112, 3.2); undefined for what is no target. */
function pathOf(target: string): string | undefined {
  if (target.startsWith('/')) return target.split('?')[0];
  return /^https?:\/\//i.test(target) ? URL.parse(target)?.pathname : undefined;
}

function troubleOf(target: string, path: string | undefined): 'address_too_long' | 'bad_address' | undefined {
  if (target.length > longestTarget) return 'address_too_long';
  if (path === undefined || path.includes('\\') || !isDecodable(path)) return 'bad_address';
  return undefined;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
