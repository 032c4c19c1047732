/**
 * The goods that a visitor sees first, by their names, the first one first: the catalogue begins with what is newest, so these
 * are the last that the demo shop gets. No model of the first turn is among them: products that are named by their number keep it.
 */
const women = [
  'Tapado Otoño Verde botella',
  'Vestido Trama Bordó',
  'Blazer Atelier Crudo',
  'Falda Cardal Camel',
  'Cardigan Brisa Mostaza',
  'Jean Laguna Blanco',
  'Buzo Faro Azul marino',
  'Bota Bosque Camel',
  'Bandolera Río Negro',
] as const;

const men = [
  'Saco Plaza Azul marino',
  'Sweater Telar Marrón',
  'Bota Sendero Marrón',
  'Campera Andén Crudo',
  'Camisa Litoral Celeste',
  'Pantalón Norte Negro',
  'Remera Muelle Negro',
  'Chomba Tigre Verde botella',
  'Bufanda Ovillo Gris',
] as const;

/** The names of the window, of both genders in turn. */
export const shopWindow: readonly string[] = women.flatMap((name, at) => [name, men[at] ?? []].flat());

/** Returns goods with those of the window at their end, the first of them last. */
export function withWindow<Goods extends { readonly name: string }>(goods: readonly Goods[]): Goods[] {
  const placeOf = ({ name }: Goods) => shopWindow.indexOf(name);
  const inWindow = goods.filter((one) => placeOf(one) >= 0).toSorted((a, b) => placeOf(b) - placeOf(a));
  return [...goods.filter((one) => placeOf(one) < 0), ...inWindow];
}
