import type { Route } from './+types/suggestions.resource';
import { catalogue, type Suggestions } from '#contract/goods/products.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

const nothing: Suggestions = { categories: [], products: [] };

/** What the text of the search may mean, as it is typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Suggestions> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80);
  return search ? apiClientOf(context).load(catalogue.suggestions, { search }) : nothing;
}
