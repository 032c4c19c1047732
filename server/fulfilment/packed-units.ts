import type { Packed } from '#contract/fulfilment.ts';
import type { LineRow } from '../orders/order-state.service.ts';

type PartOfLine = { readonly position: number; readonly quantity: number };

/** Returns how many units of each line are in none of the parcels; lines with nothing left are not in it. */
export function unitsLeft(lines: readonly LineRow[], packed: readonly PartOfLine[]): (LineRow & PartOfLine)[] {
  return lines.flatMap((line) => {
    const taken = packed.reduce((sum, part) => (part.position === line.position ? sum + part.quantity : sum), 0);
    const quantity = line.quantity - taken;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Returns how much of an order is in parcels. */
export function packedOf(lines: readonly LineRow[], packed: readonly PartOfLine[]): Packed {
  if (packed.length === 0) return 'none';
  return unitsLeft(lines, packed).length === 0 ? 'all' : 'part';
}
