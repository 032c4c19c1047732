import { shopMoney } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { PriceFacts } from '#contract/goods/product-desk.ts';
import type { Executor } from '#platform/database/database.ts';
import { priceHistories } from './price-history.service.ts';
import { struckRule } from './shown-offer.service.ts';

/** Returns what the price before an offer of a product follows from; null where it is typed. */
export async function priceFactsOf(db: Executor, id: number): Promise<PriceFacts | null> {
  const rule = struckRule();
  if (!rule) return null;
  const history = (await priceHistories(db, [id])).get(id) ?? [];
  const shown = history.map((entry) => ({
    ...entry,
    since: shopMoment(new Date(entry.since)),
    price: shopMoney(entry.price),
  }));
  return { rule, history: shown };
}
