import type { SharedPages } from '#server/context/cacheable-address.ts';
import type { Handler, Middleware } from '#platform/http/middleware.ts';

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

/** The visible half of the shop: its pages, and its files, which its `middleware` answers. */
export type Front = {
  readonly pages: Handler;
  readonly middleware: Middleware;
  /** The methods that an address takes, by its path; none where there is no such address. */
  readonly methodsOf: (path: string) => readonly string[];
  /** Pages that may be kept; undefined where pages change before the next start. */
  readonly sharedPages?: SharedPages;
  readonly close: () => Promise<void>;
};

export type OpenFront = (api: Handler, settings: PageSettings) => Promise<Front>;
