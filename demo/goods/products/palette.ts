/** A colour of the demo shop: its Spanish name on screen, and the cloth's colour in full light. */
export type Colour = { readonly name: string; readonly hex: string };

/** All colours of the demo's goods, from light to dark. */
export const palette = [
  { name: 'Blanco', hex: '#f4f1ea' },
  { name: 'Crudo', hex: '#e9dfca' },
  { name: 'Arena', hex: '#cdb897' },
  { name: 'Celeste', hex: '#a9c1d1' },
  { name: 'Rosa viejo', hex: '#c79a92' },
  { name: 'Camel', hex: '#b5834f' },
  { name: 'Gris', hex: '#94928e' },
  { name: 'Mostaza', hex: '#bd8b2c' },
  { name: 'Terracota', hex: '#ab5639' },
  { name: 'Verde oliva', hex: '#696b46' },
  { name: 'Azul', hex: '#44617f' },
  { name: 'Bordó', hex: '#6a2631' },
  { name: 'Verde botella', hex: '#26473b' },
  { name: 'Marrón', hex: '#553b2b' },
  { name: 'Azul marino', hex: '#273146' },
  { name: 'Negro', hex: '#2a292b' },
] as const satisfies readonly Colour[];

export type ColourName = (typeof palette)[number]['name'];

const hexes: ReadonlyMap<string, string> = new Map(palette.map(({ name, hex }) => [name, hex]));

/** Returns the '#rrggbb' of a colour. Throws RangeError for a name that is not in the palette. */
export function hexOf(name: ColourName): string {
  const hex = hexes.get(name);
  if (hex === undefined) throw new RangeError(`no such colour: ${name}`);
  return hex;
}
