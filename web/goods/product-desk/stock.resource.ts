import { t } from '#messages/messages.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf, type ApiClient } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/stock.resource';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import type { StockAnswer } from './stock-answer.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<StockAnswer> {
  return { variants: await sizesOf(apiClientOf(context), params.productId), outcome: null };
}

async function sizesOf(api: ApiClient, productId: string) {
  const { product } = await api.load(productDesk.one, { productId });
  return product.variants;
}

export const handle = takesJson;

/** Changes the stock by differences, and returns the present stock whatever the outcome was. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<StockAnswer> {
  const api = apiClientOf(context);
  const changed = await api.relay(productDesk.stock, { ...(await sentJson(request)), productId: params.productId });
  const variants = await sizesOf(api, params.productId);
  return { variants, outcome: outcomeOf(changed, t('product-desk.stockUpdated')) };
}
