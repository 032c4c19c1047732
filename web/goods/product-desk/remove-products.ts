import { productDesk } from '#contract/goods/product-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { bulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';

/** Deletes products, each in its own transaction; the form names each as its number and its name. */
export async function removeProducts(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const items = [];
  for (const named of form.getAll('product')) {
    const [, productId = '', name = ''] = typeof named === 'string' ? (/^(\d+) (.*)$/s.exec(named) ?? []) : [];
    items.push({ name, outcome: outcomeOf(await api.submit(productDesk.remove, { productId }), '') });
  }
  return bulkOutcome(items);
}
