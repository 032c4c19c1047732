import { language } from '#messages/present-language.ts';
import type { ShownMenu } from '#contract/site/menus.ts';
import type { Database } from '#platform/database/database.ts';
import { everything, type ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { collectTags, freshUntil } from '#platform/page-cache/collect-tags.ts';
import { TagCache } from '#platform/page-cache/tag-cache.ts';

/** `until` is when it is not right any more, in ms since 1970. */
type Kept = { readonly menu: ShownMenu; readonly until: number; readonly bytes: number };

/** What the menu is made of; a change of the categories has the tag of everything. */
const tags: ReadonlySet<string> = new Set([
  'content:menu',
  'content:page',
  'content:settings',
  'collections',
  'owner-texts',
  everything,
]);

/** It holds one menu for each language, so its size does not matter. */
const noLimits = { staleMs: 0, bytes: Number.POSITIVE_INFINITY, entries: Number.POSITIVE_INFINITY };

const memories = new WeakMap<Database, TagCache<Kept>>();

function memoryOf(db: Database): TagCache<Kept> {
  const memory = memories.get(db) ?? new TagCache<Kept>(noLimits);
  memories.set(db, memory);
  return memory;
}

/**
 * Returns the subscriber of changes that drops the menu from the memory of this process. Without it nothing is kept in
 * memory: every call makes the menu.
 */
export function menuSubscriber(db: Database): ChangeSubscriber {
  return memoryOf(db);
}

/** Returns the menu in the present language from memory, or makes it. It is kept until a page begins or ends, and so is what is made with it. */
export async function keptMenu(db: Database, make: () => Promise<ShownMenu>): Promise<ShownMenu> {
  const { menu, until } = await memoryOf(db).getOr(language(), async () => {
    const made = await collectTags(make);
    return { value: { menu: made.value, until: made.until, bytes: 0 }, tags, until: made.until, mayCache: true };
  });
  if (Number.isFinite(until)) freshUntil(new Date(until));
  return menu;
}
