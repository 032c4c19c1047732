import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Takes the fonts that came late before the next page is painted, so that no text of it changes its face. */
export function useLateFaces(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    takeLateFaces(document);
  }, [pathname]);
}

/**
 * Gives a page that takes another's place in the same document the fonts that came too late for the first one. Nothing moves:
 * their fallbacks have the same metrics.
 */
function takeLateFaces({ documentElement: root }: Document): void {
  if (!root.hasAttribute('data-faces-late')) return;
  root.toggleAttribute('data-faces-late', false);
  root.toggleAttribute('data-faces', true);
}
