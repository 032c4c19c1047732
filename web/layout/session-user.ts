import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Who is logged in, or null; also null while the shop cannot tell. */
export function useSessionUser() {
  return useRouteLoaderData<typeof loader>('root')?.user ?? null;
}

/** Whether the shop runs for demonstration. */
export function useIsDemo(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.isDemo ?? false;
}

/** Whether letters stay in the shop, on a page that shows them. */
export function useHasOutbox(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.hasOutbox ?? false;
}

/** The numbers of the favourites of whoever is logged in; null for those who keep none: guests and administrators. */
export function useFavourites(): readonly number[] | null {
  return useRouteLoaderData<typeof loader>('root')?.favourites ?? null;
}
