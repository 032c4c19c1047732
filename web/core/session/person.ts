import type { Person } from '#contract/marketing/personal.ts';
import { presentMark } from './session-mark.ts';

const loadFetching = () => import('./fetch-person.ts');

/** Nobody who is known. */
export const guest: Person = { mark: '', user: null, favourites: null, ownReviews: [] };

/**
 * Returns who is logged in. A guest's browser has no mark of a session, and asks for nothing, not even for the code that
 * asks. Undefined when no answer came; the next navigation asks again.
 */
export async function presentPerson(address: string, signal: AbortSignal): Promise<Person | undefined> {
  if (presentMark() === '') return guest;
  return loadFetching().then(
    ({ fetchPerson }) => fetchPerson(address, signal),
    () => undefined,
  );
}
