import { departments } from '#contract/core/shop/present-departments.ts';
import { addTags } from '#platform/page-cache/collect-tags.ts';

/** A cache tag: what a page shows, in the terms of the change feed (the triggers that call `tell_change` or `tell`). */
type PageTag =
  | `product:${number}`
  | `author:${number}`
  | `list:${string}`
  | 'lists'
  | `collection:${number}`
  | 'collections'
  | 'size-tables'
  | 'content:home'
  | 'content-pictures'
  | 'content:menu'
  | 'content:page'
  | 'content:settings'
  | 'attributes'
  | 'owner-texts';

/**
 * Adds cache tags to the page that is being rendered. Every function that reads the catalogue adds the tags of what it
 * reads.
 */
export function tagPage(...tags: readonly PageTag[]): void {
  addTags(...tags);
}

/** Tags a page that depends on the list of products and its order: of one department, or of all. */
export function tagList(gender?: string): void {
  const genders = gender === undefined ? departments().map(({ id }) => id) : [gender];
  tagPage('lists', ...genders.map((id) => `list:${id}` as const));
}
