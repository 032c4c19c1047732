import { unitKey, type UnitName } from '#contract/goods/sizes/unit-name.ts';
import { bagRule } from './bag-rule.ts';

type Line = UnitName & { readonly quantity: number };

/** Returns which limit the lines exceed, counting the same size twice together; undefined if none. */
export function bagBreach(lines: readonly Line[]): 'lines' | 'units' | undefined {
  const units = new Map<string, number>();
  for (const line of lines) {
    const key = unitKey(line);
    units.set(key, (units.get(key) ?? 0) + line.quantity);
  }
  if (units.size > bagRule.mostLines) return 'lines';
  return [...units.values()].some((quantity) => quantity > bagRule.mostUnits) ? 'units' : undefined;
}
