import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SharedPages } from '#server/page-cache/shared-address.ts';

/** One visitor's connection as the process sees it, and the request's name, by which the log knows it. */
export type Connection = { readonly ip: string; readonly requestId?: string | undefined };

export type Answer = (request: Request, connection: Connection) => Response | Promise<Response>;

export type PageSettings = {
  readonly apiBase: string;
  /** The shop's address as the world sees it, without a slash at the end. */
  readonly publicUrl: string;
  /** The origins under which browsers know the shop: forms from elsewhere are refused. */
  readonly origins: readonly string[];
  readonly isDemo: boolean;
  readonly hasOutbox: boolean;
  /** The provider whose people may log in here. */
  readonly identityName: string | null;
  readonly payHosts: readonly string[];
  readonly onFailure: (error: unknown) => void;
};

/** Sees Node's own requests before anything else, and answers or passes on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The visible half of the shop: its pages, and its files, which its `middleware` answers. */
export type Front = {
  readonly pages: Answer;
  readonly middleware: Middleware;
  /** The methods that an address takes, by its path; none where there is no such address. */
  readonly methodsOf: (path: string) => readonly string[];
  /** Pages that may be kept; undefined where pages change before the next start. */
  readonly sharedPages?: SharedPages;
  readonly close: () => Promise<void>;
};

export type OpenFront = (api: Answer, settings: PageSettings) => Promise<Front>;

/** Middleware in one: each sees what the ones before it passed on. */
export function oneAfterAnother([first, ...others]: readonly Middleware[]): Middleware {
  if (first === undefined) return (_request, _response, next) => next();
  const rest = oneAfterAnother(others);
  return (request, response, next) => first(request, response, () => rest(request, response, next));
}
