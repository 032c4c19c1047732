import type { Route } from './+types/bag-stock.resource';
import { catalogue } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { apiClientOf, type ApiClient } from '#web/core/api-client/api-client.ts';
import { storable } from './bag.ts';
import type { FreshProduct } from './bag-edits.ts';

/** A stored bag has at most this many different products. */
const mostProducts = storable.lines;

/** Returns the present data of the products whose ids are in the query; null for one that is no longer sold. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<[number, FreshProduct | null][]> {
  const asked = new URL(request.url).searchParams.getAll('id').map(Number);
  const ids = [...new Set(asked)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostProducts);
  const api = apiClientOf(context);
  return (await Promise.all(ids.map((id) => fresh(api, id)))).flat();
}

/**
 * Returns the data of one product. Returns none if it cannot be loaded now: the bag keeps the known data, and checkout
 * checks again.
 */
async function fresh(api: ApiClient, id: number): Promise<[number, FreshProduct | null][]> {
  try {
    const { name, shownColor, inOwnLanguage, currentPrice, weight, variants } = await api.call(catalogue.detail, {
      id,
    });
    const sizes = variants.map(({ isInStock: _isInStock, ...variant }) => variant);
    const words = { name, shownColor, isOwnName: inOwnLanguage?.includes('name') };
    return [[id, { id, ...words, currentPrice: currentPrice.minor, weight, variants: sizes }]];
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.code === 'product_not_found' ? [[id, null]] : [];
  }
}
