import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { shopMoney, type Money } from '#contract/core/money/money.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { vatRateOf } from './vat-rate.service.ts';

/**
 * Returns the price of a product of a rate of tax without the national taxes in words, where the law of the shop's country demands it;
 * else null.
 */
export function netPriceNote(price: Money, vatPercent: number | null): string | null {
  const { duties } = presentCountry();
  if (shop().vatPercent === 0) return null;
  return duties.netPrice && `${duties.netPrice.words()}: ${formatPrice(withoutVat(price, vatRateOf(vatPercent)))}`;
}

/**
 * Returns the lowest price before a reduction in words, where the law of the shop's country demands it; else null. `lowest` is
 * null for a product that had no other price.
 */
export function reductionNote(lowest: number | null): string | null {
  const duty = presentCountry().duties.lowestPrice;
  if (!duty || lowest === null) return null;
  return t('catalogue.lowestPrice', { days: duty.days, price: formatPrice(shopMoney(lowest)) });
}
