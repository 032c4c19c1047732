import type { CatalogueOrder } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { textKey } from '#contract/core/fields/short-text.ts';

/** What the catalogue counts, filters and orders a product by. `price` in the smallest unit; `sizes` are those in stock. */
export type CatalogueRow = {
  readonly id: number;
  readonly gender: Gender;
  /** Of a unisex product, where it stands besides; null for none. */
  readonly otherGender: Gender | null;
  readonly categoryId: number;
  readonly otherCategoryId: number | null;
  readonly brandName: string;
  readonly color: string;
  readonly price: number;
  readonly isOffer: boolean;
  readonly sizes: readonly string[];
};

/** Dictionary encoding: maps words to small integers, so that rows can be compared and counted by them. */
export class Dictionary<Word> {
  readonly words: Word[] = [];
  readonly #codes = new Map<Word, number>();

  /** Returns what equal words have in common. */
  keyOf(word: Word): Word {
    return word;
  }

  codeOf(word: Word): number {
    const key = this.keyOf(word);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    this.#codes.set(key, this.words.length);
    return this.words.push(word) - 1;
  }

  /** Returns an array with 1 at the codes of these words; undefined for an empty list (no filter). */
  flags(wanted: readonly Word[]): Uint8Array | undefined {
    if (wanted.length === 0) return undefined;
    const flags = new Uint8Array(this.words.length);
    for (const word of wanted) {
      const code = this.#codes.get(this.keyOf(word));
      if (code !== undefined) flags[code] = 1;
    }
    return flags;
  }
}

/**
 * The same for texts: those with one key (`textKey`) are one word, 'MARRÓN' and 'Marrón'. It is shown as most rows spell it, so
 * that a spelling that was corrected everywhere is gone.
 */
export class Texts extends Dictionary<string> {
  /** The key of each spelling, so that a row costs no more than two look-ups. */
  readonly #keys = new Map<string, string>();
  /** How many rows have each spelling, by code. */
  readonly #spelled: Map<string, number>[] = [];

  override keyOf(word: string): string {
    const known = this.#keys.get(word);
    if (known !== undefined) return known;
    const key = textKey(word);
    this.#keys.set(word, key);
    return key;
  }

  /** Counts a row with a spelling, instead of what it had before. Returns the code. */
  replace(before: string | undefined, word: string): number {
    if (before === word) return this.codeOf(word);
    this.release(before);
    const code = this.codeOf(word);
    this.#count(code, word, 1);
    return code;
  }

  /** Counts a row less with a spelling. */
  release(word: string | undefined): void {
    if (word !== undefined) this.#count(this.codeOf(word), word, -1);
  }

  #count(code: number, word: string, change: number): void {
    const spelled = (this.#spelled[code] ??= new Map());
    spelled.set(word, (spelled.get(word) ?? 0) + change);
    let shown = this.words[code] ?? word;
    for (const [spelling, count] of spelled) {
      const most = spelled.get(shown) ?? 0;
      // Of two that are as frequent the one with small letters, which come after capitals: the same one after each restart.
      if (count > most || (count === most && spelling > shown)) shown = spelling;
    }
    this.words[code] = shown;
  }
}

/** How many bits of a number are used: with the sign bit it would not be a small integer (V8 Smi) any more. */
export const sizesInWord = 30;

/** Marks a deleted row, and what a row does not have. */
export const none = -1;

/**
 * The products as a column store of small integers: 100,000 products take a few megabytes and are scanned in a few
 * milliseconds, for any combination of filters.
 */
export class CatalogueColumns {
  readonly genders = new Dictionary<Gender>();
  readonly categories = new Dictionary<number>();
  readonly brands = new Texts();
  readonly colors = new Texts();
  readonly sizeNames = new Texts();
  readonly ids: number[] = [];
  readonly gender: number[] = [];
  /** Of unisex products, else `none`. */
  readonly otherGender: number[] = [];
  readonly category: number[] = [];
  readonly otherCategory: number[] = [];
  readonly brand: number[] = [];
  readonly color: number[] = [];
  readonly #spelledBrand: (string | undefined)[] = [];
  readonly #spelledColor: (string | undefined)[] = [];
  readonly price: number[] = [];
  readonly offer: number[] = [];
  /** The sizes in stock as bit sets, `sizesInWord` bits in each list. */
  readonly sizeWords: number[][] = [];
  readonly #rowOf = new Map<number, number>();
  /** Sorted rows by order; sorted again after a change that affects it. */
  readonly #orders = new Map<CatalogueOrder, Uint32Array>();
  #room = new Uint32Array(0);

  /** Returns the row numbers of products, in the given order; unknown products are left out. */
  rowsOf(ids: Uint32Array): Uint32Array {
    const rows = new Uint32Array(ids.length);
    let count = 0;
    for (const id of ids) {
      const row = this.#rowOf.get(id);
      if (row === undefined) continue;
      rows[count] = row;
      count += 1;
    }
    return rows.subarray(0, count);
  }

  /**
   * Returns a buffer for the rows that one count finds. It is reused by the next count, to save garbage collection at
   * 300 a second.
   */
  room(): Uint32Array {
    if (this.#room.length < this.ids.length) this.#room = new Uint32Array(2 * this.ids.length);
    return this.#room;
  }

  put(product: CatalogueRow): void {
    const known = this.#rowOf.get(product.id);
    const row = known ?? this.ids.length;
    if (known === undefined) this.#orders.clear();
    else if (this.price[row] !== product.price) this.#forgetPriceOrders();
    this.#rowOf.set(product.id, row);
    this.ids[row] = product.id;
    this.gender[row] = this.genders.codeOf(product.gender);
    this.otherGender[row] = product.otherGender === null ? none : this.genders.codeOf(product.otherGender);
    this.category[row] = this.categories.codeOf(product.categoryId);
    this.otherCategory[row] = product.otherCategoryId === null ? none : this.categories.codeOf(product.otherCategoryId);
    this.brand[row] = this.brands.replace(this.#spelledBrand[row], product.brandName);
    this.color[row] = this.colors.replace(this.#spelledColor[row], product.color);
    this.#spelledBrand[row] = product.brandName;
    this.#spelledColor[row] = product.color;
    this.price[row] = product.price;
    this.offer[row] = product.isOffer ? 1 : 0;
    this.#putSizes(row, product.sizes);
  }

  #putSizes(row: number, sizes: readonly string[]): void {
    for (const word of this.sizeWords) word[row] = 0;
    for (const size of sizes) {
      const code = this.sizeNames.codeOf(size);
      const at = Math.floor(code / sizesInWord);
      const word = (this.sizeWords[at] ??= Array.from({ length: this.ids.length }, () => 0));
      word[row] = (word[row] ?? 0) | (1 << (code % sizesInWord));
    }
  }

  /** Marks the row of a deleted product. It stays empty until the columns are loaded again. */
  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#rowOf.delete(id);
    this.gender[row] = none;
    this.otherGender[row] = none;
    this.brands.release(this.#spelledBrand[row]);
    this.colors.release(this.#spelledColor[row]);
    this.#orders.clear();
  }

  /** Returns the rows in an order: newest first, or by price and then by age. */
  inOrder(order: CatalogueOrder): Uint32Array {
    const known = this.#orders.get(order);
    if (known) return known;
    const rows = Uint32Array.from(this.#rowOf.values()).toSorted(this.#comparison(order));
    this.#orders.set(order, rows);
    return rows;
  }

  #comparison(order: CatalogueOrder): (one: number, other: number) => number {
    const id = (row: number) => this.ids[row] ?? 0;
    const price = (row: number) => this.price[row] ?? 0;
    if (order === 'news') return (one, other) => id(other) - id(one);
    const sign = order === 'price-asc' ? 1 : -1;
    return (one, other) => sign * (price(one) - price(other)) || id(one) - id(other);
  }

  #forgetPriceOrders(): void {
    this.#orders.delete('price-asc');
    this.#orders.delete('price-desc');
  }
}
