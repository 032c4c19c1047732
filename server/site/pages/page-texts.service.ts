import type { Executor } from '#platform/database/database.ts';
import { liveVersions, newestVersions } from '#server/core/content-versions/content-versions.service.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { pageContentOf } from './page-content.ts';
import { pageInWords } from './page-in-words.ts';

/** A page whose texts can be said: those of the version that is public, and of the newest one. */
type SaidPage = { readonly slug: string; readonly title: string; readonly sayPage: (say: Say) => void };

/** Returns all pages, drafts too, by their addresses. */
export async function pagesToSay(db: Executor, at: Date): Promise<SaidPage[]> {
  const live = new Map((await liveVersions(db, 'page', at)).map((version) => [version.key, version]));
  return (await newestVersions(db, 'page')).map((newest) => {
    const { key: slug } = newest;
    const content = pageContentOf(newest);
    const shown = pageContentOf(live.get(slug) ?? newest);
    return { slug, title: content.title, sayPage: (say) => void [content, shown].map((one) => pageInWords(one, say)) };
  });
}
