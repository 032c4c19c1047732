import type { SharedPages } from '#server/core/context/cacheable-address.ts';
import type { Handler, Middleware } from '#platform/http/middleware.ts';
import type { PageSettings } from './pages-entry.ts';

/** The front end of the shop: its pages, and its files, which `middleware` serves. */
export type Front = {
  readonly pages: Handler;
  readonly middleware: Middleware;
  /** Returns the methods of a path; none if the path does not exist. */
  readonly methodsOf: (path: string) => readonly string[];
  /** Pages that are the same for everybody. */
  readonly sharedPages: SharedPages;
  /** True if pages may be cached: their code does not change before the next start. */
  readonly isLasting: boolean;
  readonly close: () => Promise<void>;
};

export type OpenFront = (api: Handler, settings: PageSettings) => Promise<Front>;
