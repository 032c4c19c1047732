import { RowNumbers } from './numbers.ts';

/**
 * A short list of numbers for each row, all of them in one array: a list of its own would take ten times as much. A list that
 * grew is written anew at the end, and what is left behind goes when it is half of all.
 */
export class RowLists {
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
