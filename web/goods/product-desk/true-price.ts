import { shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { withPrice } from '#contract/core/money/price-history.ts';
import { struckPrice } from '#contract/core/money/struck-price.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import type { PriceFacts } from '#contract/goods/product-desk.ts';

/**
 * Returns the price before an offer that begins now, as the form has it, '' without a true one. As long as no price of the offer is
 * typed, it is the one before any lower price.
 */
export function previousPriceFrom({ rule, history }: PriceFacts, currentPrice: string, now: number): string {
  const entries = history.map((entry) => ({ ...entry, since: Date.parse(entry.since), price: entry.price.minor }));
  const offered = { since: now, price: parsePrice(currentPrice)?.minor ?? 0, isOffer: true, isPublic: true };
  const struck = struckPrice(withPrice(entries, offered), rule);
  return struck === null ? '' : String(toDecimal(shopMoney(struck)));
}
