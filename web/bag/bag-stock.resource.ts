import type { Route } from './+types/bag-stock.resource';
import { catalogue } from '#contract/catalogue.ts';
import { ShopError } from '#contract/errors.ts';
import { doorOf } from '../door.ts';
import type { Door } from '../door.ts';
import type { FreshProduct } from './bag.ts';

/** A bag has no more different products than this. */
const mostProducts = 50;

/** What the shop says now of the products whose numbers are asked for; null for one that is no longer sold. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<[number, FreshProduct | null][]> {
  const asked = new URL(request.url).searchParams.getAll('id').map(Number);
  const ids = [...new Set(asked)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostProducts);
  const door = doorOf(context);
  return Promise.all(ids.map(async (id) => [id, await fresh(door, id)]));
}

async function fresh(door: Door, id: number): Promise<FreshProduct | null> {
  try {
    const { name, currentPrice, variants } = await door.call(catalogue.detail, { id });
    return { id, name, currentPrice, variants: variants.map(({ brandSize, stock }) => ({ brandSize, stock })) };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'product_not_found') return null;
    throw error;
  }
}
