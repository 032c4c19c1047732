import { leastSearch } from '#contract/core/fields/least-search.ts';
import { finder } from '#contract/office/finder.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/finder.resource';

export type Found = Output<typeof finder.find> & {
  /** The text that was searched by. */
  readonly search: string;
};

/** What the text of the finder may mean, as it is typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Found> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80) ?? '';
  const found =
    search.length < leastSearch
      ? { orders: [], products: [], clients: [] }
      : await apiClientOf(context).load(finder.find, { search });
  return { ...found, search };
}
