import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageKey } from '../requests/page-key.ts';

/** The id of what holds a page, where the skip link leads. */
export const contentId = 'contenido';

/**
 * After a navigation, menus are closed and the focus goes to the new page's heading, as with a page that the browser
 * loads: the keyboard goes on from there and a screen reader says where one is. Other filters are still the
 * same page, where what is marked data-stays remains open.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const key = usePageKey();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key !== key) closeMenus(before.pathname === pathname ? ':not([data-stays])' : '');
    if (before.pathname !== pathname) focusHeading();
  }, [key, pathname]);
}

function closeMenus(which: string) {
  for (const menu of document.querySelectorAll<HTMLElement>(`[popover]:popover-open${which}`)) menu.hidePopover();
}

function focusHeading() {
  const content = document.getElementById(contentId);
  const heading = content?.querySelector<HTMLElement>('h1') ?? content;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
