/** What one purchase may be: so many different sizes of products, and so many units of each. The only home of the rule. */
export const bagRule = { mostLines: 50, mostUnits: 99 } as const;

type Line = { readonly id: number; readonly brandSize: string; readonly quantity: number };

/** In which way lines are beyond the rule, the same size written twice counted together; undefined when they keep it. */
export function bagBreach(lines: readonly Line[]): 'lines' | 'units' | undefined {
  const units = new Map<string, number>();
  for (const { id, brandSize, quantity } of lines) {
    const key = `${id}:${brandSize}`;
    units.set(key, (units.get(key) ?? 0) + quantity);
  }
  if (units.size > bagRule.mostLines) return 'lines';
  return [...units.values()].some((quantity) => quantity > bagRule.mostUnits) ? 'units' : undefined;
}

/** What is said of a breach: wherever something is added, and where a whole bag is too much. */
export const bagBreachWords = {
  lines: `El carrito admite hasta ${bagRule.mostLines} productos distintos. Quite alguno para continuar.`,
  units: `Puede llevar hasta ${bagRule.mostUnits} unidades de cada talle.`,
} as const satisfies Record<'lines' | 'units', string>;
