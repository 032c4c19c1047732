import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ListPlace } from './list-place.ts';
import { withoutPrefix } from '../links/language-prefix.ts';

/** A list that comes sooner is not replaced by its skeleton: two changes in a moment are a flicker. In ms. */
const patienceMs = 150;

/**
 * True while another page, view or order of a list is loading, and has not come at once. The same list, loaded again
 * behind something that closes, stays as it is, with its scroll position.
 */
export function useListLoading({ path, query }: ListPlace): boolean {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && withoutPrefix(location.pathname) === path && location.search !== query;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      // A dialog belongs to a row, and would go away with it.
      if (document.querySelector('dialog:modal') === null) setIsLate(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate;
}
