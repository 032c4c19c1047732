/** A set of rows as one bit each, 32 in a word; a row beyond the last word is not in it. */
export type Bits = Int32Array;

/** Returns an empty set with room for so many rows. */
export function noBits(rows: number): Bits {
  return new Int32Array((rows + 31) >>> 5);
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Returns how many bits of a word are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += bitsOf(bits[at] ?? 0);
  return count;
}

/** Returns how many rows are in both, without making their intersection. */
export function countBoth(one: Bits, other: Bits): number {
  const words = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < words; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    if (word !== 0) count += bitsOf(word);
  }
  return count;
}

/** Returns the rows of one set that are in the other one too. */
export function both(one: Bits, other: Bits): Bits {
  const found = one.slice();
  for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) & (other[at] ?? 0);
  return found;
}

/** Returns the rows of one set that are not in the other one. */
export function without(one: Bits, other: Bits): Bits {
  const found = one.slice();
  const words = Math.min(one.length, other.length);
  for (let at = 0; at < words; at += 1) found[at] = (found[at] ?? 0) & ~(other[at] ?? 0);
  return found;
}

/** Returns the rows of both sets. */
export function either(one: Bits, other: Bits): Bits {
  const found = (one.length < other.length ? other : one).slice();
  addAll(found, one.length < other.length ? one : other);
  return found;
}

/** Adds the rows of another set, as far as there is room for them. */
export function addAll(bits: Bits, other: Bits): void {
  const words = Math.min(bits.length, other.length);
  for (let at = 0; at < words; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

/** Returns the rows of a set, ascending; `count` is how many there are. */
export function rowsIn(bits: Bits, count: number): Int32Array {
  const rows = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      rows[found] = at * 32 + 31 - Math.clz32(word & -word);
      found += 1;
      word &= word - 1;
    }
  }
  return rows;
}
