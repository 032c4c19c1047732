import type * as server from '#web/start/server.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/** The exports of web/start/server.ts: all that the process knows of the pages. */
export type PagesEntry = typeof server;

/** The settings that the pages need. */
export type PageSettings = Parameters<PagesEntry['createPages']>[1];

/** Each export with its type at run time. A missing export does not compile. */
const kinds = { createPages: 'function', methodsOf: 'function', sharedPages: 'object' } satisfies Record<
  keyof PagesEntry,
  'function' | 'object'
>;

/**
 * Checks the entry of the pages, loaded from their build. Throws StartRefused when an export that this version of the
 * process needs is missing. Parameters are not checked: `npm start` builds again after any change.
 */
export function pagesEntry(loaded: unknown): PagesEntry {
  if (!isPagesEntry(loaded)) {
    throw new StartRefused('La tienda compilada es de otra versión: ejecute npm start o npm run build.');
  }
  return loaded;
}

function isPagesEntry(loaded: unknown): loaded is PagesEntry {
  const found = new Map(Object.entries(Object(loaded)));
  return Object.entries(kinds).every(([name, kind]) => typeof found.get(name) === kind);
}
