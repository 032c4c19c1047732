import { currency, toDecimal } from './money.ts';
import type { Cents } from './money.ts';

const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency });
const wholePesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency, maximumFractionDigits: 0 });

/** An amount for people: 129950 cents are '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Cents): string {
  return pesos.format(toDecimal(amount));
}

/** An amount where cents are of no interest: 129950 cents are '$ 1.300'. */
export function formatWholePrice(amount: Cents): string {
  return wholePesos.format(toDecimal(amount));
}
