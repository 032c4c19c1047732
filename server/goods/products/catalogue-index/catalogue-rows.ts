import type { CatalogueOrder } from '#contract/goods/products.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import { both, countBits, noBits, rowsIn, setBit, type Bits } from './bits.ts';
import { FacetValues } from './facet-values.ts';
import { KeptOrder } from './kept-order.ts';
import { RowNumbers } from './numbers.ts';
import { RowSet } from './row-set.ts';
import { TextIndex, type SearchWords } from './text-index.ts';

/** The facets that every product has. All values are texts: of a category its number, of a shelf `shelfOf`. */
export const ownFacets = ['gender', 'category', 'shelf', 'brand', 'color', 'size', 'offers'] as const;

export type OwnFacet = (typeof ownFacets)[number];

/** Where a product stands: a category of a gender. */
export const shelfOf = (gender: string, category: number | string) => `${gender}:${category}`;

/** What the catalogue counts, filters, orders and finds a product by. `price` in the smallest unit; `sizes` are those in stock. */
export type CatalogueRow = {
  readonly id: number;
  readonly isPublic: boolean;
  readonly price: number;
  /** The values of each facet. */
  readonly values: Readonly<Record<OwnFacet, readonly string[]>>;
  /** The values of the owner's attributes, by attribute. */
  readonly attributes: ReadonlyMap<number, readonly string[]>;
  readonly words: SearchWords;
  /** Its name, brand and colour, if they have an ñ. */
  readonly spelled: string;
};

const same = (word: string) => word;

/**
 * The products as an index: for each value of each facet the rows that have it, for each word those that it finds, and all rows
 * in each order (docs/decisions/0010-catalogue-in-memory.md). A row is a number from 0 that a product keeps; the row of a deleted
 * one stays empty until the products are read anew.
 */
export class CatalogueRows {
  readonly facets: Readonly<Record<OwnFacet, FacetValues>> = {
    gender: new FacetValues(same),
    category: new FacetValues(same),
    shelf: new FacetValues(same),
    brand: new FacetValues(textKey),
    color: new FacetValues(textKey),
    size: new FacetValues(textKey),
    offers: new FacetValues(same),
  };
  /** The facets of the owner's attributes, by attribute. */
  readonly attributes = new Map<number, FacetValues>();
  readonly texts = new TextIndex();
  readonly #there = new RowSet();
  readonly #public = new RowSet();
  readonly #ids = new RowNumbers((length) => new Int32Array(length));
  readonly #prices = new RowNumbers((length) => new Float64Array(length));
  readonly #rowOf = new Map<number, number>();
  readonly #orders = new Map<CatalogueOrder, KeptOrder>();
  #length = 0;

  /** How many rows there are, with the empty ones. */
  get length(): number {
    return this.#length;
  }

  /** How many products there are. */
  get size(): number {
    return this.#there.size;
  }

  /** Returns the rows that have a product. */
  there(): Bits {
    const bits = noBits(this.#length);
    this.#there.addTo(bits);
    return bits;
  }

  /** Returns the rows of the products that visitors see; undefined if they see all. */
  hiding(): Bits | undefined {
    return this.#public.size === this.#there.size ? undefined : this.public();
  }

  /** Returns the rows of the products that visitors see. */
  public(): Bits {
    const bits = noBits(this.#length);
    this.#public.addTo(bits);
    return bits;
  }

  rowOf(id: number): number | undefined {
    return this.#rowOf.get(id);
  }

  /** Returns the ids of the products of some rows. */
  idsOf(bits: Bits): number[] {
    const found = both(this.there(), bits);
    return Array.from(rowsIn(found, countBits(found)), (row) => this.idOf(row));
  }

  idOf(row: number): number {
    return this.#ids.get(row);
  }

  priceOf(row: number): number {
    return this.#prices.get(row);
  }

  put(product: CatalogueRow): void {
    const known = this.#rowOf.get(product.id);
    const row = known ?? this.#length;
    if (known === undefined) this.#open(row, product);
    else if (this.#prices.get(row) !== product.price) this.#note(row, true, ['price-asc', 'price-desc']);
    this.#prices.set(row, product.price);
    if (product.isPublic) this.#public.add(row);
    else this.#public.delete(row);
    for (const facet of ownFacets) {
      const values = product.values[facet];
      if (known === undefined) this.facets[facet].putNew(row, values);
      else this.facets[facet].put(row, values);
    }
    this.#putAttributes(row, product.attributes, known === undefined);
    this.texts.putOwn(row, product.words, product.spelled);
  }

  /** Sets the words of a product in another language. */
  putTexts(id: number, language: string, words: SearchWords): void {
    const row = this.#rowOf.get(id);
    if (row !== undefined) this.texts.put(row, language, words);
  }

  /** Sets the words of a product in all other languages. */
  replaceTexts(id: number, texts: readonly { readonly language: string; readonly words: SearchWords }[]): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    const given = new Map(texts.map(({ language, words }) => [language, words]));
    for (const language of new Set([...this.texts.languages(), ...given.keys()])) {
      this.texts.put(row, language, given.get(language));
    }
  }

  /** Empties the row of a deleted product. */
  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#rowOf.delete(id);
    this.#there.delete(row);
    this.#public.delete(row);
    for (const facet of ownFacets) this.facets[facet].put(row, []);
    this.#putAttributes(row, new Map(), false);
    this.texts.putOwn(row, undefined, '');
    this.#note(row, false, [...this.#orders.keys()]);
  }

  /** Returns the products in an order: newest first, or by price and then by age. */
  inOrder(order: CatalogueOrder): KeptOrder {
    const known = this.#orders.get(order);
    if (known) return known;
    const kept = new KeptOrder(this.#comparison(order), Int32Array.from(this.#rowOf.values()));
    this.#orders.set(order, kept);
    return kept;
  }

  /** Returns the rows with a price from one to another; undefined if all have one. */
  pricedFrom(least: number, most: number): Bits | undefined {
    const rows = this.inOrder('price-asc').rows();
    const from = this.#firstPriced(rows, (price) => price >= least);
    const to = this.#firstPriced(rows, (price) => price > most);
    if (from === 0 && to === rows.length) return undefined;
    const bits = noBits(this.#length);
    for (let at = from; at < to; at += 1) setBit(bits, rows[at] ?? 0);
    return bits;
  }

  /** Of a new row no value is looked for: a number may have as many as there are products. */
  #putAttributes(row: number, given: CatalogueRow['attributes'], isNew: boolean): void {
    for (const id of given.keys()) if (!this.attributes.has(id)) this.attributes.set(id, new FacetValues(same));
    for (const [id, values] of this.attributes) {
      const words = given.get(id) ?? [];
      if (isNew) values.putNew(row, words);
      else values.put(row, words);
    }
  }

  #open(row: number, { id }: CatalogueRow): void {
    this.#length = row + 1;
    this.#rowOf.set(id, row);
    this.#ids.set(row, id);
    this.#there.add(row);
    this.#note(row, true, [...this.#orders.keys()]);
  }

  #note(row: number, isThere: boolean, orders: readonly CatalogueOrder[]): void {
    for (const order of orders) this.#orders.get(order)?.note(row, isThere);
  }

  #comparison(order: CatalogueOrder): (one: number, other: number) => number {
    const byId = (one: number, other: number) => this.#ids.get(one) - this.#ids.get(other);
    if (order === 'news') return (one, other) => byId(other, one);
    const sign = order === 'price-asc' ? 1 : -1;
    return (one, other) => sign * (this.#prices.get(one) - this.#prices.get(other)) || byId(one, other);
  }

  /** Returns the first place, in the order of the prices, where a condition holds that holds for all that come after. */
  #firstPriced(rows: Int32Array, holds: (price: number) => boolean): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#prices.get(rows[middle] ?? 0))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
