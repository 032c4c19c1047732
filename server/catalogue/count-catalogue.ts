import type { CatalogueQuestion } from '#contract/catalogue.ts';
import { fromDecimal } from '#contract/money.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';

/** What a question finds: the ids in order, and how many products each choice of a facet would leave. */
export type Counted = {
  readonly ids: readonly number[];
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly colors: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  /** The lowest and the highest price, in cents. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly offers: number;
};

/** The filters, as bits: a product that fails only one still counts for the facet of that one. */
const failed = { category: 1, brand: 2, color: 4, size: 8, price: 16, offers: 32 } as const;

/**
 * Filters and counts in one pass. `found` are the ids that a text found, the best first; undefined when no text was
 * asked for.
 */
export function countCatalogue(
  columns: CatalogueColumns,
  question: CatalogueQuestion,
  found: readonly number[] | undefined,
): Counted {
  const failureOf = failures(columns, question);
  const wantedGender = question.gender === undefined ? undefined : columns.genders.codeOf(question.gender);
  const counts = {
    category: new Uint32Array(columns.categories.words.length),
    brand: new Uint32Array(columns.brands.words.length),
    color: new Uint32Array(columns.colors.words.length),
    size: new Uint32Array(columns.sizeNames.words.length),
  };
  const ids: number[] = [];
  let [min, max, offers] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const row of rowsOf(columns, question, found)) {
    if (wantedGender !== undefined && columns.gender[row] !== wantedGender) continue;
    const failure = failureOf(row);
    // More than one bit: the product counts nowhere.
    if ((failure & (failure - 1)) !== 0) continue;
    if (failure === 0) ids.push(columns.ids[row] ?? 0);
    if (failure === 0 || failure === failed.category) add(counts.category, columns.category[row]);
    if (failure === 0 || failure === failed.brand) add(counts.brand, columns.brand[row]);
    if (failure === 0 || failure === failed.color) add(counts.color, columns.color[row]);
    if (failure === 0 || failure === failed.size) for (const size of columns.sizes[row] ?? []) add(counts.size, size);
    if (failure === 0 || failure === failed.price) {
      const price = columns.price[row] ?? 0;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    if (failure === 0 || failure === failed.offers) offers += columns.offer[row] ?? 0;
  }
  return {
    ids,
    categories: named(columns.categories.words, counts.category),
    brands: named(columns.brands.words, counts.brand),
    colors: named(columns.colors.words, counts.color),
    sizes: named(columns.sizeNames.words, counts.size),
    price: min <= max ? { min, max } : null,
    offers,
  };
}

/** The rows to look at, in the order that was asked for: what fits a text best comes first unless another order was. */
function rowsOf(columns: CatalogueColumns, { order }: CatalogueQuestion, found: readonly number[] | undefined) {
  if (found === undefined) return columns.inOrder(order);
  const rows = found.flatMap((id) => columns.rowOf(id) ?? []);
  if (order === 'news') return rows;
  const wanted = new Set(rows);
  return columns.inOrder(order).filter((row) => wanted.has(row));
}

/** Answers which filters a row fails. */
function failures(columns: CatalogueColumns, question: CatalogueQuestion): (row: number) => number {
  const category = columns.categories.flags(question.category);
  const brand = columns.brands.flags(question.brand);
  const color = columns.colors.flags(question.color);
  const size = columns.sizeNames.flags(question.size.map((name) => name.toUpperCase()));
  const least = question.minPrice === undefined ? 0 : fromDecimal(question.minPrice);
  const most = question.maxPrice === undefined ? Number.POSITIVE_INFINITY : fromDecimal(question.maxPrice);
  const onlyOffers = question.offers === true;
  return (row) => {
    const price = columns.price[row] ?? 0;
    return (
      (category && category[columns.category[row] ?? 0] !== 1 ? failed.category : 0) |
      (brand && brand[columns.brand[row] ?? 0] !== 1 ? failed.brand : 0) |
      (color && color[columns.color[row] ?? 0] !== 1 ? failed.color : 0) |
      (size && !hasAny(columns.sizes[row] ?? [], size) ? failed.size : 0) |
      (price < least || price > most ? failed.price : 0) |
      (onlyOffers && columns.offer[row] !== 1 ? failed.offers : 0)
    );
  };
}

function hasAny(codes: readonly number[], flags: Uint8Array): boolean {
  for (const code of codes) if (flags[code] === 1) return true;
  return false;
}

function add(counts: Uint32Array, code: number | undefined): void {
  if (code !== undefined) counts[code] = (counts[code] ?? 0) + 1;
}

function named<Word>(words: readonly Word[], counts: Uint32Array): Map<Word, number> {
  const found = new Map<Word, number>();
  for (const [code, word] of words.entries()) {
    const count = counts[code] ?? 0;
    if (count > 0) found.set(word, count);
  }
  return found;
}
