import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { problemAnswer, type ProblemAnswer } from './problem.ts';

/** What all responses of the site have in common. */
export type Site = {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page of an error. `isSent`: the request had a body, which must not be sent twice. */
  readonly statusPage: (error: ShopError, isSent: boolean) => { readonly html: string; readonly policy: string };
};

type Asked = { readonly method: string | undefined; readonly accept: string | null | undefined };

/** True if an error is an expected refusal, whose code the visitor is told. */
export const isRefusal = (error: unknown): error is ShopError => error instanceof ShopError;

/** The error that replaces an unexpected failure; no details of it are shown. */
export const unexpected = () => new ShopError('unexpected');

/** The errors with a Retry-After. */
type Waiting = 'overloaded' | 'opening' | 'unavailable';

/** A delay and its random extra (jitter), in seconds: clients that are rejected together must not retry together. */
const waits: Readonly<Record<Waiting, readonly [least: number, spread: number]>> = {
  overloaded: [3, 5],
  opening: [2, 2],
  unavailable: [5, 5],
};

/** Returns the error with a delay by `chance`, a number from 0 up to below 1. */
export function retryLater(code: Waiting, chance: number): ShopError {
  const [least, spread] = waits[code];
  return new ShopError(code, { seconds: least + Math.floor(chance * spread) });
}

/**
 * Returns the error response before, or instead of, pages and calls: a page for a request that accepts HTML, else a
 * problem document (RFC 9457). The pages' own scripts get the latter too: the router shows its status (without
 * X-Remix-Response it takes the response for none of its own).
 */
export function errorAnswer({ method, accept }: Asked, error: ShopError, site: Site): ProblemAnswer {
  const problem = problemAnswer(error);
  const isHead = method === 'HEAD';
  if (accept?.includes('text/html') !== true) {
    return { ...problem, headers: { ...site.headers, ...problem.headers }, body: isHead ? '' : problem.body };
  }
  const { html, policy } = site.statusPage(error, method !== 'GET' && !isHead);
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return {
    status: problem.status,
    headers: { ...site.headers, ...problem.headers, ...type },
    body: isHead ? '' : html,
  };
}

/** Sends the error response to a request of Node. */
export function sendError(
  { method, headers: { accept } }: IncomingMessage,
  response: ServerResponse,
  error: ShopError,
  site: Site,
): void {
  const { status, headers, body } = errorAnswer({ method, accept }, error, site);
  response.writeHead(status, { ...headers });
  response.end(body);
}

/** Returns the error response to a Request. */
export function errorResponse(request: Request, error: ShopError, site: Site): Response {
  const { method } = request;
  const { status, headers, body } = errorAnswer({ method, accept: request.headers.get('accept') }, error, site);
  return new Response(body === '' ? null : body, { status, headers: { ...headers } });
}
