import { expect, test } from 'vitest';
import { added, changesOf, counted, emptySheet, entryOf, unitsAfter, without } from './sheet-steps.ts';

const medium = { variantId: 1, title: 'Remera M', stock: 4 };
const large = { variantId: 2, title: 'Remera L', stock: 0 };

test('GOOD-7 a text is one, a number before an asterisk is many, and a number alone is how many the last size has', () => {
  expect(entryOf(' remera alba M ', true)).toEqual({ search: 'remera alba M', units: 1 });
  expect(entryOf('12*remera alba M', true)).toEqual({ search: 'remera alba M', units: 12 });
  expect(entryOf('12', true)).toEqual({ units: 12 });
  expect(entryOf('7791234567898', true)).toEqual({ search: '7791234567898', units: 1 });
  // Without a size before it, a number is a product's.
  expect(entryOf('161', false)).toEqual({ search: '161', units: 1 });
  expect(entryOf('  ', true)).toBeUndefined();
});

test('GOOD-7 scanning a size again adds one to it, and makes it the last one', () => {
  const twice = added(added(added(emptySheet, medium, 1), large, 2), { ...medium, stock: 9 }, 1);
  expect(twice.lines).toEqual([
    { ...medium, units: 2 },
    { ...large, units: 2 },
  ]);
  expect(counted(twice, 7).lines[0]).toEqual({ ...medium, units: 7 });
  expect(counted(twice, 5, 2).lines[1]).toEqual({ ...large, units: 5 });
  expect(without(twice, 1).lines).toEqual([{ ...large, units: 2 }]);
  expect(counted(twice, Number.NaN).lines[0]?.units).toBe(0);
});

test('GOOD-7 a delivery adds what arrived, and a count changes by what differs from what the size had', () => {
  const sheet = added(added(emptySheet, medium, 3), large, 0);
  expect(changesOf('delivery', sheet)).toEqual([{ variantId: 1, change: 3 }]);
  expect(changesOf('count', sheet)).toEqual([{ variantId: 1, change: -1 }]);
  expect(unitsAfter('delivery', { ...medium, units: 3 })).toBe(7);
  expect(unitsAfter('count', { ...medium, units: 3 })).toBe(3);
});
