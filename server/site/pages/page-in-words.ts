import { inWords, type Say } from '#server/core/context/shown-words.ts';
import type { PageContent } from './page-content.ts';

type Written = Pick<PageContent, 'title' | 'description' | 'html'>;

/** Returns a page with what its owner wrote in the language of the request; `say` translates its texts, or lists them. */
export function pageInWords<Page extends Written>(page: Page, say: Say = inWords) {
  return say(page, 'title', 'description', 'html');
}
