import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { isShort } from './bag-amounts.ts';
import { refreshBag } from './bag-edits.ts';
import { isBag } from './bag-guard.ts';
import { addItem, emptyBag, promisedOf, type BagVariant } from './bag.ts';
import { readLines, writeLines } from './checkout-lines.ts';

const ahead = { variantId: 71, brandSize: 'M', stock: 0, preorder: { left: 2, on: '2026-12-12' } };

const coat = {
  id: 7,
  name: 'Campera',
  image: '',
  picture: null,
  currentPrice: 100,
  color: 'Negro',
  variantId: 71,
  brandSize: 'M',
  variants: [ahead],
};

const twice = addItem(addItem(emptyBag, coat).bag, coat);
const linesOf = (bag: typeof twice.bag) =>
  checkout.start.input.parse({ cartItems: readLines(writeLines(bag)) }).cartItems;

test('GOOD-10 the bag takes as many units of a pre-order as are left, and pays with the day that it shows', () => {
  expect(twice.refusal).toBeUndefined();
  expect(addItem(twice.bag, coat).refusal).toBe('exhausted');
  expect(linesOf(twice.bag)).toEqual([{ variantId: 71, quantity: 2, promised: '2026-12-12' }]);
  expect(isBag(JSON.parse(JSON.stringify(twice.bag)))).toBe(true);
  const broken = [{ ...coat, quantity: 1, variants: [{ ...ahead, preorder: { left: 2, on: 'pronto' } }] }];
  expect(isBag(broken)).toBe(false);
});

test('GOOD-10 the bag follows a pre-order that is later, nearly sold out, over, or in stock by now', () => {
  const after = (size: BagVariant) => {
    const { id, name, currentPrice } = coat;
    const [item] = refreshBag(twice.bag, new Map([[7, { id, name, currentPrice, weight: 1, variants: [size] }]]));
    return item && [promisedOf(item), isShort(item)];
  };
  expect(after({ ...ahead, preorder: { left: 2, on: '2027-01-15' } })).toEqual(['2027-01-15', false]);
  expect(after({ ...ahead, preorder: { left: 1, on: '2026-12-12' } })).toEqual(['2026-12-12', true]);
  expect(after({ variantId: 71, brandSize: 'M', stock: 0 })).toEqual([undefined, true]);
  expect(after({ variantId: 71, brandSize: 'M', stock: 5 })).toEqual([undefined, false]);
});
