import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { sendError, type Site } from './error-response.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The maximum length of a target, in bytes; a server should accept at least 8000 (RFC 9110, 4.1). */
export const longestTarget = 8_192;

const read = ['GET', 'HEAD'];

/** The methods of the whole server, for `OPTIONS *`. */
const ofServer = [...read, 'POST', 'PUT', 'PATCH', 'DELETE'];

type Gate = {
  /** Returns the methods of a path; none if the path does not exist. */
  readonly methodsOf: (path: string) => readonly string[];
  readonly apiBase: string;
  readonly site: Site;
};

/**
 * Rejects requests before pages and calls: targets that cannot be parsed (400) or are too long (414), and methods that
 * an address does not allow (405 with Allow; RFC 9110, 15.5.6). None of it is logged.
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

  /** True if the pages or the API respond to a path that does not exist, with 404. */
  function isToldElsewhere(method: string, path = ''): boolean {
    return read.includes(method) || (isCall(method) && path.startsWith(`${apiBase}/`));
  }
}

/** Sends the response to a method that an address does not allow, or to OPTIONS, which lists the allowed ones. */
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

/** Returns the path of a target (RFC 9112, 3.2); undefined when the target is invalid. */
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
