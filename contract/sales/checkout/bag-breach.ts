import { bagRule } from './bag-rule.ts';

type Line = { readonly id: number; readonly brandSize: string; readonly quantity: number };

/** Returns which limit the lines exceed, counting the same size twice together; undefined if none. */
export function bagBreach(lines: readonly Line[]): 'lines' | 'units' | undefined {
  const units = new Map<string, number>();
  for (const { id, brandSize, quantity } of lines) {
    const key = `${id}:${brandSize}`;
    units.set(key, (units.get(key) ?? 0) + quantity);
  }
  if (units.size > bagRule.mostLines) return 'lines';
  return [...units.values()].some((quantity) => quantity > bagRule.mostUnits) ? 'units' : undefined;
}
