import { isRecord } from '#web/core/client-state/kept-text.ts';
import type { Bag } from './bag.ts';

/** How many units of each size were merged from the cookie's bag with this id. */
export type Taken = { readonly id: string; readonly units: Readonly<Record<string, number>> };

export const nothingTaken: Taken = { id: '', units: {} };

export function isTaken(value: unknown): value is Taken {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    isRecord(value['units']) &&
    Object.values(value['units']).every((units) => typeof units === 'number')
  );
}

/** Returns the units of the cookie's bag that were not merged before, and the new record of merged units. */
export function notYetTaken(before: Taken, id: string, held: Bag): { readonly items: Bag; readonly taken: Taken } {
  const known = before.id === id ? before.units : {};
  const items = held.flatMap((item) => {
    const quantity = item.quantity - (known[keyOf(item)] ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const units = Object.fromEntries(
    held.map((item) => [keyOf(item), Math.max(item.quantity, known[keyOf(item)] ?? 0)] as const),
  );
  return { items, taken: { id, units: { ...known, ...units } } };
}

const keyOf = ({ id, brandSize }: Bag[number]) => `${id}:${brandSize}`;
