import { countWords } from '#contract/price-words.ts';

/** 'Hay 1 orden nueva', 'Hay 3 órdenes nuevas'. */
export function newOrdersWords(count: number): string {
  return `Hay ${countWords(count, 'orden nueva', 'órdenes nuevas')}`;
}
