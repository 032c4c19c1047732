import { catalogue } from '#contract/goods/products.ts';
import type { NamedProduct } from '#contract/site/home-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/found-products.resource';

export type FoundProducts = { readonly search: string; readonly products: readonly NamedProduct[] };

/** The products that a text means, as in the shop's own search; the newest ones without a text. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundProducts> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80) ?? '';
  const { products } = await apiClientOf(context).load(catalogue.page, search === '' ? {} : { search });
  return {
    search,
    products: products.map(({ id, name, color, pictures: [picture] }) => ({
      id,
      name,
      color,
      picture: picture ?? null,
    })),
  };
}
