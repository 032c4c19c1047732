import { currency, fromDecimal, toDecimal } from './money.ts';
import type { Cents } from './money.ts';

const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency });
const wholePesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency, maximumFractionDigits: 0 });

const counts = new Intl.NumberFormat('es-AR');

/** A number of things for people: '1.234'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** How many things: '1 producto', '1.234 productos'. */
export function countWords(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** An amount for people: 129950 cents are '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Cents): string {
  return pesos.format(toDecimal(amount));
}

/** An amount where cents are of no interest: 129950 cents are '$ 1.300'. */
export function formatWholePrice(amount: Cents): string {
  return wholePesos.format(toDecimal(amount));
}

/** What is said of two prices that leave nothing between them. */
export const pricesCrossed = 'El precio mínimo es mayor que el máximo.';

/**
 * A price as people write it in Argentina, '20.000', '$ 1.299,50' or '1299.5', in cents: dots part thousands, and a last
 * comma or dot with one or two digits behind it the cents. Undefined for anything else.
 */
export function parsePrice(text: string): Cents | undefined {
  const digits = text.trim().replace(/^\$\s*/, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits);
  if (!isGrouped && !/^\d{1,8}(?:[.,]\d{1,2})?$/.test(digits)) return undefined;
  const amount = Number((isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.'));
  return amount < 100_000_000 ? fromDecimal(amount) : undefined;
}
