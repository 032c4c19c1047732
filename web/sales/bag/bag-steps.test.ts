import { expect, test } from 'vitest';
import { bagRule } from '#contract/sales/checkout/bag-rule.ts';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { isShort } from './bag-amounts.ts';
import { boughtAgain } from './buy-again.ts';
import { lowerItem, mergeBags, refreshBag } from './bag-edits.ts';
import { isBag } from './bag-guard.ts';
import { addItem, emptyBag, raiseItem, storable, type Bag, type BagItem } from './bag.ts';

function item(id: number, quantity: number, stock = 9): BagItem {
  return {
    id,
    name: `Prenda ${id}`,
    image: '',
    picture: null,
    currentPrice: 1000,
    color: 'Crudo',
    variantId: id * 10,
    brandSize: 'M',
    quantity,
    variants: [{ variantId: id * 10, brandSize: 'M', stock }],
  };
}

const unitsOf = (bag: Bag) => bag.map(({ id, quantity }) => [id, quantity]);

test('lowering the quantity removes the item only at the last unit', () => {
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
  const { bag } = addItem([item(1, 1), item(2, 1)], { ...item(1, 1), currentPrice: 1500 });
  expect(bag.map(({ currentPrice, quantity }) => [currentPrice, quantity])).toEqual([
    [1500, 2],
    [1000, 1],
  ]);
});

test('a size that the shop does not know has no stock', () => {
  expect(addItem(emptyBag, { ...item(1, 1), variants: [] })).toEqual({ bag: [], refusal: 'sizeGone' });
});

test('an item is short if and only if its stock is below its quantity', () => {
  expect([item(1, 2, 1), item(1, 2, 2), item(1, 2, 3)].map(isShort)).toEqual([true, false, false]);
});

test('products without fresh data keep their known data', () => {
  const bag = [item(1, 1), item(2, 2)];
  expect(refreshBag(bag, new Map([[2, null]]))).toEqual([bag[0]]);
});

test('what an item cost when it was added stays with it while that differs, and a size that is gone is not sold out', () => {
  const at = (currentPrice: number, variantId = 10) => {
    const variants = [{ variantId, brandSize: 'M', stock: 5 }];
    return new Map([[1, { id: 1, name: 'Prenda 1', currentPrice, weight: 300, variants }]]);
  };
  const bag: Bag = [item(1, 1)];
  expect(refreshBag(bag, at(1000))[0]).not.toHaveProperty('priceBefore');
  const dearer = refreshBag(refreshBag(bag, at(1200)), at(1300));
  expect(dearer).toMatchObject([{ currentPrice: 1300, priceBefore: 1000 }]);
  expect(isBag(dearer)).toBe(true);
  expect(refreshBag(dearer, at(1000))[0]).not.toHaveProperty('priceBefore');
  const without = refreshBag(bag, at(1000, 11));
  expect(raiseItem(without, item(1, 1)).refusal).toBe('sizeGone');
});

test('a merged bag has at most as many lines as a browser keeps', () => {
  const many = Array.from({ length: storable.lines }, (_, at) => item(at + 1, 1));
  expect(mergeBags(many, [item(9999, 1)])).toEqual(many);
});

test('one item beyond the limit violates the rule', () => {
  const lines = [item(1, 1), item(2, bagRule.mostUnits + 1), item(3, 1)];
  expect(bagBreach(lines)).toBe('units');
  expect(bagBreach([item(1, bagRule.mostUnits)])).toBeUndefined();
});

test('an order that is bought again has the present prices, at most the present stock, and names what is gone', () => {
  const line = (id: number, quantity: number, variantId: number | null = id * 10) => {
    return { id, variantId, name: `Prenda ${id}`, brandSize: 'M', color: 'Azul', quantity, picture: null };
  };
  const now = (id: number, name: string, ...stocks: readonly [string, number][]) => {
    const variants = stocks.map(([brandSize, stock], at) => ({ variantId: id * 10 + at, brandSize, stock }));
    return [id, { id, name, currentPrice: 900, weight: 300, variants }] as const;
  };
  const fresh = new Map([
    now(1, 'Camisa', ['MEDIANO', 2]),
    now(2, 'Saco', ['M', 0]),
    [3, null],
    now(4, 'Falda', ['S', 3], ['M', 3]),
  ]);
  const lines = [line(1, 5), line(2, 1), line(3, 1), line(4, 1, null)];
  const { items, missing } = boughtAgain(lines, fresh);
  expect(items).toMatchObject([
    { id: 1, variantId: 10, brandSize: 'MEDIANO', name: 'Camisa', currentPrice: 900, quantity: 2 },
    // The size that was bought was deleted; there is one of its word again.
    { id: 4, variantId: 41, brandSize: 'M', quantity: 1 },
  ]);
  expect(missing).toEqual(['Prenda 2', 'Prenda 3']);
});
