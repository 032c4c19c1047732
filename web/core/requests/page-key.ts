import { useLocation, type Location } from 'react-router';
import { textIn } from '../hydration/unknown-values.ts';

/** Returns the key of a visit to a page: it stays the same after a failed navigation away from the page. */
export function pageKeyOf({ key, state }: Pick<Location<unknown>, 'key' | 'state'>): string {
  return textIn(state, 'stayed') ?? key;
}

/** Returns a location state that marks the location as the page that was not left. */
export function stayedState(location: Location<unknown>): object {
  return { ...(typeof location.state === 'object' ? location.state : {}), stayed: pageKeyOf(location) };
}

/**
 * Returns the location's `key`, which stays the same after a failed navigation away, so that open dialogs stay open.
 */
export function usePageKey(): string {
  return pageKeyOf(useLocation());
}
