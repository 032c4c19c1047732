import { z } from 'zod';
import { menuLists } from '#contract/menu-rules.ts';

/** The menu as it is stored. What an older program did not know has a default. */
const menuContent = z.object({
  main: menuLists.main.default([]),
  footer: menuLists.footer.default([]),
});

export type MenuContent = z.output<typeof menuContent>;

/** The key of the shop's only menu. */
export const menuKey = 'shop';

/** Returns the content of a stored version. Throws if it is no menu. */
export function menuContentOf({ content }: { readonly content: unknown }): MenuContent {
  return menuContent.parse(content);
}
