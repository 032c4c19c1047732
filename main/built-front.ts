import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenFront } from './front.ts';
import { pagesEntry } from './pages-entry.ts';
import { siteFrame } from '#server/status-page/site-frame.service.ts';
import { StartRefused } from '#platform/process/start-refused.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';

const build = join(import.meta.dirname, '..', 'build');

/** Opens the pages that `npm run build` made. Throws StartRefused when there is no build, or one of another version. */
export const builtFront: OpenFront = async (api, settings) => {
  const entry = join(build, 'server', 'index.js');
  if (!existsSync(entry)) throw new StartRefused('Falta compilar la tienda: ejecute npm start o npm run build.');
  const { createPages, methodsOf, sharedPages } = pagesEntry(await import(entry));
  return {
    pages: createPages(api, settings),
    middleware: await openStaticFiles(join(build, 'client'), siteFrame(settings.publicUrl)),
    methodsOf,
    sharedPages,
    isLasting: true,
    close: async () => {},
  };
};
