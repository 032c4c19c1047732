/** A colourway of the house: its Spanish name as the shop shows it, and the cloth's colour in full light. */
export type Colour = { readonly name: string; readonly hex: string };

/** Every colourway that the drawings know, from light to dark. */
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

/** The '#rrggbb' of a colourway. Throws RangeError for a name that is not in the palette. */
export function hexOf(name: ColourName): string {
  const hex = hexes.get(name);
  if (hex === undefined) throw new RangeError(`no such colour: ${name}`);
  return hex;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The colour at `share` (0 to 1) of the way from one '#rrggbb' to another. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((start, at) => Math.round(start + ((end[at] ?? start) - start) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How light a colour looks: 0 black to 1 white (weights of Rec. 709). */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
