import { AsyncLocalStorage } from 'node:async_hooks';

const collecting = new AsyncLocalStorage<Set<string>>();

/** Tags the response that is being made; a change of a tag invalidates it. Does nothing outside `collectTags`. */
export function addTags(...tags: readonly string[]): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}

/** Runs `work`. Returns its value and the tags that were added meanwhile. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ value: T; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  return { value: await collecting.run(tags, work), tags };
}
