import { t } from '#messages/messages.ts';
import { sum } from '#contract/core/money/money.ts';
import { netPriceWords } from '#contract/core/money/net-price-words.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Order } from './orders.ts';

/** Returns the tax that an order contains, name and amount of each rate. */
export function taxRows({ taxes }: Pick<Order, 'taxes'>): (readonly [name: string, amount: string])[] {
  const { code: country } = shop().country;
  return taxes.map(({ percent, tax }) => [
    t('order-words.taxIncluded', { country, percent: formatNumber(percent) }),
    formatPrice(tax),
  ]);
}

/** Returns what stands beside the total of an order where every price has its price without taxes; else null. */
export function netTotal({ taxes }: Pick<Order, 'taxes'>): string | null {
  const [first, ...others] = taxes.map(({ net }) => net);
  return shop().hasNetPrices && first ? netPriceWords(sum(first, ...others)) : null;
}
