import { hasBit } from './bits.ts';
import type { Selection } from './row-set.ts';

/** Below 0 if the first row comes first. Of two different rows never 0. */
type Comparison = (one: number, other: number) => number;

/**
 * All rows in one order. After changes the changed rows are sorted and merged with the others in one pass; no question sorts
 * all that it finds.
 */
export class KeptOrder {
  readonly #compare: Comparison;
  #rows: Int32Array;
  /** The place of each row in `#rows`. */
  #places: Int32Array = new Int32Array(0);
  /** Rows that were added, moved or removed since; true for those that are there. */
  readonly #changed = new Map<number, boolean>();

  constructor(compare: Comparison, rows: Int32Array) {
    this.#compare = compare;
    this.#rows = rows.toSorted(compare);
    this.#number();
  }

  /** Notes, after a change, whether a row is there. */
  note(row: number, isThere: boolean): void {
    this.#changed.set(row, isThere);
  }

  /** Returns all rows in the order. */
  rows(): Int32Array {
    if (this.#changed.size > 0) this.#merge();
    return this.#rows;
  }

  /** Returns the selected rows from one place to another, without the second one, in the order. */
  page(selection: Selection, from: number, to: number): number[] {
    const rows = this.rows();
    // The list of few rows is sorted; of many, the first ones are met soon.
    if (selection.rows && selection.size * 16 < (rows.length / selection.size) * to) {
      const places = selection.rows.map((row) => this.#places[row] ?? 0).toSorted();
      return Array.from(places.subarray(from, to), (place) => rows[place] ?? 0);
    }
    const found: number[] = [];
    let passed = 0;
    for (let at = 0; at < rows.length && passed < to; at += 1) {
      const row = rows[at] ?? 0;
      if (!hasBit(selection.bits, row)) continue;
      if (passed >= from) found.push(row);
      passed += 1;
    }
    return found;
  }

  #merge(): void {
    const moved = [...this.#changed].flatMap(([row, isThere]) => (isThere ? [row] : [])).toSorted(this.#compare);
    const kept = this.#kept();
    const rows = new Int32Array(kept.length + moved.length);
    let next = 0;
    let at = 0;
    for (const row of moved) {
      while (next < kept.length && this.#compare(kept[next] ?? 0, row) < 0) rows[at++] = kept[next++] ?? 0;
      rows[at++] = row;
    }
    rows.set(kept.subarray(next), at);
    this.#changed.clear();
    this.#rows = rows;
    this.#number();
  }

  /** Returns the rows without the changed ones: whole pieces between their places are copied. */
  #kept(): Int32Array {
    const changed = Int32Array.from(this.#changed.keys());
    // A row that was not there has no place, or that of another one.
    const before = changed.filter((row) => this.#rows[this.#places[row] ?? -1] === row);
    const gone = before.map((row) => this.#places[row] ?? 0).toSorted();
    const kept = new Int32Array(this.#rows.length - gone.length);
    let from = 0;
    let at = 0;
    for (const place of gone) {
      kept.set(this.#rows.subarray(from, place), at);
      at += place - from;
      from = place + 1;
    }
    kept.set(this.#rows.subarray(from), at);
    return kept;
  }

  #number(): void {
    const last = this.#rows.reduce((most, row) => Math.max(most, row), -1);
    if (last >= this.#places.length) this.#places = new Int32Array(Math.ceil((last + 1) * 1.1));
    for (let at = 0; at < this.#rows.length; at += 1) this.#places[this.#rows[at] ?? 0] = at;
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#places.byteLength;
  }
}
