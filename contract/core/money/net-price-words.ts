import { t } from '#messages/messages.ts';
import type { Money } from './money.ts';
import { formatPrice } from './price-words.ts';

/** Returns a price without taxes in the words of the law. */
export function netPriceWords(net: Money): string {
  return `${t('country.netPrice')}: ${formatPrice(net)}`;
}
