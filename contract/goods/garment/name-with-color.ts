type Colored = { readonly name: string; readonly color: string };

/** Returns the name of an order's line with its colour: 'Buzo Faro Crudo', also if the name ends with the colour. */
export function nameWithColor({ name, color }: Colored): string {
  return ` ${name}`.toLowerCase().endsWith(` ${color.toLowerCase()}`) ? name : `${name} ${color}`;
}
