import { cataloguePageSize, type CatalogueQuestion } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { both, type Bits } from './catalogue-index/bits.ts';
import { shelfOf, type CatalogueRows } from './catalogue-index/catalogue-rows.ts';
import type { CatalogueFacts } from './catalogue-index/read-catalogue.ts';
import { FacetValues, type Counts } from './catalogue-index/facet-values.ts';
import { selectionOf, type Selection } from './catalogue-index/row-set.ts';
import { askedValues } from './attribute-facets.ts';

/**
 * The result of a query: the ids of one page in order, and for each choice of a facet how many products it would leave.
 */
export type Counted = {
  readonly ids: readonly number[];
  readonly total: number;
  /** The page that `ids` belong to: the last one if the requested page is beyond it. */
  readonly page: number;
  readonly pages: number;
  readonly genders: Counts;
  readonly categories: Counts;
  readonly brands: Counts;
  readonly colors: Counts;
  readonly sizes: Counts;
  /** The lowest and the highest price, in the smallest unit of the shop's currency. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly offers: number;
  readonly attributes: ReadonlyMap<number, Counts>;
};

/** Some rows, by a text or by hand; `ranked` puts them in groups, the first ones of the default order first. */
export type RowsFound = { readonly bits: Bits; readonly ranked?: (() => readonly Bits[]) | undefined };

/** Filters and counts. `found` are the rows to which the question is limited; undefined for all. */
export function countCatalogue(
  { rows, definitions }: CatalogueFacts,
  question: CatalogueQuestion,
  found: RowsFound | undefined,
): Counted {
  const { facets } = rows;
  const asked = askedValues(definitions, question.attribute, (id) => rows.attributes.get(id)?.keys() ?? []);
  const filters = filtersOf(rows, question, asked);
  const under = selections(rows, filters, found?.bits);
  const counts = (facet: string, values: FacetValues) => values.counts(under(facet));
  const whole = under('') ?? selectionOf(rows.public());
  const pages = Math.max(1, Math.ceil(whole.size / cataloguePageSize));
  const page = Math.min(question.page, pages);
  return {
    ids: idsOf(rows, whole, question, found, page),
    total: whole.size,
    page,
    pages,
    genders: counts('gender', facets.gender),
    categories: categoryCounts(rows, question.gender, under('category')),
    brands: counts('brand', facets.brand),
    colors: counts('color', facets.color),
    sizes: counts('size', facets.size),
    price: priceRange(rows, under('price') ?? whole),
    offers: counts('offers', facets.offers).get('true') ?? 0,
    attributes: new Map([...rows.attributes].map(([id, values]) => [id, counts(nameOf(id), values)])),
  };
}

/** Returns the rows that a question finds, without counting. */
export function selectedRows(
  { rows, definitions }: CatalogueFacts,
  question: CatalogueQuestion,
  found?: RowsFound,
): Bits {
  const asked = askedValues(definitions, question.attribute, (id) => rows.attributes.get(id)?.keys() ?? []);
  const filters = filtersOf(rows, question, asked);
  return [rows.public(), ...(found ? [found.bits] : []), ...filters.values()].reduce(both);
}

/** The rows that pass the filter of each facet that has one. */
type Filters = ReadonlyMap<string, Bits>;

/** The values that are asked for, by attribute. */
type Asked = ReadonlyMap<number, readonly string[]>;

/** The facet of an attribute among the filters. */
const nameOf = (attribute: number) => `attribute ${attribute}`;

/** The values of an attribute that no product has. */
const nothing = new FacetValues((word) => word);

function filtersOf(rows: CatalogueRows, question: CatalogueQuestion, attributes: Asked): Filters {
  const { facets, length } = rows;
  const { gender, minPrice, maxPrice } = question;
  const least = minPrice === undefined ? 0 : fromDecimal(minPrice).minor;
  const most = maxPrice === undefined ? Number.POSITIVE_INFINITY : fromDecimal(maxPrice).minor;
  const sizes = question.size.map((name) => name.toUpperCase());
  const ofAttributes = [...attributes].map(([id, values]) => {
    const known = rows.attributes.get(id) ?? nothing;
    return [nameOf(id), known.rowsWith(values, length)] as const;
  });
  const filters = {
    gender: facets.gender.rowsWith(gender === undefined ? [] : [gender], length),
    category: facets.category.rowsWith(question.category.map(String), length),
    brand: facets.brand.rowsWith(question.brand, length),
    color: facets.color.rowsWith(question.color, length),
    size: facets.size.rowsWith(sizes, length),
    offers: facets.offers.rowsWith(question.offers === true ? ['true'] : [], length),
    price: rows.pricedFrom(least, most),
    ...Object.fromEntries(ofAttributes),
  };
  return new Map(Object.entries(filters).flatMap(([facet, bits]) => (bits ? [[facet, bits]] : [])));
}

/**
 * Returns a function that returns what a facet counts: the rows that pass the text and all filters but its own; undefined for
 * all rows. Facets without a filter share one selection.
 */
function selections(rows: CatalogueRows, filters: Filters, text: Bits | undefined) {
  const made = new Map<string, Selection | undefined>();
  // A text was matched a moment before: a product may be gone since.
  const seen = text ? [rows.public(), text] : [rows.hiding() ?? []].flat();
  const select = (without: string) => {
    const others = [...filters].flatMap(([facet, bits]) => (facet === without ? [] : [bits]));
    const all = [...seen, ...others];
    return all.length === 0 ? undefined : selectionOf(all.reduce(both));
  };
  return (facet: string): Selection | undefined => {
    const without = filters.has(facet) ? facet : '';
    if (!made.has(without)) made.set(without, select(without));
    return made.get(without);
  };
}

/** Returns the ids of a page. With ranked rows and the default order, the best ones come first. */
function idsOf(
  rows: CatalogueRows,
  whole: Selection,
  { order }: CatalogueQuestion,
  found: RowsFound | undefined,
  page: number,
): number[] {
  const from = (page - 1) * cataloguePageSize;
  const to = Math.min(whole.size, from + cataloguePageSize);
  const kept = rows.inOrder(order);
  const groups = order === 'news' ? found?.ranked?.() : undefined;
  const shown = groups
    ? pageOfGroups(groups, whole, from, to, (...asked) => kept.page(...asked))
    : kept.page(whole, from, to);
  return shown.map((row) => rows.idOf(row));
}

type PageOf = (selection: Selection, from: number, to: number) => number[];

/** Returns the rows from one place to another of groups that come one after the other, each in order. */
function pageOfGroups(groups: readonly Bits[], whole: Selection, from: number, to: number, pageOf: PageOf): number[] {
  const shown: number[] = [];
  let before = 0;
  for (const group of groups) {
    if (before >= to) break;
    const selection = selectionOf(both(group, whole.bits));
    shown.push(...pageOf(selection, Math.max(0, from - before), Math.max(0, to - before)));
    before += selection.size;
  }
  return shown;
}

/** With a gender, a unisex product counts in its category there. */
function categoryCounts(
  { facets }: CatalogueRows,
  gender: Gender | undefined,
  selection: Selection | undefined,
): Counts {
  if (gender === undefined) return facets.category.counts(selection);
  const shelf = shelfOf(gender, '');
  const counts = [...facets.shelf.counts(selection)].filter(([value]) => value.startsWith(shelf));
  return new Map(counts.map(([value, count]) => [value.slice(shelf.length), count]));
}

function priceRange(rows: CatalogueRows, selection: Selection): Counted['price'] {
  const [cheapest] = rows.inOrder('price-asc').page(selection, 0, 1);
  const [dearest] = rows.inOrder('price-desc').page(selection, 0, 1);
  if (cheapest === undefined || dearest === undefined) return null;
  return { min: rows.priceOf(cheapest), max: rows.priceOf(dearest) };
}
