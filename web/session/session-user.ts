import { useRouteLoaderData } from 'react-router';
import type { SessionData } from './session-data.ts';

/** Who is logged in, or null; also null while the shop cannot tell. */
export function useSessionUser() {
  return useRouteLoaderData<SessionData>('root')?.user ?? null;
}

/** True if the shop runs for demonstration. */
export function useIsDemo(): boolean {
  return useRouteLoaderData<SessionData>('root')?.isDemo ?? false;
}

/** True if letters stay in the shop, on a page that shows them. */
export function useHasOutbox(): boolean {
  return useRouteLoaderData<SessionData>('root')?.hasOutbox ?? false;
}

/** The numbers of the favourites of whoever is logged in; null for those who keep none: guests and administrators. */
export function useFavourites(): readonly number[] | null {
  return useRouteLoaderData<SessionData>('root')?.favourites ?? null;
}
