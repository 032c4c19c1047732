import { cataloguePageSize } from '#contract/goods/products.ts';
import type { CatalogueQuestion } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { none, sizesInWord } from './catalogue-columns.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';

/**
 * The result of a query: the ids of one page in order, and for each choice of a facet how many products it would leave.
 */
export type Counted = {
  readonly ids: readonly number[];
  readonly total: number;
  /** The page that `ids` belong to: the last one if the requested page is beyond it. */
  readonly page: number;
  readonly pages: number;
  readonly genders: ReadonlyMap<Gender, number>;
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly colors: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  /** The lowest and the highest price, in the smallest unit of the shop's currency. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly offers: number;
};

/** The filters, as bits: a product that fails only one filter still counts for the facet of that filter. */
const failed = { category: 1, brand: 2, color: 4, size: 8, price: 16, offers: 32, gender: 64 } as const;

/** Filters and counts in one pass. `found` are the ids that match the text, best first; undefined without a text. */
export function countCatalogue(
  columns: CatalogueColumns,
  question: CatalogueQuestion,
  found: Uint32Array | undefined,
): Counted {
  const failureOf = failures(columns, question);
  const tally = new Tally(columns, question.gender);
  const { rows, wanted } = rowsOf(columns, question, found);
  for (const row of rows) {
    if (wanted && wanted[row] !== 1) continue;
    const failure = failureOf(row);
    if (failure === 0) tally.addWhole(row);
    // Exactly one bit is set. A product that fails more filters counts nowhere.
    else if ((failure & (failure - 1)) === 0) tally.addTo(failure, row);
  }
  return tally.counted(question.page);
}

/** The counts of all facets. */
class Tally {
  readonly #columns: CatalogueColumns;
  readonly #rows: Uint32Array;
  #total = 0;
  readonly #gender: Uint32Array;
  readonly #category: Uint32Array;
  readonly #brand: Uint32Array;
  readonly #color: Uint32Array;
  readonly #size: Uint32Array;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  #offers = 0;

  /** The gender that was asked for: a unisex product counts in its category there, if it has one. */
  readonly #within: number | undefined;

  constructor(columns: CatalogueColumns, gender: Gender | undefined) {
    this.#within = gender && columns.genders.codeOf(gender);
    this.#columns = columns;
    this.#rows = columns.room();
    this.#gender = new Uint32Array(columns.genders.words.length);
    this.#category = new Uint32Array(columns.categories.words.length);
    this.#brand = new Uint32Array(columns.brands.words.length);
    this.#color = new Uint32Array(columns.colors.words.length);
    this.#size = new Uint32Array(columns.sizeWords.length * sizesInWord);
  }

  /** Counts a product that passes all filters, in every facet. */
  addWhole(row: number): void {
    const columns = this.#columns;
    this.#rows[this.#total] = row;
    this.#total += 1;
    this.#addGenders(row);
    this.#addCategories(row);
    add(this.#brand, columns.brand[row]);
    add(this.#color, columns.color[row]);
    this.#addSizes(row);
    this.#addPrice(row);
    this.#offers += columns.offer[row] ?? 0;
  }

  /** Counts a product that fails one filter, for the facet of that filter. */
  addTo(facet: number, row: number): void {
    const columns = this.#columns;
    if (facet === failed.category) this.#addCategories(row);
    else if (facet === failed.brand) add(this.#brand, columns.brand[row]);
    else if (facet === failed.color) add(this.#color, columns.color[row]);
    else if (facet === failed.size) this.#addSizes(row);
    else if (facet === failed.price) this.#addPrice(row);
    else if (facet === failed.gender) this.#addGenders(row);
    else this.#offers += columns.offer[row] ?? 0;
  }

  #addGenders(row: number): void {
    const { gender, otherGender } = this.#columns;
    add(this.#gender, gender[row]);
    if (otherGender[row] !== none) add(this.#gender, otherGender[row]);
  }

  #addCategories(row: number): void {
    const { gender, category, otherCategory } = this.#columns;
    const hasOther = otherCategory[row] !== none;
    const isOwn = !hasOther || this.#within === undefined || this.#within === gender[row];
    if (isOwn) add(this.#category, category[row]);
    if (hasOther && (this.#within === undefined || !isOwn)) add(this.#category, otherCategory[row]);
  }

  #addSizes(row: number): void {
    const { sizeWords } = this.#columns;
    for (let word = 0; word < sizeWords.length; word += 1) {
      let bits = sizeWords[word]?.[row] ?? 0;
      while (bits !== 0) {
        add(this.#size, word * sizesInWord + 31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
      }
    }
  }

  #addPrice(row: number): void {
    const price = this.#columns.price[row] ?? 0;
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }

  counted(asked: number): Counted {
    const { ids, genders, categories, brands, colors, sizeNames } = this.#columns;
    const pages = Math.max(1, Math.ceil(this.#total / cataloguePageSize));
    const page = Math.min(asked, pages);
    const end = Math.min(this.#total, page * cataloguePageSize);
    const shown = this.#rows.subarray((page - 1) * cataloguePageSize, end);
    return {
      ids: Array.from(shown, (row) => ids[row] ?? 0),
      total: this.#total,
      page,
      pages,
      genders: named(genders.words, this.#gender),
      categories: named(categories.words, this.#category),
      brands: named(brands.words, this.#brand),
      colors: named(colors.words, this.#color),
      sizes: named(sizeNames.words, this.#size),
      price: this.#min <= this.#max ? { min: this.#min, max: this.#max } : null,
      offers: this.#offers,
    };
  }
}

/** Rows in order. If `wanted` is given, only the rows that it marks count. */
type Rows = { readonly rows: Uint32Array; readonly wanted?: Uint8Array };

/** Returns the rows to scan, in the requested order. With a text and the default order, the best matches come first. */
function rowsOf(columns: CatalogueColumns, { order }: CatalogueQuestion, found: Uint32Array | undefined): Rows {
  if (found === undefined) return { rows: columns.inOrder(order) };
  const rows = columns.rowsOf(found);
  if (order === 'news') return { rows };
  const wanted = new Uint8Array(columns.ids.length);
  for (const row of rows) wanted[row] = 1;
  return { rows: columns.inOrder(order), wanted };
}

/** Returns a function that returns which filters a row fails, as bits. */
function failures(columns: CatalogueColumns, question: CatalogueQuestion): (row: number) => number {
  const gender = columns.genders.flags(question.gender === undefined ? [] : [question.gender]);
  const category = columns.categories.flags(question.category);
  const brand = columns.brands.flags(question.brand);
  const color = columns.colors.flags(question.color);
  const size = columns.sizeNames.flags(question.size.map((name) => name.toUpperCase()));
  const sizeMasks = size && columns.sizeWords.map((_, word) => maskOf(size, word));
  const least = question.minPrice === undefined ? 0 : fromDecimal(question.minPrice).minor;
  const most = question.maxPrice === undefined ? Number.POSITIVE_INFINITY : fromDecimal(question.maxPrice).minor;
  const onlyOffers = question.offers === true;
  return (row) => {
    let failure = 0;
    if (gender && !isMarked(gender, columns.gender[row], columns.otherGender[row])) failure |= failed.gender;
    if (category && !isMarked(category, columns.category[row], columns.otherCategory[row])) failure |= failed.category;
    if (brand && brand[columns.brand[row] ?? 0] !== 1) failure |= failed.brand;
    if (color && color[columns.color[row] ?? 0] !== 1) failure |= failed.color;
    if (sizeMasks && !sizeMasks.some((mask, word) => ((columns.sizeWords[word]?.[row] ?? 0) & mask) !== 0)) {
      failure |= failed.size;
    }
    const price = columns.price[row] ?? 0;
    if (price < least || price > most) failure |= failed.price;
    if (onlyOffers && columns.offer[row] !== 1) failure |= failed.offers;
    return failure;
  };
}

/** True if one of two codes is marked; `none` never is. */
function isMarked(flags: Uint8Array, own = none, other = none): boolean {
  return flags[own] === 1 || flags[other] === 1;
}

/** Returns the bits of the requested sizes in one word. */
function maskOf(flags: Uint8Array, word: number): number {
  let mask = 0;
  for (let bit = 0; bit < sizesInWord; bit += 1) if (flags[word * sizesInWord + bit] === 1) mask |= 1 << bit;
  return mask;
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
