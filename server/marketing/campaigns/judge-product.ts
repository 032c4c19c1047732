import { marginOf } from '#contract/core/money/margin.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import type { PriceEntry } from '#contract/core/money/price-history.ts';
import type { StruckRule } from '#contract/core/money/struck-price.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { steppedPrice } from '#contract/goods/grid/price-steps.ts';
import type { CampaignProduct } from '#server/goods/products/campaign-prices.service.ts';
import { shownOffer } from '#server/goods/products/shown-offer.service.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import { judgeOffer } from '#server/goods/products/true-offer.service.ts';
import type { StoredCampaign } from './campaigns.tables.ts';

/** What prices are judged by: the rule of struck prices, undefined where they are typed. */
export type JudgedBy = { readonly rule: StruckRule | undefined; readonly at: Date };

/** A product without campaigns: what it costs, what a percentage is taken off, and what a campaign has to be below. */
export type Unreduced = { readonly usual: number; readonly base: number; readonly toBeat: number };

/** What a campaign gives a product, or why none does. In the smallest unit. */
export type Judgement =
  | {
      readonly campaign: StoredCampaign;
      readonly price: number;
      readonly base: number;
      readonly struck: number;
      readonly isLoss: boolean;
    }
  | { readonly why: 'cheaper' | 'spared' | 'untrue'; readonly price: number };

/**
 * Returns what a product costs without campaigns. A percentage is taken off the price before an offer, so that none is reduced twice;
 * an own offer, by hand or with dates, goes on where it is as cheap.
 */
export function unreduced(product: CampaignProduct, history: readonly PriceEntry[]): Unreduced {
  const { standing, besideOwn, currentPrice } = product;
  if (standing) return { usual: standing.usual, base: standing.base, toBeat: standing.usual };
  const { previousPrice } = product.isOffertPrice ? shownOffer(product, history) : { previousPrice: null };
  return { usual: currentPrice, base: previousPrice ?? besideOwn ?? currentPrice, toBeat: currentPrice };
}

/** Returns the price of a campaign for a price before it. */
export function priceBy({ percent, price, rounding }: StoredCampaign, base: number): number {
  if (price !== null) return price;
  return steppedPrice(base, { percent: -(percent ?? 0), rounding, decimals: shop().country.decimals });
}

/** True if a price brings less, without its tax, than some size of the product cost. */
export function isLoss(price: number, { costs, ownVat }: CampaignProduct): boolean {
  const margin = marginOf(shopMoney(price), costs.map(shopMoney), vatRateOf(ownVat));
  return margin !== null && margin.least < 0;
}

/**
 * Returns which of the campaigns that a product is in gives it its price: the cheapest, of equal ones the first; none that is not below
 * what the product costs, or that has no true price before it. A price that stands already is not judged again.
 */
export function judgeProduct(
  product: CampaignProduct,
  campaigns: readonly StoredCampaign[],
  { history, rule, at }: JudgedBy & { readonly history: readonly PriceEntry[] },
): Judgement {
  const { base, toBeat } = unreduced(product, history);
  const priced = campaigns.map((campaign) => ({ campaign, base, price: priceBy(campaign, base) }));
  const lowest = Math.min(...priced.map(({ price }) => price));
  const below = priced.filter(({ price }) => price < toBeat);
  if (below.length === 0) return { why: 'cheaper', price: lowest };
  const judged = below.map((one) => ({ ...one, isLoss: isLoss(one.price, product) }));
  const [best] = judged
    .filter((one) => !(one.isLoss && one.campaign.sparesLosses))
    .toSorted((one, other) => one.price - other.price || one.campaign.id - other.campaign.id);
  if (!best) return { why: 'spared', price: lowest };
  if (product.standing?.price === best.price) return { ...best, struck: product.previousPrice ?? base };
  if (!rule) return { ...best, struck: base };
  const offer = judgeOffer(history, rule, { price: best.price, typed: null, at });
  return 'struck' in offer ? { ...best, struck: offer.struck } : { why: 'untrue', price: best.price };
}
