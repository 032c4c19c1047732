import { catalogue } from '#contract/catalogue.ts';
import type { Given } from '#contract/endpoint.ts';
import { productDesk } from '#contract/product-desk.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { Route } from './+types/stock.resource';
import { sentJson, takesJson } from '../api-client/sent-json.ts';
import type { StockAnswer } from './stock-answer.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<StockAnswer> {
  const { variants } = await apiClientOf(context).load(catalogue.detail, { id: params.productId });
  return { variants, outcome: null };
}

type Changes = Pick<Given<typeof productDesk.stock>, 'changes'>;

export const handle = takesJson;

/** Changes the stock by differences, and returns how it is then whatever came of it. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<StockAnswer> {
  const { changes } = await sentJson<Changes>(request);
  const api = apiClientOf(context);
  const changed = await api.submit(productDesk.stock, { productId: params.productId, changes });
  const { variants } = await api.load(catalogue.detail, { id: params.productId });
  return { variants, outcome: outcomeOf(changed, 'Stock actualizado!') };
}
