import { everything } from '#platform/events/follow-changes.ts';

/** The tags of changes that affect the catalogue's counts, filters or order. */
export const listTags = ['lists', 'attributes', everything] as const;

/** What the tags of one department begin with. */
export const departmentTag = 'list:';

/** Returns the ids of the products in these changes of the feed, without duplicates. */
export function changedProducts(changes: readonly { readonly tags: readonly string[] }[]): number[] {
  const tags = changes.flatMap((change) => change.tags);
  const ids = tags.flatMap((tag) => (tag.startsWith(prefix) ? [Number(tag.slice(prefix.length))] : []));
  return [...new Set(ids)];
}

const prefix = 'product:';
