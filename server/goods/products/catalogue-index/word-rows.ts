import { setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { RowLists } from './row-lists.ts';
import { RowSet } from './row-set.ts';
import { SortedWords } from './sorted-words.ts';

/**
 * Which rows have which words, as the index at the end of a book. Most words of a big catalogue are of one product alone (its
 * name): those have a number instead of a set.
 */
export class WordRows {
  readonly #words = new SortedWords();
  /** The row of each word, or its rows; -1 for none. */
  readonly #rows: (number | RowSet)[] = [];
  /** The words of each row, by their numbers. */
  readonly #wordsOf = new RowLists();

  /** Sets the words of a row; empty for a row that goes. */
  put(row: number, words: readonly string[]): void {
    const before = this.#wordsOf.get(row).slice();
    const after = words.map((word) => this.#words.numberOf(word));
    for (const number of before) if (!after.includes(number)) this.#remove(number, row);
    for (const number of after) if (!before.includes(number)) this.#add(number, row);
    if (before.length > 0 || after.length > 0) this.#wordsOf.set(row, after);
  }

  /** Adds the rows with a word to a set; with all words that begin with it if it is the beginning of one. */
  addRows(word: string, isBeginning: boolean, found: Bits): void {
    if (isBeginning) for (const number of this.#words.begunWith(word)) this.#addRowsOf(number, found);
    else this.#addRowsOf(this.#words.known(word), found);
  }

  #addRowsOf(number: number | undefined, found: Bits): void {
    const rows = number === undefined ? -1 : (this.#rows[number] ?? -1);
    if (typeof rows !== 'number') rows.addTo(found);
    else if (rows >= 0) setBit(found, rows);
  }

  #add(number: number, row: number): void {
    const rows = this.#rows[number] ?? -1;
    if (rows === -1) this.#rows[number] = row;
    else if (typeof rows !== 'number') rows.add(row);
    else this.#rows[number] = setOf(rows, row);
  }

  #remove(number: number, row: number): void {
    const rows = this.#rows[number] ?? -1;
    if (rows === row) this.#rows[number] = -1;
    else if (typeof rows !== 'number') rows.delete(row);
  }
}

function setOf(...rows: readonly number[]): RowSet {
  const set = new RowSet();
  for (const row of rows) set.add(row);
  return set;
}
