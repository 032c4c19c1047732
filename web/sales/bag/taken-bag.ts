import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';
import type { Bag, BagItem } from './bag.ts';

/** How many units of each item were merged from the cookie's bag with this id. */
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
  const unitsOf = (item: BagItem) => known[unitKey(item)] ?? known[formerKey(item)] ?? 0;
  const items = held.flatMap((item) => {
    const quantity = item.quantity - unitsOf(item);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const units = Object.fromEntries(
    held.map((item) => [unitKey(item), Math.max(item.quantity, unitsOf(item))] as const),
  );
  return { items, taken: { id, units: { ...known, ...units } } };
}

/** By which an earlier version noted them. */
const formerKey = ({ id, brandSize }: BagItem) => unitKey({ id, brandSize });
