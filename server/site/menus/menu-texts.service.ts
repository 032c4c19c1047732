import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { menuContentOf, menuKey } from './menu-content.ts';
import { menuInWords } from './menu-in-words.ts';

/** Says the texts of the menu and the footer, if the owner set them. */
export async function sayMenu(db: Executor, say: Say): Promise<void> {
  const newest = await newestVersion(db, 'menu', menuKey);
  if (newest) menuInWords(menuContentOf(newest), say);
}
