import type { Bag } from './bag.ts';

/** A line of a checkout: which product, which size, how many. */
type CheckoutLine = { readonly id: number; readonly brandSize: string; readonly quantity: number };

/** Serializes the bag for a form field. */
export function writeLines(bag: Bag): string {
  return JSON.stringify(bag.map(({ id, brandSize, quantity }) => ({ id, brandSize, quantity })));
}

/** Parses that field. Anything but a list of lines is an empty bag, which checkout rejects with its own message. */
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
