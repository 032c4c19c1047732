import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { backAddress, backKey } from './back-address.ts';

/** The address of a page of one thing, with the way back to the list that it was opened from. */
export function withReturn(path: string, here: string): string {
  const [way = '', query = ''] = path.split('?');
  const kept = new URLSearchParams(query);
  kept.set(backKey, here);
  return `${way}?${kept.toString()}`;
}

/** The address of the page that is shown, filters and page of its list included. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

/** Where the page of one thing leads back to: the list that it was opened from, or else `otherwise`. */
export function useReturn(otherwise: string): string {
  const [query] = useSearchParams();
  return backAddress(query.get(backKey), otherwise);
}

/** How far down each list was left, in px, by its address. */
const leftAt = new Map<string, number>();

/** Of a link or navigation back to a list: the list is shown where it was left. */
export const returning = { preventScrollReset: true, state: { isReturn: true } } as const;

/** Shows a list where it was left when one comes back to it by its own way back; any other way it begins at the top. */
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
