import { expect, test } from 'vitest';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { mergeBags, refreshBag } from './bag-edits.ts';
import { isBag } from './bag-guard.ts';
import { addItem, raiseItem, stockOf, type BagItem } from './bag.ts';
import { checkoutLine, readLines, writeLines } from './checkout-lines.ts';

/** A line as versions without variants stored it. */
const kept = (brandSize: string): BagItem => ({
  id: 7,
  name: 'Camisa de lino',
  image: '/media/a/1280.webp',
  picture: null,
  currentPrice: 129_950,
  color: 'Crudo',
  brandSize,
  quantity: 1,
  variants: [
    { brandSize: 'M', stock: 2 },
    { brandSize: 'L', stock: 3 },
  ],
});
const bag = [kept('M'), kept('L')];

const variants = [
  { variantId: 71, brandSize: 'M', stock: 5 },
  { variantId: 72, brandSize: 'L', stock: 3 },
];
const fresh = new Map([[7, { id: 7, name: 'Camisa', currentPrice: 129_950, weight: 300, variants }]]);

test('BAG-1 a bag that an earlier version stored is read, counted and changed as it is', () => {
  expect(isBag(JSON.parse(JSON.stringify(bag)))).toBe(true);
  expect(bagBreach(bag)).toBeUndefined();
  expect(raiseItem(bag, kept('L')).bag).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  expect(stockOf(kept('XL'))).toBe(0);
});

test('BAG-1 it gets the variants of its products when it is refreshed, except for a size that is gone', () => {
  const refreshed = refreshBag([...bag, kept('XL')], fresh);
  expect(refreshed.map((item) => [item.variantId, item.brandSize, stockOf(item)])).toEqual([
    [71, 'M', 5],
    [72, 'L', 3],
    [undefined, 'XL', 0],
  ]);
});

test('BAG-1 the same size from a page of today is the same line', () => {
  const today = { ...kept('M'), variantId: 71, variants };
  expect(addItem(bag, today).bag).toMatchObject([{ variantId: 71, quantity: 2 }, { quantity: 1 }]);
  expect(mergeBags(bag, [today])).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

test('BAG-1 it can be paid before it is refreshed: its lines are those of the requirements, others are of variants too', () => {
  expect(bag.map(checkoutLine)).toEqual([
    { id: 7, brandSize: 'M', quantity: 1 },
    { id: 7, brandSize: 'L', quantity: 1 },
  ]);
  const lines = readLines(writeLines([...refreshBag(bag, fresh), kept('XL')]));
  // With the words beside them for a process of the version before, which reads nothing else.
  expect(lines).toEqual([
    { id: 7, variantId: 71, brandSize: 'M', quantity: 1 },
    { id: 7, variantId: 72, brandSize: 'L', quantity: 1 },
    { id: 7, brandSize: 'XL', quantity: 1 },
  ]);
  expect(checkout.start.input.parse({ cartItems: lines }).cartItems).toEqual([
    { variantId: 71, quantity: 1 },
    { variantId: 72, quantity: 1 },
    { id: 7, brandSize: 'XL', quantity: 1 },
  ]);
  const right = { id: 7, brandSize: 'M', quantity: 1 };
  expect(readLines(JSON.stringify([right]))).toEqual([right]);
  for (const change of [{ quantity: '1' }, { brandSize: 7 }, { id: '7' }, { variantId: '71' }]) {
    expect(readLines(JSON.stringify([{ ...right, ...change }]))).toEqual([]);
  }
  for (const text of ['{}', 'x']) expect(readLines(text)).toEqual([]);
});
