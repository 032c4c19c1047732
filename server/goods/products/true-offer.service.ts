import { t } from '#messages/messages.ts';
import { compare, shopMoney, type Money } from '#contract/core/money/money.ts';
import { withPrice, type PriceEntry } from '#contract/core/money/price-history.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { struckPrice, type StruckRule } from '#contract/core/money/struck-price.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { priceHistories } from './price-history.service.ts';
import { struckRule } from './shown-offer.service.ts';

/** An offer at a price from a time on; `typed` is the price before it that somebody typed, null for none. In the smallest unit. */
type AskedOffer = { readonly price: number; readonly typed: number | null; readonly at: Date };

/** What a history says of an offer: the price before it, or what is wrong, in the language of the request. */
export type Judged = { readonly struck: number } | { readonly message: string };

/** Judges an offer by the history of its product: without a true price before it there is none, and no other one can be typed. */
export function judgeOffer(history: readonly PriceEntry[], rule: StruckRule, { price, typed, at }: AskedOffer): Judged {
  const offered = withPrice(history, { since: at.getTime(), price, isOffer: true, isPublic: true });
  const struck = struckPrice(offered, rule);
  if (struck === null) return { message: noPriceWords(rule) };
  if (typed === null || typed === struck) return { struck };
  return { message: t('product-rules.otherPreviousPrice', { price: formatPrice(shopMoney(struck)) }) };
}

function noPriceWords({ by, days }: StruckRule): string {
  return by === 'lowest' ? t('product-rules.offerAboveLowest', { days }) : t('product-rules.noPreviousPrice', { days });
}

type Prices = Pick<ProductFields, 'isOffertPrice' | 'currentPrice' | 'previousPrice'>;

/**
 * Returns the price before an offer that is stored with a product, in the smallest unit: the true one of its history; what was typed in a
 * shop that keeps the requirements to the letter. An offer that stays as it is, is not judged again. Throws `invalid`.
 */
export async function previousPriceOf(
  transaction: Transaction,
  fields: Prices,
  { before, at }: { readonly before: DeskProduct | undefined; readonly at: Date },
): Promise<number | null> {
  const { isOffertPrice, currentPrice, previousPrice } = fields;
  const rule = struckRule();
  const typed = previousPrice?.minor ?? null;
  if (!rule || !isOffertPrice || (before && isSameOffer(before, fields))) return typed;
  const histories = await priceHistories(transaction, before ? [before.id] : []);
  const history = (before && histories.get(before.id)) ?? [];
  const judged = judgeOffer(history, rule, { price: currentPrice.minor, typed, at });
  if ('struck' in judged) return judged.struck;
  throw new ShopError('invalid', {}, [{ path: 'previousPrice', message: judged.message }]);
}

function isSameOffer(before: DeskProduct, { currentPrice, previousPrice }: Prices): boolean {
  return (
    before.isOffertPrice && isSame(before.currentPrice, currentPrice) && isSame(before.previousPrice, previousPrice)
  );
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one !== null && other !== null && compare(one, other) === 0;
}
