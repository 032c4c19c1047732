import { addTags } from '#platform/page-cache/collect-tags.ts';

/** What a page shows, in the words in which the database tells of changes (migration 0031). */
type PageTag = `product:${number}` | 'list:men' | 'list:women' | 'banners';

/** Tags the page that is being made: whoever reads the catalogue tags what is read. */
export function tagPage(...tags: readonly PageTag[]): void {
  addTags(...tags);
}

/** Tags a page that depends on which products there are and in what order: of one gender, or of both. */
export function tagList(gender?: 'men' | 'women'): void {
  if (gender) tagPage(`list:${gender}`);
  else tagPage('list:men', 'list:women');
}
