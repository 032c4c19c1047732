import { stockSheets } from '#contract/goods/stock/stock-sheets.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/found-sizes.resource';

export type FoundSizes = { readonly sizes: readonly ListedSize[] };

/** The sizes that a text means, for deliveries and counts. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundSizes> {
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 80) ?? '';
  return search === '' ? { sizes: [] } : apiClientOf(context).load(stockSheets.find, { search });
}
