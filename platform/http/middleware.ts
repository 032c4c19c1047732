import type { IncomingMessage, ServerResponse } from 'node:http';

/** One visitor's connection as the process sees it, and the request's name, by which the log knows it. */
export type Connection = { readonly ip: string; readonly requestId?: string | undefined };

/** Answers a request; what it throws is a failure that nobody expected. */
export type Handler = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Sees Node's own requests before anything else, and answers or passes on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Middleware in one: each sees what the ones before it passed on. */
export function compose([first, ...others]: readonly Middleware[]): Middleware {
  if (first === undefined) return (_request, _response, next) => next();
  const rest = compose(others);
  return (request, response, next) => first(request, response, () => rest(request, response, next));
}
