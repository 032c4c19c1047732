import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { focusOnArrival, noteFocus } from './navigation-focus.ts';

/**
 * After a navigation, menus are closed and the focus goes to where a person goes on: a screen reader says it, and the
 * keyboard continues there. With other filters it is still the same page, where what is marked data-stays remains open.
 */
export function useNavigationFocus(): void {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = usePageKey();
  const shown = useRef({ key, pathname, search });

  useEffect(() => {
    const note = ({ target }: Event) => noteFocus(shown.current.key, target);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search };
    if (before.key === key) return;
    const isSamePage = before.pathname === pathname;
    closeMenus(isSamePage ? ':not([data-stays])' : '');
    if (!isSamePage || before.search !== search) focusOnArrival({ key, isSamePage, isBack });
  }, [key, pathname, search, isBack]);
}

function closeMenus(which: string) {
  for (const menu of document.querySelectorAll<HTMLElement>(`[popover]:popover-open${which}`)) menu.hidePopover();
}
