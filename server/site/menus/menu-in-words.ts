import { inWords, type Say } from '#server/core/context/shown-words.ts';
import type { MenuContent } from './menu-content.ts';

/** Returns a menu with what its owner wrote in the language of the request; `say` translates its texts, or lists them. */
export function menuInWords({ main, footer }: MenuContent, say: Say = inWords) {
  const links = (all: MenuContent['main'][number]['links']) => all.map((link) => say(link, 'text'));
  return {
    main: main.map((entry) => say({ ...entry, links: links(entry.links) }, 'text')),
    footer: footer.map((group) => say({ ...group, links: links(group.links) }, 'title')),
  };
}
