import { data } from 'react-router';

/** A list that was loaded, or that could not be: its page shows the rest, with a way to try again. */
export type Loaded<Found> = { readonly found: Found | null };

/**
 * Waits for a list. If the shop cannot read it for the moment, the page answers 503 with its filters and without the
 * list; whatever else the list throws, a redirect or a missing page, is thrown.
 */
export async function loadList<Found>(list: Promise<Found>): Promise<Loaded<Found>> {
  try {
    return { found: await list };
  } catch (error) {
    if (isPassing(error)) return { found: null };
    throw error;
  }
}

/** Returns the data of a list's page, with the status 503 if the list is missing. */
export function listData<Page extends Loaded<unknown>>(page: Page) {
  return data(page, { status: page.found === null ? 503 : 200 });
}

/** True for failures of the shop (5xx) and for too many requests. The client throws them as data with a status. */
function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { init } = error;
  if (typeof init !== 'object' || init === null || !('status' in init)) return false;
  return typeof init.status === 'number' && (init.status >= 500 || init.status === 429);
}
