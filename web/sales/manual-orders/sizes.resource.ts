import { bySize } from '#contract/goods/sizes/size-order.ts';
import { stock, type ListedSize } from '#contract/goods/stock/stock.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/sizes.resource';

export type FoundSizes = { readonly search: string; readonly sizes: readonly ListedSize[] };

const mostShown = 12;

/** The sizes in stock of the products that a text means, for a manual order. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundSizes> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80) ?? '';
  if (search === '') return { search, sizes: [] };
  const { sizes } = await apiClientOf(context).load(stock.list, { search, order: 'units-desc' });
  // What a scanner reads is one size, and no other one of its product if that is sold out.
  const named = sizes.filter((size) => size.isNamed);
  const meant = named.length > 0 ? named : sizes;
  const found = meant.filter((size) => size.stock > 0).slice(0, mostShown);
  // The sizes of a product together and as the shop has them, the product with the most units first.
  const places = new Map(
    found
      .map(({ Product }) => Product.id)
      .toReversed()
      .map((id, at) => [id, at]),
  );
  const placeOf = ({ Product }: ListedSize) => places.get(Product.id) ?? 0;
  return {
    search,
    sizes: found.toSorted((one, other) => placeOf(other) - placeOf(one) || bySize(one.size, other.size)),
  };
}
