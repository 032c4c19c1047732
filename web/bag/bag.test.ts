import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#contract/money.ts';
import { isBag } from './bag-guard.ts';
import { addItem, emptyBag, isShort, lowerItem, raiseItem, refreshBag, removeItem, totalsIn, unitsIn } from './bag.ts';

const shirt = {
  id: 7,
  name: 'Camisa de lino',
  image: '/media/a/1280.webp',
  picture: null,
  currentPrice: cents(129_950),
  color: 'Crudo',
  brandSize: 'M',
  variants: [
    { brandSize: 'M', stock: 2 },
    { brandSize: 'L', stock: 0 },
  ],
};

describe('BAG-1 an item is a product and a size', () => {
  test('quantity starts at 1 and another size is another item', () => {
    const withTwo = addItem(addItem(emptyBag, shirt).bag, {
      ...shirt,
      brandSize: 'S',
      variants: [{ brandSize: 'S', stock: 1 }],
    }).bag;
    expect(withTwo.map(({ brandSize, quantity }) => [brandSize, quantity])).toEqual([
      ['M', 1],
      ['S', 1],
    ]);
  });
});

describe('BAG-2 the stock bounds the quantity', () => {
  test('adding again raises only while the stock exceeds the quantity', () => {
    const once = addItem(emptyBag, shirt);
    const twice = addItem(once.bag, shirt);
    const thrice = addItem(twice.bag, shirt);
    expect([once, twice, thrice].map(({ isExhausted }) => isExhausted)).toEqual([false, false, true]);
    expect(unitsIn(thrice.bag)).toBe(2);
  });

  test('a size without stock never gets in', () => {
    expect(addItem(emptyBag, { ...shirt, brandSize: 'L' })).toEqual({ bag: [], isExhausted: true });
  });

  test('minus at 1 removes, and what comes back starts at 1', () => {
    const two = raiseItem(addItem(emptyBag, shirt).bag, shirt).bag;
    const gone = lowerItem(lowerItem(two, shirt), shirt);
    expect(gone).toEqual([]);
    expect(unitsIn(addItem(removeItem(two, shirt), shirt).bag)).toBe(1);
  });

  test('no sequence of clicks gets past the stock', () => {
    const steps = fc.array(fc.constantFrom('add', 'raise', 'lower'), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 5 }), (clicks, stock) => {
        const item = { ...shirt, variants: [{ brandSize: 'M', stock }] };
        const bag = clicks.reduce((now, click) => {
          if (click === 'lower') return lowerItem(now, item);
          return click === 'add' ? addItem(now, item).bag : raiseItem(now, item).bag;
        }, emptyBag);
        return unitsIn(bag) <= stock;
      }),
    );
  });
});

test('BAG-4 the total is the subtotal and 50 of shipping, nothing for an empty bag', () => {
  const { bag } = raiseItem(addItem(emptyBag, shirt).bag, shirt);
  expect(totalsIn(bag)).toEqual({ subtotal: 259_900, shipping: 5000, total: 264_900 });
  expect(totalsIn(emptyBag).total).toBe(0);
});

test('fresh prices and stock are taken over, what is no longer sold leaves', () => {
  const two = raiseItem(addItem(emptyBag, shirt).bag, shirt).bag;
  const fresh = { id: 7, name: 'Camisa', currentPrice: cents(100), variants: [{ brandSize: 'M', stock: 1 }] };
  const refreshed = refreshBag(two, new Map([[7, fresh]]));
  expect(refreshed[0]).toMatchObject({ name: 'Camisa', currentPrice: 100, quantity: 2 });
  expect(refreshed.map(isShort)).toEqual([true]);
  expect(refreshBag(two, new Map([[7, null]]))).toEqual([]);
});

describe('SHELL-5 a tampered bag is not restored', () => {
  const { bag } = addItem(emptyBag, shirt);
  test('a real one is', () => {
    const restored: unknown = JSON.parse(JSON.stringify(bag));
    expect(isBag(restored)).toBe(true);
  });
  test.each([
    ['no list', {}],
    ['a quantity of text', [{ ...bag[0], quantity: '1' }]],
    ['a negative price', [{ ...bag[0], currentPrice: -5 }]],
    ['a broken price', [{ ...bag[0], currentPrice: 0.5 }]],
    ['variants missing', [{ ...bag[0], variants: undefined }]],
    ['a picture without size', [{ ...bag[0], picture: { path: 'x' } }]],
    ['a hundred thousand items', Array.from({ length: 100_000 }, () => bag[0])],
  ])('%s', (_, value) => {
    expect(isBag(value)).toBe(false);
  });
});
