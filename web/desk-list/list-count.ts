import { mostCounted } from '#contract/most-counted.ts';
import { countWords, formatCount } from '#contract/price-words.ts';

/** Returns how many rows a list has: '1 orden', '37 órdenes', 'Más de 10.000 órdenes'. */
export function listCount(total: number, one: string, several: string): string {
  return total > mostCounted ? `Más de ${formatCount(mostCounted)} ${several}` : countWords(total, one, several);
}
