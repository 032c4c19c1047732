import { describe, expect, test } from 'vitest';
import { refreshBag, removeItem } from './bag-edits.ts';
import { addItem, emptyBag, raiseItem, stockOf, type BagItem } from './bag.ts';
import { notYetTaken } from './taken-bag.ts';

/** A size M of a product. */
const item = (id: number, variantId: number): BagItem => ({
  id,
  variantId,
  name: `Prenda ${id}`,
  image: '',
  picture: null,
  currentPrice: 1000,
  color: 'Crudo',
  brandSize: 'M',
  quantity: 2,
  variants: [{ variantId, brandSize: 'M', stock: 9 }],
});

const idsOf = (bag: readonly BagItem[]) => bag.map(({ variantId, quantity }) => [variantId, quantity]);

describe('BAG-1 an item is a variant', () => {
  test('so sizes of one word of two products are two items', () => {
    const { bag } = addItem(addItem(emptyBag, item(7, 71)).bag, item(8, 81));
    expect(idsOf(bag)).toEqual([
      [71, 1],
      [81, 1],
    ]);
    expect(idsOf(removeItem(bag, item(8, 81)))).toEqual([[71, 1]]);
  });

  test('whose word may change: it stays in its line, which shows the new one, also when another has its word now', () => {
    const small = { ...item(7, 70), brandSize: 'S' };
    const variants = [
      { variantId: 70, brandSize: 'M', stock: 4 },
      { variantId: 71, brandSize: 'MEDIANO', stock: 3 },
    ];
    const fresh = { id: 7, name: 'Camisa', currentPrice: 1000, weight: 300, variants };
    const refreshed = refreshBag([item(7, 71), small], new Map([[7, fresh]]));
    expect(refreshed.map((one) => [one.variantId, one.brandSize, stockOf(one)])).toEqual([
      [71, 'MEDIANO', 3],
      [70, 'M', 4],
    ]);
    expect(idsOf(raiseItem(refreshed, item(7, 71)).bag)).toEqual([
      [71, 3],
      [70, 2],
    ]);
  });
});

test('MEND-23 what an earlier version merged, which noted products and words, is not merged again', () => {
  const held = [item(1, 11), item(2, 21)];
  const noted = { id: 'a', units: { '1:M': 2, '2:M': 1 } };
  const { items, taken } = notYetTaken(noted, 'a', held);
  expect(idsOf(items)).toEqual([[21, 1]]);
  expect(notYetTaken(taken, 'a', held).items).toEqual([]);
});
