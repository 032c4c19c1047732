import type { IncomingMessage, ServerResponse } from 'node:http';

/** One visitor's connection as the process sees it. */
export type Connection = { readonly ip: string };

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

/** The visible half of the shop: its pages and files. `middleware` sees Node's own requests first (development only). */
export type Front = {
  readonly pages: Answer;
  readonly files: (request: Request) => Promise<Response | undefined>;
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
};

export type OpenFront = (api: Answer, settings: PageSettings) => Promise<Front>;
