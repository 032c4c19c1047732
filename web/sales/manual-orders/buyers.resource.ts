import { leastSearch } from '#contract/core/fields/least-search.ts';
import { manualOrders, type KnownBuyer } from '#contract/sales/order-desk/manual-orders.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/buyers.resource';

export type FoundBuyers = { readonly search: string; readonly buyers: readonly KnownBuyer[] };

/** The customers whom a text may mean, for a manual order. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundBuyers> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80) ?? '';
  if (search.length < leastSearch) return { search, buyers: [] };
  return { search, buyers: await apiClientOf(context).load(manualOrders.buyers, { search }) };
}
