/** What a colour's name looks like, for the dot beside it. Names are compared in small letters, without accents. */
const swatches: Readonly<Record<string, string>> = {
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
};

/** A dot of the colour; nothing for a name that it does not know. */
export function ColourSwatch({ name }: { readonly name: string }) {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const backgroundColor = Object.hasOwn(swatches, plain) ? swatches[plain] : undefined;
  if (backgroundColor === undefined) return null;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor }}
      className="inline-block size-3.5 flex-none rounded-full border border-edge"
    />
  );
}
