import type { Packed } from '#contract/sales/fulfilment/fulfilment.ts';
import type { LineRow } from '../orders/order-state.service.ts';

type PartOfLine = { readonly position: number; readonly quantity: number };

/**
 * Returns how many units of each line are still to be sent: in none of the parcels, and not back in the stock. Lines with
 * nothing left are not in it.
 */
export function unitsLeft(lines: readonly LineRow[], packed: readonly PartOfLine[]): (LineRow & PartOfLine)[] {
  return lines.flatMap((line) => {
    const quantity = leftOf(line, packed);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Returns what was sent of each line or still is to be; lines without such units are not in it. */
export function unitsToSend(lines: readonly LineRow[], packed: readonly PartOfLine[]): (LineRow & PartOfLine)[] {
  return lines.flatMap((line) => {
    const quantity = packedUnits(line, packed) + leftOf(line, packed);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function leftOf(line: LineRow, packed: readonly PartOfLine[]): number {
  return Math.max(0, line.quantity - line.putBack - packedUnits(line, packed));
}

function packedUnits({ position }: LineRow, packed: readonly PartOfLine[]): number {
  return packed.reduce((sum, part) => (part.position === position ? sum + part.quantity : sum), 0);
}

/** Returns how much of an order is in parcels. */
export function packedOf(lines: readonly LineRow[], packed: readonly PartOfLine[]): Packed {
  const isLeft = unitsLeft(lines, packed).length > 0;
  if (packed.length === 0) return isLeft ? 'none' : 'put_back';
  return isLeft ? 'part' : 'all';
}
