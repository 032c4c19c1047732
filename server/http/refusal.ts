import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '#contract/errors.ts';
import { problemAnswer } from './problem.ts';
import type { ProblemAnswer } from './problem.ts';
import { statusPage } from './status-page.ts';

/** Headers of every answer of the shop. */
type Common = Readonly<Record<string, string>>;

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
export function toComeBack(code: Waiting, chance: number): ShopError {
  const [least, spread] = waits[code];
  return new ShopError(code, { seconds: least + Math.floor(chance * spread) });
}

/**
 * What the shop answers before, or instead of, its pages and calls: a page to who asks for one, a problem document
 * (RFC 9457) to all else. The pages' own scripts take the latter too: the router shows its status (and sees by the
 * missing X-Remix-Response that the answer is none of its own).
 */
export function refusalOf({ method, accept }: Asked, error: ShopError, common: Common): ProblemAnswer {
  const problem = problemAnswer(error);
  const isHead = method === 'HEAD';
  if (accept?.includes('text/html') !== true) {
    return { ...problem, headers: { ...common, ...problem.headers }, body: isHead ? '' : problem.body };
  }
  const { html, policy } = statusPage(error, method !== 'GET' && !isHead);
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { status: problem.status, headers: { ...common, ...problem.headers, ...type }, body: isHead ? '' : html };
}

/** The same in answer to Node's own request. */
export function refuse(
  { method, headers: { accept } }: IncomingMessage,
  response: ServerResponse,
  error: ShopError,
  common: Common,
): void {
  const { status, headers, body } = refusalOf({ method, accept }, error, common);
  response.writeHead(status, { ...headers });
  response.end(body);
}

/** The same in answer to a Request. */
export function refusedResponse(request: Request, error: ShopError, common: Common): Response {
  const { method } = request;
  const { status, headers, body } = refusalOf({ method, accept: request.headers.get('accept') }, error, common);
  return new Response(body === '' ? null : body, { status, headers: { ...headers } });
}
