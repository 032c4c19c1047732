import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What an answer shows, in the words in which the database tells of changes (migration 0031): 'product:7', 'list:men',
 * 'banners'.
 */
export type Tag = `product:${number}` | 'list:men' | 'list:women' | 'banners';

const collecting = new AsyncLocalStorage<Set<string>>();

/** Notes what the answer that is being made shows. Whoever reads the catalogue notes it; without a collector it is nothing. */
export function noteShown(...tags: readonly Tag[]): void {
  const shown = collecting.getStore();
  if (shown) for (const tag of tags) shown.add(tag);
}

/** Notes that an answer depends on which products there are and in what order: of one gender, or of both. */
export function noteList(gender?: 'men' | 'women'): void {
  if (gender) noteShown(`list:${gender}`);
  else noteShown('list:men', 'list:women');
}

/** Does some work and answers with it all that was noted meanwhile. */
export async function collectShown<T>(work: () => Promise<T>): Promise<{ value: T; shown: ReadonlySet<string> }> {
  const shown = new Set<string>();
  return { value: await collecting.run(shown, work), shown };
}
