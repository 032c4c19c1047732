import fc from 'fast-check';
import { expect, test } from 'vitest';
import { both, countBits, either, noBits, rowsIn, setBit, without } from './bits.ts';
import { RowSet, selectionOf } from './row-set.ts';

const length = 700;
const row = fc.nat({ max: length - 1 });
const rows = fc.oneof(fc.array(row, { maxLength: 12 }), fc.array(row, { minLength: 60, maxLength: 900 }));

function bitsOf(all: Iterable<number>) {
  const bits = noBits(length);
  for (const one of all) setBit(bits, one);
  return bits;
}

test('a set of rows has what was added and not removed, as a list and as a bitmap, and counts what is selected of it', () => {
  fc.assert(
    fc.property(rows, rows, rows, (added, removed, selected) => {
      const set = new RowSet();
      for (const one of added) set.add(one);
      for (const one of removed) set.delete(one);
      const left = new Set(added.filter((one) => !removed.includes(one)));
      expect(set.size).toBe(left.size);
      expect(Array.from({ length }, (_, one) => set.has(one))).toEqual(
        Array.from({ length }, (_, one) => left.has(one)),
      );
      expect(set.countIn(selectionOf(bitsOf(selected)))).toBe([...left].filter((one) => selected.includes(one)).length);
      const bits = noBits(length);
      set.addTo(bits);
      expect([...rowsIn(bits, countBits(bits))]).toEqual([...left].toSorted((one, other) => one - other));
    }),
  );
});

test('bitmaps are joined, cut and taken from each other as sets', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [a, b] = [new Set(one), new Set(other)];
      expect(both(bitsOf(a), bitsOf(b))).toEqual(bitsOf(one.filter((each) => b.has(each))));
      expect(either(bitsOf(a), bitsOf(b))).toEqual(bitsOf([...one, ...other]));
      expect(without(bitsOf(a), bitsOf(b))).toEqual(bitsOf(one.filter((each) => !b.has(each))));
    }),
  );
});
