import type { CataloguePage } from '#contract/catalogue.ts';
import { genderIn, genderName } from './gender-words.ts';

type Facets = Pick<CataloguePage['facets'], 'categories'>;

/** Returns the heading of a catalogue page: 'Hombre', 'Resultados para "vestido"', 'Ofertas de mujer'. */
export function catalogueHeading(query: URLSearchParams, facets: Facets): string {
  const gender = genderOf(query);
  const search = query.get('search')?.trim().slice(0, 80);
  if (search) return `Resultados para "${search}"${gender ? ` en ${genderName[gender]}` : ''}`;
  if (query.get('offers') === 'true') return gender ? `Ofertas de ${genderName[gender].toLowerCase()}` : 'Ofertas';
  return categoryWords(query, facets) ?? (gender ? genderName[gender] : 'Todas las prendas');
}

/** Returns the page's title, which must also say that the shop sells clothes. */
export function catalogueTitle(query: URLSearchParams, facets: Facets): string {
  const gender = genderOf(query);
  const heading = catalogueHeading(query, facets);
  if (gender && heading === genderName[gender]) return `Ropa de ${heading.toLowerCase()}`;
  return heading === 'Todas las prendas' ? 'Ropa de hombre y de mujer' : heading;
}

/** Returns the chosen category, if it is exactly one and has products. */
export function oneCategory(query: URLSearchParams, { categories }: Facets) {
  const [id, ...others] = query.getAll('category');
  return others.length > 0 ? undefined : categories.find((category) => String(category.id) === id);
}

function categoryWords(query: URLSearchParams, facets: Facets): string | undefined {
  const category = oneCategory(query, facets);
  return category && `${category.title} de ${genderName[category.genre].toLowerCase()}`;
}

function genderOf(query: URLSearchParams) {
  const gender = genderIn(query);
  return gender === 'unknown' ? undefined : gender;
}
