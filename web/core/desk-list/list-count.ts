import { t } from '#messages/messages.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { formatCount } from '#contract/core/money/price-words.ts';

/** How many there are, for a message whose plural depends on it, and as people write it. */
type Counted = { readonly count: number; readonly shown: string };

/** Returns the arguments of a message that says how many there are. */
export function counted(count: number): Counted {
  return { count, shown: formatCount(count) };
}

/**
 * Returns how many rows a list has, in its own words: '1 orden', '37 órdenes', 'Más de 10.000 órdenes' if they were not counted
 * further.
 */
export function listCount(total: number, words: (counted: Counted) => string, countedTo = mostCounted): string {
  return total > countedTo ? t('desk-list.moreThan', { things: words(counted(countedTo)) }) : words(counted(total));
}
