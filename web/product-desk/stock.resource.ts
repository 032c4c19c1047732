import { catalogue } from '#contract/catalogue.ts';
import type { Given } from '#contract/endpoint.ts';
import { productDesk } from '#contract/product-desk.ts';
import { outcomeOf } from '../action-outcome.ts';
import { doorOf } from '../door.ts';
import type { Route } from './+types/stock.resource';
import { sentJson, takesJson } from '../sent-json.ts';
import type { StockAnswer } from './stock-answer.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<StockAnswer> {
  const { variants } = await doorOf(context).load(catalogue.detail, { id: params.productId });
  return { variants, outcome: null };
}

type Changes = Pick<Given<typeof productDesk.stock>, 'changes'>;

export const handle = takesJson;

/** Changes the stock by differences, and answers how it is then whatever came of it. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<StockAnswer> {
  const { changes } = await sentJson<Changes>(request);
  const door = doorOf(context);
  const changed = await door.submit(productDesk.stock, { productId: params.productId, changes });
  const { variants } = await door.load(catalogue.detail, { id: params.productId });
  return { variants, outcome: outcomeOf(changed, 'Stock actualizado!') };
}
