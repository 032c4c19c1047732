import { t } from '#messages/messages.ts';
import { shop } from '../shop/shop.ts';
import type { Money } from './money.ts';
import { withoutVat } from './net-price.ts';
import { formatPrice } from './price-words.ts';

/**
 * Returns what stands beside every price of the shop, the price without taxes; null in a shop where nothing does. `own` is the rate of
 * the product in percent, null for the usual one.
 */
export function netPriceBeside(price: Money, own: number | null | undefined): string | null {
  const { hasNetPrices, vatPercent } = shop();
  return hasNetPrices ? netPriceWords(withoutVat(price, own ?? vatPercent)) : null;
}

/** Returns a price without taxes in the words of the law. */
export function netPriceWords(net: Money): string {
  return `${t('country.netPrice')}: ${formatPrice(net)}`;
}
