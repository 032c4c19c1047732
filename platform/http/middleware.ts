import type { IncomingMessage, ServerResponse } from 'node:http';

/** The visitor's connection, and the request's id in the log. */
export type Connection = { readonly ip: string; readonly requestId?: string | undefined };

/** Responds to a request; what it throws is an unexpected failure. */
export type Handler = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Gets Node's own request first, and responds or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Composes middleware: each gets what the ones before it passed on. */
export function compose([first, ...others]: readonly Middleware[]): Middleware {
  if (first === undefined) return (_request, _response, next) => next();
  const rest = compose(others);
  return (request, response, next) => first(request, response, () => rest(request, response, next));
}
