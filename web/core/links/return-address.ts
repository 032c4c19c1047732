import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { backAddress, backKey } from './back-address.ts';

/** Returns the address of a detail page, with the address of the list that it is opened from. */
export function withReturn(path: string, here: string): string {
  const [way = '', query = ''] = path.split('?');
  const kept = new URLSearchParams(query);
  kept.set(backKey, here);
  return `${way}?${kept.toString()}`;
}

/** Returns the address of the present page, with the filters and page of its list. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/** Returns the address that a detail page links back to: the list that it was opened from, or else `otherwise`. */
export function useReturn(otherwise: string): string {
  const [query] = useSearchParams();
  return backAddress(query.get(backKey), otherwise);
}

/** The scroll position of each list when it was left, in px, by its address. */
const leftAt = new Map<string, number>();

/** The options of a link or navigation back to a list: the list restores its scroll position. */
export const returning = { preventScrollReset: true, state: { isReturn: true } } as const;

/** Restores a list's scroll position on a navigation with `returning`; any other navigation starts at the top. */
export function useKeptPlace(): void {
  const { state } = useLocation();
  const here = useHere();
  useLayoutEffect(() => {
    const left = leftAt.get(here);
    if (isReturn(state) && left !== undefined) window.scrollTo(0, left);
    return () => {
      leftAt.set(here, window.scrollY);
    };
  }, [here, state]);
}

function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturn' in state;
}
