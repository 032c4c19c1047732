import { t } from '#messages/messages.ts';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { roundings } from '#contract/goods/grid/price-steps.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { namedProducts } from './named-products.ts';
import { percentIn } from './price-percent.ts';

/** What the list does to several products beside their state. */
export const severalKinds = {
  price: t('product-grid.changePrice'),
  offer: t('product-grid.changeOffer'),
  endOffer: t('product-grid.endOffer'),
  category: t('product-desk.category'),
} as const;

export type SeveralKind = keyof typeof severalKinds;

/** Changes price, offer or category of products, all or none; what one of them cannot take is said of it. */
export async function changeSeveral(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const named = namedProducts(form);
  const sent = { key: textOf(form, 'key'), ids: named.map(({ id }) => Number(id)), change: changeIn(form) };
  const { isDone, message, errors = {} } = outcomeOf(await api.relay(productGrid.several, sent), '');
  if (isDone) return { done: named.length, failed: [] };
  const own = named.flatMap(({ name }, at) => {
    const reason = errors[`ids.${at}`];
    return reason === undefined ? [] : [{ name, reason }];
  });
  return { done: 0, failed: own.length > 0 ? own : named.map(({ name }) => ({ name, reason: message })) };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

function changeIn(form: FormData) {
  const kind = textOf(form, 'change');
  const rounding = roundings.find((one) => one === form.get('rounding')) ?? 'none';
  if (kind === 'category') return { kind, category: textOf(form, 'category') };
  return kind === 'endOffer' ? { kind } : { kind, percent: percentIn(textOf(form, 'percent')), rounding };
}
