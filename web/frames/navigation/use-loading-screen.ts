import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { withoutPrefix } from '#web/core/links/language-prefix.ts';

/** A page that loads faster than this, in ms, is shown without a loading screen. */
const patienceMs = 150;

/** Returns the path of the page that has been loading for long enough to show its shape. */
export function useLoadingScreen(): string | undefined {
  const { state, location } = useNavigation();
  // Another page of reviews, or another filter, belongs to the present page.
  const { pathname } = useLocation();
  const next = state === 'loading' ? withoutPrefix(location.pathname) : pathname;
  const awaited = next === pathname ? undefined : next;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (awaited === undefined) return undefined;
    const waiting = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [awaited]);
  // Together with the new page, which gets the focus.
  return isLong ? awaited : undefined;
}
