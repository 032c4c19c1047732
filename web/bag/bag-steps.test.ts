import { expect, test } from 'vitest';
import { bagBreach, bagRule } from '#contract/bag-rule.ts';
import { cents } from '#contract/money.ts';
import { addItem, emptyBag, isShort, lowerItem, mergeBags, refreshBag, storable } from './bag.ts';
import type { Bag, BagItem } from './bag.ts';

function item(id: number, quantity: number, stock = 9): BagItem {
  return {
    id,
    name: `Prenda ${id}`,
    image: '',
    picture: null,
    currentPrice: cents(1000),
    color: 'Crudo',
    brandSize: 'M',
    quantity,
    variants: [{ brandSize: 'M', stock }],
  };
}

const unitsOf = (bag: Bag) => bag.map(({ id, quantity }) => [id, quantity]);

test('one less is one less, and only the last one takes the item out', () => {
  const bag = [item(1, 3), item(2, 1)];
  expect(unitsOf(lowerItem(bag, item(1, 3)))).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(unitsOf(lowerItem(lowerItem(bag, item(1, 3)), item(1, 2)))).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(unitsOf(lowerItem(bag, item(2, 1)))).toEqual([[1, 3]]);
});

test('adding again takes over what the shop says now of the product, and of no other', () => {
  const { bag } = addItem([item(1, 1), item(2, 1)], { ...item(1, 1), currentPrice: cents(1500) });
  expect(bag.map(({ currentPrice, quantity }) => [currentPrice, quantity])).toEqual([
    [1500, 2],
    [1000, 1],
  ]);
});

test('a size that the shop does not know has no stock', () => {
  expect(addItem(emptyBag, { ...item(1, 1), variants: [] })).toEqual({ bag: [], refusal: 'exhausted' });
});

test('an item is short when there is less of it than wanted, and only then', () => {
  expect([item(1, 2, 1), item(1, 2, 2), item(1, 2, 3)].map(isShort)).toEqual([true, false, false]);
});

test('of what the shop said nothing the bag keeps what it knew', () => {
  const bag = [item(1, 1), item(2, 2)];
  expect(refreshBag(bag, new Map([[2, null]]))).toEqual([bag[0]]);
});

test('two bags together are no longer than a browser keeps', () => {
  const many = Array.from({ length: storable.lines }, (_, at) => item(at + 1, 1));
  expect(mergeBags(many, [item(9999, 1)])).toEqual(many);
});

test('one size of many beyond the rule is a breach', () => {
  const lines = [item(1, 1), item(2, bagRule.mostUnits + 1), item(3, 1)];
  expect(bagBreach(lines)).toBe('units');
  expect(bagBreach([item(1, bagRule.mostUnits)])).toBeUndefined();
});
