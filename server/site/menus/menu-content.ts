import { z } from 'zod';
import { footerGroup, menuEntry } from '#contract/site/menu-rules.ts';

/** The menu as it is stored. What an older program did not know has a default. */
const menuContent = z.object({
  main: fitting(menuEntry),
  footer: fitting(footerGroup),
});

/** Leaves out what the present rules refuse, as a link whose text shows nothing: the others are shown all the same. */
function fitting<Part extends z.ZodType>(part: Part) {
  return z
    .array(z.unknown())
    .default([])
    .transform((stored) => stored.flatMap((one) => part.safeParse(one).data ?? []));
}

export type MenuContent = z.output<typeof menuContent>;

/** The key of the shop's only menu. */
export const menuKey = 'shop';

/** Returns the content of a stored version. Throws if it is no menu. */
export function menuContentOf({ content }: { readonly content: unknown }): MenuContent {
  return menuContent.parse(content);
}
