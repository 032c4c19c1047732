import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noBits, setBit } from './bits.ts';
import { KeptOrder } from './kept-order.ts';
import { selectionOf } from './row-set.ts';

const row = fc.nat({ max: 299 });
const change = fc.record({ row, worth: fc.option(fc.nat({ max: 5 })) });

test('rows stay in order after any changes, and a page of some of them is what sorting them would give', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 5 }),
      fc.oneof(fc.uniqueArray(row, { maxLength: 6 }), fc.uniqueArray(row, { maxLength: 200 })),
      row,
      (rounds, selected, from) => {
        const worth = new Map(Array.from({ length: 200 }, (_, at) => [at, at % 4]));
        const compare = (one: number, other: number) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0) || other - one;
        const order = new KeptOrder(compare, Int32Array.from(worth.keys()));
        for (const changes of rounds) {
          for (const one of changes) {
            if (one.worth === null) worth.delete(one.row);
            else worth.set(one.row, one.worth);
            order.note(one.row, one.worth !== null);
          }
          expect([...order.rows()]).toEqual([...worth.keys()].toSorted(compare));
          const there = selected.filter((one) => worth.has(one));
          const bits = noBits(300);
          for (const one of there) setBit(bits, one);
          const page = order.page(selectionOf(bits), from % 20, (from % 20) + 9);
          expect(page).toEqual(there.toSorted(compare).slice(from % 20, (from % 20) + 9));
        }
      },
    ),
  );
});
