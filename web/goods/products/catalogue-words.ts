import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { departmentName, spokenDepartment } from '#contract/core/shop/present-departments.ts';
import { genderIn } from './gender-words.ts';

type Facets = Pick<CataloguePage['facets'], 'categories'>;

/** Returns the heading of a catalogue page: 'Hombre', 'Resultados para "vestido"', 'Ofertas de mujer'. */
export function catalogueHeading(query: URLSearchParams, facets: Facets): string {
  const gender = genderOf(query);
  const search = query.get('search')?.trim().slice(0, 80);
  if (search) return t('catalogue.resultsFor', { search, ...spokenDepartment(gender) });
  if (query.get('offers') === 'true') return t('catalogue.offersOf', spokenDepartment(gender));
  return categoryWords(query, facets) ?? (gender ? departmentName(gender) : t('catalogue.allGoods'));
}

/** Returns the heading in parts: `own` is the name of its category, if that is still in the shop's own language. */
export function headingParts(query: URLSearchParams, facets: Facets) {
  const heading = catalogueHeading(query, facets);
  const category = oneCategory(query, facets);
  const own = category?.inOwnLanguage ? category.title : '';
  const at = own === '' ? -1 : heading.indexOf(own);
  if (at < 0) return { before: heading, own: '', after: '' };
  return { before: heading.slice(0, at), own, after: heading.slice(at + own.length) };
}

/** Returns the page's title, which must also say that the shop sells clothes. */
export function catalogueTitle(query: URLSearchParams, facets: Facets): string {
  const gender = genderOf(query);
  const heading = catalogueHeading(query, facets);
  const isOfAll = heading === (gender ? departmentName(gender) : t('catalogue.allGoods'));
  return isOfAll ? t('catalogue.clothesOf', spokenDepartment(gender)) : heading;
}

/** Returns the chosen category, if it is exactly one and has products. */
export function oneCategory(query: URLSearchParams, { categories }: Facets) {
  const [id, ...others] = query.getAll('category');
  return others.length > 0 ? undefined : categories.find((category) => String(category.id) === id);
}

function categoryWords(query: URLSearchParams, facets: Facets): string | undefined {
  const category = oneCategory(query, facets);
  return category && t('catalogue.categoryOf', { category: category.title, ...spokenDepartment(category.genre) });
}

function genderOf(query: URLSearchParams) {
  const gender = genderIn(query);
  return gender === 'unknown' ? undefined : gender;
}
