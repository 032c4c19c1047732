import type { Bag, ItemKey } from './bag.ts';

/** A line of a checkout: which size, by its variant or, from a bag that has not been refreshed, by product and word; how many. */
export type CheckoutLine =
  | { readonly variantId: number; readonly quantity: number }
  | { readonly id: number; readonly brandSize: string; readonly quantity: number };

/** Returns an item as a line of a checkout. */
export function checkoutLine({
  id,
  variantId,
  brandSize,
  quantity,
}: ItemKey & { readonly quantity: number }): CheckoutLine {
  return variantId ? { variantId, quantity } : { id, brandSize, quantity };
}

/** Serializes the bag for a form field. */
export function writeLines(bag: Bag): string {
  return JSON.stringify(bag.map(checkoutLine));
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
  const { id, variantId, brandSize, quantity }: Partial<Record<keyof ItemKey | 'quantity', unknown>> = value;
  const isNamed = typeof variantId === 'number' || (typeof id === 'number' && typeof brandSize === 'string');
  return isNamed && typeof quantity === 'number';
}
