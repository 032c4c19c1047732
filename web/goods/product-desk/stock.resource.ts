import { t } from '#messages/messages.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/stock.resource';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import type { StockAnswer } from './stock-answer.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<StockAnswer> {
  const { variants } = await apiClientOf(context).load(catalogue.detail, { id: params.productId });
  return { variants, outcome: null };
}

export const handle = takesJson;

/** Changes the stock by differences, and returns the present stock whatever the outcome was. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<StockAnswer> {
  const api = apiClientOf(context);
  const changed = await api.relay(productDesk.stock, { ...(await sentJson(request)), productId: params.productId });
  const { variants } = await api.load(catalogue.detail, { id: params.productId });
  return { variants, outcome: outcomeOf(changed, t('product-desk.stockUpdated')) };
}
