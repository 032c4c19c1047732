import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenFront } from './front.ts';
import { pagesByLanguage } from '#server/core/context/pages-by-language.ts';
import type { Language } from '#messages/languages.ts';
import { pagesEntry, type PagesEntry } from './pages-entry.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { StartRefused } from '#platform/process/start-refused.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';

const build = join(import.meta.dirname, '..', 'build');

/** Opens the pages that `npm run build` made. Throws StartRefused when there is no build, or one of another version. */
export const builtFront: OpenFront = async (api, settings) => {
  const { methodsOf, sharedPages } = await entryOf(settings.shop().language);
  return {
    pages: pagesByLanguage(async (language, prefix) => (await entryOf(language)).createPages(api, settings, prefix)),
    middleware: await openStaticFiles(join(build, 'client'), {
      site: siteFrame(settings.publicUrl),
      onFailure: settings.onFailure,
    }),
    methodsOf,
    sharedPages,
    isLasting: true,
    close: async () => {},
  };
};

/** Loads the entry of the pages in a language. */
async function entryOf(language: Language): Promise<PagesEntry> {
  const entry = join(build, 'server', language, 'index.js');
  if (!existsSync(entry)) throw new StartRefused('Falta compilar la tienda: ejecute npm start o npm run build.');
  return pagesEntry(await import(entry));
}
