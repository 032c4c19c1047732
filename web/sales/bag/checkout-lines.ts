import { promisedOf, type Bag, type BagItem, type ItemKey } from './bag.ts';

/**
 * A line of a checkout: which size, and how many. It is the variant's; the words are for a bag that has not been refreshed, and
 * for a process of an earlier version, while the shop is being updated. `promised` is the day of a pre-order that the buyer sees.
 */
export type CheckoutLine = ItemKey & { readonly quantity: number; readonly promised?: string };

/** Returns an item as a line of a checkout. */
export function checkoutLine(item: BagItem): CheckoutLine {
  const { id, variantId, brandSize, quantity } = item;
  const promised = promisedOf(item);
  return { id, variantId, brandSize, quantity, ...(promised !== undefined && { promised }) };
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
  const line: Partial<Record<keyof CheckoutLine, unknown>> = value;
  const { id, variantId, brandSize, quantity, promised = '' } = line;
  const isNamed = [id, variantId ?? id, quantity].every((number) => typeof number === 'number');
  return isNamed && typeof brandSize === 'string' && typeof promised === 'string';
}
