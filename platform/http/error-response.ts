import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '#contract/errors.ts';
import { problemAnswer } from './problem.ts';
import type { ProblemAnswer } from './problem.ts';

/** What every response of the site has in common. */
export type Site = {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page that says what went wrong. `isSent`: the request carried something, which must not be sent twice. */
  readonly statusPage: (error: ShopError, isSent: boolean) => { readonly html: string; readonly policy: string };
};

type Asked = { readonly method: string | undefined; readonly accept: string | null | undefined };

/** What was refused knowingly, and is told as it is. */
export const isRefusal = (error: unknown): error is ShopError => error instanceof ShopError;

/** What nobody expected; it is told in no more words than these. */
export const unexpected = () => new ShopError('unexpected');

/** The failures that are told with a time to come back. */
type Waiting = 'overloaded' | 'opening' | 'unavailable';

/** A wait, and how much longer it may be, in seconds: those who are refused together must not come back together. */
const waits: Readonly<Record<Waiting, readonly [least: number, spread: number]>> = {
  overloaded: [3, 5],
  opening: [2, 2],
  unavailable: [5, 5],
};

/** The failure with a wait by `chance`, a number from 0 up to below 1. */
export function retryLater(code: Waiting, chance: number): ShopError {
  const [least, spread] = waits[code];
  return new ShopError(code, { seconds: least + Math.floor(chance * spread) });
}

/**
 * What the shop answers before, or instead of, its pages and calls: a page to who asks for one, a problem document
 * (RFC 9457) to all else. The pages' own scripts take the latter too: the router shows its status (and sees by the
 * missing X-Remix-Response that the answer is none of its own).
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

/** The same in answer to Node's own request. */
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

/** The same in answer to a Request. */
export function errorResponse(request: Request, error: ShopError, site: Site): Response {
  const { method } = request;
  const { status, headers, body } = errorAnswer({ method, accept: request.headers.get('accept') }, error, site);
  return new Response(body === '' ? null : body, { status, headers: { ...headers } });
}
