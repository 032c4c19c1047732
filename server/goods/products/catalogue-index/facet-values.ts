import { noBits, type Bits } from './bits.ts';
import { RowSet, type Selection } from './row-set.ts';

/** The rows of one value, and its spellings. */
type Value = {
  readonly rows: RowSet;
  /** The spelling that was met first. */
  readonly first: string;
  /** The rows with other spellings of it. */
  others?: Map<string, RowSet>;
};

/** How many products each value of a facet has. */
export type Counts = ReadonlyMap<string, number>;

/** What words of one value have in common: the word itself, or for texts that people write `textKey`. */
type KeyOf = (word: string) => string;

/**
 * The values of one facet, each with the rows that have it. A value is shown as most rows spell it, so that a spelling that was
 * corrected everywhere is gone.
 */
export class FacetValues {
  readonly #keyOf: KeyOf;
  readonly #values = new Map<string, Value>();
  /** The key of each spelling, which takes long to find. */
  readonly #keys = new Map<string, string>();

  constructor(keyOf: KeyOf) {
    this.#keyOf = keyOf;
  }

  /** Sets the values of a row; empty for a row that goes. */
  put(row: number, words: readonly string[]): void {
    const keys = words.map((word) => this.#keyFor(word));
    for (const [key, value] of this.#values) {
      if (!value.rows.has(row)) continue;
      if (keys.includes(key)) forget(value, row);
      else this.#remove(key, value, row);
    }
    for (const [at, word] of words.entries()) this.#add(keys[at] ?? word, word, row);
  }

  /** Sets the values of a row that has none yet. */
  putNew(row: number, words: readonly string[]): void {
    for (const word of words) this.#add(this.#keyFor(word), word, row);
  }

  /** Returns how many of the selected rows have each value; of all rows without a selection. Values without any are left out. */
  counts(selection: Selection | undefined): Map<string, number> {
    const counts = new Map<string, number>();
    for (const value of this.#values.values()) {
      const count = selection ? value.rows.countIn(selection) : value.rows.size;
      if (count > 0) counts.set(shownOf(value), count);
    }
    return counts;
  }

  /** Returns the keys of all values. */
  keys(): Iterable<string> {
    return this.#values.keys();
  }

  /** Returns the rows, of so many in all, that have one of the values; undefined if none is given (no filter). */
  rowsWith(words: readonly string[], rows: number): Bits | undefined {
    if (words.length === 0) return undefined;
    const found = noBits(rows);
    for (const word of words) this.#values.get(this.#keyOf(word))?.rows.addTo(found);
    return found;
  }

  /** The bytes of its sets. */
  get bytes(): number {
    return [...this.#values.values()].reduce((sum, { rows }) => sum + rows.bytes, 0);
  }

  #keyFor(word: string): string {
    const known = this.#keys.get(word);
    if (known !== undefined) return known;
    const key = this.#keyOf(word);
    this.#keys.set(word, key);
    return key;
  }

  #add(key: string, word: string, row: number): void {
    const value = this.#values.get(key) ?? { rows: new RowSet(), first: word };
    this.#values.set(key, value);
    value.rows.add(row);
    if (word === value.first) return;
    const spelled = (value.others ??= new Map<string, RowSet>());
    const rows = spelled.get(word) ?? new RowSet();
    spelled.set(word, rows);
    rows.add(row);
  }

  #remove(key: string, value: Value, row: number): void {
    value.rows.delete(row);
    forget(value, row);
    if (value.rows.size === 0) this.#values.delete(key);
  }
}

/** Forgets how a row spells a value. */
function forget({ others }: Value, row: number): void {
  for (const rows of others?.values() ?? []) rows.delete(row);
}

function shownOf({ rows, first, others }: Value): string {
  if (!others) return first;
  let shown = first;
  let most = [...others.values()].reduce((left, { size }) => left - size, rows.size);
  for (const [word, { size }] of others) {
    // Of two that are as frequent the one with small letters, which come after capitals: the same one after each restart.
    if (size < most || (size === most && word < shown)) continue;
    shown = word;
    most = size;
  }
  return shown;
}
