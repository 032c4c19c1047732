/** The CSS colours of the names of colours, in lower case and without accents. */
const swatches: ReadonlyMap<string, string> = new Map(
  Object.entries({
    blanco: '#f4f1ea',
    crudo: '#e9dfca',
    arena: '#cdb897',
    beige: '#d8c7a5',
    celeste: '#a9c1d1',
    rosa: '#dba7a5',
    'rosa viejo': '#c79a92',
    camel: '#b5834f',
    gris: '#94928e',
    mostaza: '#bd8b2c',
    amarillo: '#e0bd3c',
    naranja: '#d0752f',
    terracota: '#ab5639',
    rojo: '#a8282c',
    lila: '#a795bd',
    violeta: '#5f4378',
    verde: '#4f7a4b',
    'verde oliva': '#696b46',
    'verde botella': '#26473b',
    azul: '#44617f',
    'azul marino': '#273146',
    bordo: '#6a2631',
    marron: '#553b2b',
    negro: '#2a292b',
  }),
);

/**
 * Returns the CSS colour of a colour's name; null for an unknown one. A name that begins with a known one, such as 'Gris
 * melange', has its colour.
 */
export function swatchOf(name: string): string | null {
  const words = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const swatch = swatches.get(words.slice(0, count).join(' '));
    if (swatch !== undefined) return swatch;
  }
  return null;
}
