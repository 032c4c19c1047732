import type { IncomingMessage, ServerResponse } from 'node:http';

/** One visitor's connection as the process sees it, and the request's name, by which the log knows it. */
export type Connection = { readonly ip: string; readonly requestId?: string | undefined };

export type Answer = (request: Request, connection: Connection) => Response | Promise<Response>;

export type PageSettings = {
  readonly apiBase: string;
  /** The shop's address as the world sees it, without a slash at the end. */
  readonly publicUrl: string;
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
  /** Its pages do not change before the next start, so they may be kept. */
  readonly isLasting: boolean;
  readonly close: () => Promise<void>;
};

export type OpenFront = (api: Answer, settings: PageSettings) => Promise<Front>;
