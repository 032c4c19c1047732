import { addAll, clearBit, countBoth, hasBit, setBit, countBits, rowsIn, type Bits } from './bits.ts';

/** A list of rows in a buffer that may be longer. */
type List = { readonly rows: Int32Array; readonly size: number };

/**
 * The rows that have a value. While they are few, an ascending list; a bitmap as soon as that is smaller. So all values of a
 * facet of which each product has one take four bytes a product at most, however many there are.
 */
export class RowSet {
  #size = 0;
  /** The rows while they are few: the first `size` of the buffer. */
  #list: Int32Array | undefined = new Int32Array(2);
  #bits: Bits = nothing;

  get size(): number {
    return this.#size;
  }

  has(row: number): boolean {
    if (!this.#list) return hasBit(this.#bits, row);
    const at = placeIn({ rows: this.#list, size: this.#size }, row);
    return at < this.#size && this.#list[at] === row;
  }

  add(row: number): void {
    if (this.has(row)) return;
    if (this.#list) this.#insert(this.#list, row);
    else this.#setBit(row);
    this.#size += 1;
    if (this.#list && this.#size > 8 && this.#size > (this.#list[this.#size - 1] ?? 0) >>> 5) this.#toBits(this.#list);
  }

  delete(row: number): void {
    if (!this.has(row)) return;
    if (this.#list) {
      const at = placeIn({ rows: this.#list, size: this.#size }, row);
      this.#list.copyWithin(at, at + 1, this.#size);
    } else {
      clearBit(this.#bits, row);
    }
    this.#size -= 1;
  }

  /** Adds its rows to a bitmap. */
  addTo(bits: Bits): void {
    if (!this.#list) addAll(bits, this.#bits);
    else for (let at = 0; at < this.#size; at += 1) setBit(bits, this.#list[at] ?? 0);
  }

  /** Returns how many of its rows are selected: the size of the intersection, which is not made. */
  countIn({ bits, rows }: Selection): number {
    if (!this.#list) return rows ? countListed(rows, rows.length, this.#bits) : countBoth(this.#bits, bits);
    // Of a long list and few selected rows, each of these is looked for.
    if (rows && rows.length * 16 < this.#size) return rows.reduce((sum, row) => sum + (this.has(row) ? 1 : 0), 0);
    return countListed(this.#list, this.#size, bits);
  }

  /** The bytes that it takes. */
  get bytes(): number {
    return (this.#list ?? this.#bits).byteLength;
  }

  #insert(list: Int32Array, row: number): void {
    let buffer = list;
    if (this.#size === buffer.length) {
      buffer = new Int32Array(Math.ceil(this.#size * 1.5));
      buffer.set(list);
      this.#list = buffer;
    }
    const at = placeIn({ rows: buffer, size: this.#size }, row);
    buffer.copyWithin(at + 1, at, this.#size);
    buffer[at] = row;
  }

  #setBit(row: number): void {
    const words = (row >>> 5) + 1;
    if (words > this.#bits.length) {
      const longer = new Int32Array(Math.max(words, Math.ceil(this.#bits.length * 1.2)));
      longer.set(this.#bits);
      this.#bits = longer;
    }
    setBit(this.#bits, row);
  }

  #toBits(list: Int32Array): void {
    this.#bits = new Int32Array(((list[this.#size - 1] ?? 0) >>> 5) + 1);
    this.addTo(this.#bits);
    this.#list = undefined;
  }
}

const nothing: Bits = new Int32Array(0);

/** Returns where a row is in an ascending list, or where it would be. */
function placeIn({ rows, size }: List, row: number): number {
  // Most rows are added at the end.
  if (size > 0 && (rows[size - 1] ?? 0) < row) return size;
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countListed(rows: Int32Array, size: number, bits: Bits): number {
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const row = rows[at] ?? 0;
    count += ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  }
  return count;
}

/** Rows that pass filters. `rows` lists them, ascending, if they are so few that reading a list is faster than the bits. */
export type Selection = { readonly bits: Bits; readonly size: number; readonly rows: Int32Array | undefined };

export function selectionOf(bits: Bits): Selection {
  const size = countBits(bits);
  return { bits, size, rows: size < bits.length ? rowsIn(bits, size) : undefined };
}
