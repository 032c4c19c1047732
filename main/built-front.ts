import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenFront } from './front.ts';
import type { Language } from '#messages/languages.ts';
import { pagesEntry } from './pages-entry.ts';
import type { PagesEntry } from './pages-entry.ts';
import { siteFrame } from '#server/status-page/site-frame.service.ts';
import { StartRefused } from '#platform/process/start-refused.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';

type Pages = ReturnType<PagesEntry['createPages']>;

const build = join(import.meta.dirname, '..', 'build');

/** Opens the pages that `npm run build` made. Throws StartRefused when there is no build, or one of another version. */
export const builtFront: OpenFront = async (api, settings) => {
  /** The pages by language: each has a build of its own, which is loaded when it is first asked for. */
  const opened = new Map<string, Promise<Pages>>();

  async function open(language: Language, prefix: string): Promise<Pages> {
    const { createPages } = await entryOf(language);
    return createPages(api, settings, prefix);
  }

  function pagesIn(language: Language, prefix: string): Promise<Pages> {
    const key = `${prefix}/${language}`;
    const pages = opened.get(key) ?? open(language, prefix);
    opened.set(key, pages);
    return pages;
  }

  const { language } = settings.shop();
  const { methodsOf, sharedPages } = await entryOf(language);
  await pagesIn(language, '');
  return {
    pages: async (request, connection, asked) => {
      const pages = await (asked === undefined ? pagesIn(settings.shop().language, '') : pagesIn(asked, `/${asked}`));
      return pages(request, connection);
    },
    middleware: await openStaticFiles(join(build, 'client'), siteFrame(settings.publicUrl)),
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
