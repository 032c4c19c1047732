import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

let shown: string | undefined;

/**
 * Gives a page that takes another's place in the same document the fonts that came too late for the first one, before it is
 * painted, so that no text of it changes its face. Nothing moves: their fallbacks have the same metrics.
 */
export function useLateFaces(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (shown !== undefined && shown !== pathname && root.hasAttribute('data-faces-late')) {
      root.toggleAttribute('data-faces', true);
    }
    shown = pathname;
  }, [pathname]);
}
