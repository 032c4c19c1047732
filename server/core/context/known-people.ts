import type { Person } from '#contract/marketing/personal.ts';
import { TagCache } from '#platform/page-cache/tag-cache.ts';

/** What pages show of the person of a session, as it is kept in memory. */
export type KnownPerson = { readonly person: Person; readonly bytes: number };

/** What a process keeps of those who come back: about as many as a shop has at once. */
const most = { bytes: 16 * 1024 * 1024, entries: 20_000, staleMs: 0 };

/** Opens the memory of people by their sessions. Until changes are told to it, it keeps nobody. */
export function openKnownPeople(now: () => Date): TagCache<KnownPerson> {
  return new TagCache<KnownPerson>(most, () => now().getTime());
}
