import { t } from '#messages/messages.ts';
import { mostCounted } from '#contract/most-counted.ts';
import { countWords, formatCount } from '#contract/price-words.ts';

/** Returns how many rows a list has: '1 orden', '37 órdenes', 'Más de 10.000 órdenes' if they were not counted further. */
export function listCount(total: number, one: string, several: string, countedTo = mostCounted): string {
  return total > countedTo
    ? t('desk-list.moreThan', { count: formatCount(countedTo), things: several })
    : countWords(total, one, several);
}
