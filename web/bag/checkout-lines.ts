import type { Bag } from './bag.ts';

/** What checkout asks for: which product, which size, how many. */
type CheckoutLine = { readonly id: number; readonly brandSize: string; readonly quantity: number };

/** The bag as the text of a form field. */
export function writeLines(bag: Bag): string {
  return JSON.stringify(bag.map(({ id, brandSize, quantity }) => ({ id, brandSize, quantity })));
}

/** Reads that text again. What is not a list of lines is an empty bag, which checkout refuses in its own words. */
export function readLines(text: unknown): CheckoutLine[] {
  if (typeof text !== 'string') return [];
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) && lines.every(isLine) ? lines : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is CheckoutLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, brandSize, quantity }: { id?: unknown; brandSize?: unknown; quantity?: unknown } = value;
  return typeof id === 'number' && typeof brandSize === 'string' && typeof quantity === 'number';
}
