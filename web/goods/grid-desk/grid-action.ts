import { t } from '#messages/messages.ts';
import type { ActionFunctionArgs } from 'react-router';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { saveOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson } from '#web/core/api-client/sent-json.ts';
import type { GridOutcome } from './grid-outcome.ts';

/** Saves the changed cells, or takes the last batch back. */
export async function changeGrid({ request, context }: ActionFunctionArgs): Promise<GridOutcome> {
  const { what, key, changes } = await sentJson(request);
  const isUndo = what === 'undo';
  const api = apiClientOf(context);
  const answer = isUndo
    ? await api.relay(productGrid.undo, { key })
    : await api.relay(productGrid.save, { key, changes });
  const count = answer.ok ? answer.value.saved : 0;
  const done = isUndo ? t('product-grid.undone', { count }) : t('product-grid.saved', { count });
  const outcome = saveOutcomeOf(answer, done);
  const products = (answer.ok ? answer.value : outcome.conflict?.present)?.products ?? [];
  return { ...outcome, what: isUndo ? 'undo' : 'save', key: String(key), products };
}
