import { useLocation } from 'react-router';
import type { Location } from 'react-router';

/** Returns what names a visit to a page: it stays the same when a navigation away from the page has failed. */
export function pageKeyOf({ key, state }: Pick<Location<unknown>, 'key' | 'state'>): string {
  if (typeof state !== 'object' || state === null || !('stayed' in state)) return key;
  return typeof state.stayed === 'string' ? state.stayed : key;
}

/** Returns the state of a location that stands for the page that was not left. */
export function stayedState(location: Location<unknown>): object {
  return { ...(typeof location.state === 'object' ? location.state : {}), stayed: pageKeyOf(location) };
}

/** The `key` of the location, which also stays when a navigation away has failed: what is open on the page stays open. */
export function usePageKey(): string {
  return pageKeyOf(useLocation());
}
