/** The limits of one purchase: the number of different sizes of products, and of units of each. */
export const bagRule = { mostLines: 50, mostUnits: 99 } as const;

/** The message for each exceeded limit. */
export const bagBreachWords = {
  lines: `El carrito admite hasta ${bagRule.mostLines} productos distintos. Quite alguno para continuar.`,
  units: `Puede llevar hasta ${bagRule.mostUnits} unidades de cada talle.`,
} as const satisfies Record<'lines' | 'units', string>;
