import { setBit, type Bits } from './bits.ts';
import { RowSet } from './row-set.ts';
import { SortedWords } from './sorted-words.ts';
import { RowNumbers } from './numbers.ts';

/**
 * A short list of numbers for each row, all of them in one array: a list of its own would take ten times as much. A list that
 * grew is written anew at the end, and what is left behind goes when it is half of all.
 */
class RowLists {
  /** Where the list of a row begins, with its length first; 0 for an empty one. */
  readonly #starts = new RowNumbers((length) => new Int32Array(length));
  #all = new Int32Array(1024);
  #end = 1;
  #left = 0;
  #rows = 0;

  get(row: number): Int32Array {
    const start = this.#starts.get(row);
    return start === 0 ? none : this.#all.subarray(start + 1, start + 1 + (this.#all[start] ?? 0));
  }

  set(row: number, list: readonly number[]): void {
    const start = this.#starts.get(row);
    if (start > 0) this.#left += 1 + (this.#all[start] ?? 0);
    this.#rows = Math.max(this.#rows, row + 1);
    if (this.#left > 1024 && this.#left > this.#end / 2) this.#pack(row);
    this.#starts.set(row, list.length === 0 ? 0 : this.#append(list));
  }

  #append(list: ArrayLike<number>): number {
    const start = this.#end;
    const end = start + 1 + list.length;
    if (end > this.#all.length) {
      const longer = new Int32Array(Math.ceil(end * 1.25));
      longer.set(this.#all);
      this.#all = longer;
    }
    this.#all[start] = list.length;
    this.#all.set(list, start + 1);
    this.#end = end;
    return start;
  }

  /** Writes all lists anew, except that of one row, which changes. */
  #pack(changing: number): void {
    const before = this.#all;
    this.#all = new Int32Array(this.#end);
    this.#end = 1;
    this.#left = 0;
    for (let row = 0; row < this.#rows; row += 1) {
      const start = this.#starts.get(row);
      if (start === 0) continue;
      const list = before.subarray(start + 1, start + 1 + (before[start] ?? 0));
      this.#starts.set(row, row === changing ? 0 : this.#append(list));
    }
  }
}

const none = new Int32Array(0);

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
