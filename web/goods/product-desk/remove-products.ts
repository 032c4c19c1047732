import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { bulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { namedProducts } from './named-products.ts';

/** Deletes products, each in its own transaction. */
export async function removeProducts(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const items = [];
  for (const { id: productId, name } of namedProducts(form)) {
    items.push({ name, outcome: outcomeOf(await api.submit(productDesk.remove, { productId }), '') });
  }
  return bulkOutcome(items);
}
