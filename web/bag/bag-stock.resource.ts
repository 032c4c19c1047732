import type { Route } from './+types/bag-stock.resource';
import { catalogue } from '#contract/catalogue.ts';
import { ShopError } from '#contract/errors.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { ApiClient } from '../api-client/api-client.ts';
import { storable } from './bag.ts';
import type { FreshProduct } from './bag.ts';

/** A kept bag has no more different products than this. */
const mostProducts = storable.lines;

/** What the shop says now of the products whose numbers are asked for; null for one that is no longer sold. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<[number, FreshProduct | null][]> {
  const asked = new URL(request.url).searchParams.getAll('id').map(Number);
  const ids = [...new Set(asked)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostProducts);
  const api = apiClientOf(context);
  return (await Promise.all(ids.map((id) => fresh(api, id)))).flat();
}

/** The answer for one product. None when the shop cannot tell now: the bag keeps what it knew, and paying checks again. */
async function fresh(api: ApiClient, id: number): Promise<[number, FreshProduct | null][]> {
  try {
    const { name, currentPrice, variants } = await api.call(catalogue.detail, { id });
    const sizes = variants.map(({ brandSize, stock }) => ({ brandSize, stock }));
    return [[id, { id, name, currentPrice, variants: sizes }]];
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.code === 'product_not_found' ? [[id, null]] : [];
  }
}
