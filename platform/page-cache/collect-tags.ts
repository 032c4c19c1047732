import { AsyncLocalStorage } from 'node:async_hooks';

type Collected = { readonly tags: Set<string>; until: number };

const collecting = new AsyncLocalStorage<Collected>();

/** Tags the response that is being made; a change of a tag invalidates it. Does nothing outside `collectTags`. */
export function addTags(...tags: readonly string[]): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/**
 * Says until when the response that is being made is right: content that begins or ends at a time changes without any
 * change in the database. Of several times the earliest counts. Does nothing outside `collectTags`.
 */
export function freshUntil(time: Date): void {
  const collected = collecting.getStore();
  if (collected) collected.until = Math.min(collected.until, time.getTime());
}

/** A value, the tags that were added while it was made, and until when it is right, in ms since 1970. */
type Made<T> = { readonly value: T; readonly tags: ReadonlySet<string>; readonly until: number };

/** Runs `work`. Returns its value, and what `addTags` and `freshUntil` said meanwhile. */
export async function collectTags<T>(work: () => Promise<T>): Promise<Made<T>> {
  const collected: Collected = { tags: new Set<string>(), until: Number.POSITIVE_INFINITY };
  const value = await collecting.run(collected, work);
  return { value, tags: collected.tags, until: collected.until };
}
