import type { Route } from './+types/cards.resource';
import { catalogue, type ProductCard } from '#contract/goods/products.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** Returns the cards of the products whose ids are in the query, at most 12, in that order. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<ProductCard[]> {
  const asked = new URL(request.url).searchParams.getAll('id').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return asked.length === 0 ? [] : apiClientOf(context).load(catalogue.cards, { id: asked.slice(0, 12) });
}
