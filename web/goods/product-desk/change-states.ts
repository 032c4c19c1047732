import { plainStates } from '#contract/goods/desk-product.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { namedProducts } from './named-products.ts';

/** Gives products the state of the form, all or none. */
export async function changeStates(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const named = namedProducts(form);
  const ids = named.map(({ id }) => id);
  const state = plainStates.find((one) => one === form.get('state')) ?? 'draft';
  const { isDone, message } = outcomeOf(await api.submit(productDesk.setStates, { ids, state }), '');
  if (isDone) return { done: ids.length, failed: [] };
  return { done: 0, failed: named.map(({ name }) => ({ name, reason: message })) };
}
