import { useRouteLoaderData } from 'react-router';
import type { SessionData } from './session-data.ts';

/** Who is logged in, or null; also null while the page cannot tell. */
export function useSessionUser() {
  return useRouteLoaderData<SessionData>('root')?.user ?? null;
}

/** True if the shop runs for demonstration. */
export function useIsDemo(): boolean {
  return useRouteLoaderData<SessionData>('root')?.isDemo ?? false;
}

/** True if e-mails stay in the shop, on a page that shows them. */
export function useHasOutbox(): boolean {
  return useRouteLoaderData<SessionData>('root')?.hasOutbox ?? false;
}

/** The numbers of the favourites of whoever is logged in; null for those who keep none: guests and administrators. */
export function useFavourites(): readonly number[] | null {
  return useRouteLoaderData<SessionData>('root')?.favourites ?? null;
}

/** The number of the review that whoever is logged in has left of a product; null when there is none. */
export function useOwnReviewId(productId: number): number | null {
  const own = useRouteLoaderData<SessionData>('root')?.ownReviews.find((review) => review.productId === productId);
  return own?.id ?? null;
}
