import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { isBag, salvagedBag } from './bag-guard.ts';
import { isShort } from './bag-amounts.ts';
import { bagPrice } from './bag-price.ts';
import { lowerItem, mergeBags, refreshBag, removeItem, restoreItem } from './bag-edits.ts';
import { addItem, emptyBag, raiseItem, unitsIn, type Bag } from './bag.ts';
import { nothingTaken, notYetTaken } from './taken-bag.ts';

const shirt = {
  id: 7,
  name: 'Camisa de lino',
  image: '/media/a/1280.webp',
  picture: null,
  currentPrice: 129_950,
  color: 'Crudo',
  variantId: 71,
  brandSize: 'M',
  variants: [
    { variantId: 71, brandSize: 'M', stock: 2 },
    { variantId: 72, brandSize: 'L', stock: 0 },
  ],
};

describe('BAG-1 an item is a variant', () => {
  test('quantity starts at 1 and another size is another item', () => {
    const small = { variantId: 70, brandSize: 'S', variants: [{ variantId: 70, brandSize: 'S', stock: 1 }] };
    const withTwo = addItem(addItem(emptyBag, shirt).bag, { ...shirt, ...small }).bag;
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
    expect([once, twice, thrice].map(({ refusal }) => refusal)).toEqual([undefined, undefined, 'exhausted']);
    expect(unitsIn(thrice.bag)).toBe(2);
  });

  test('a size without stock never gets in', () => {
    expect(addItem(emptyBag, { ...shirt, variantId: 72, brandSize: 'L' })).toEqual({ bag: [], refusal: 'exhausted' });
  });

  test('minus at 1 removes, and an item that is added again starts at 1', () => {
    const two = raiseItem(addItem(emptyBag, shirt).bag, shirt).bag;
    const gone = lowerItem(lowerItem(two, shirt), shirt);
    expect(gone).toEqual([]);
    expect(unitsIn(addItem(removeItem(two, shirt), shirt).bag)).toBe(1);
  });

  test('no sequence of clicks exceeds the stock', () => {
    const steps = fc.array(fc.constantFrom('add', 'raise', 'lower'), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 5 }), (clicks, stock) => {
        const item = { ...shirt, variants: [{ variantId: 71, brandSize: 'M', stock }] };
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
  expect(bagPrice(bag, shopMoney(5000), {})).toMatchObject({
    subtotal: shopMoney(259_900),
    shipping: shopMoney(5000),
    total: shopMoney(264_900),
  });
  expect(bagPrice(emptyBag, shopMoney(5000), {}).total).toEqual(shopMoney(0));
});

test('prices and stock are updated, and products that are no longer sold are removed', () => {
  const two = raiseItem(addItem(emptyBag, shirt).bag, shirt).bag;
  const variants = [{ variantId: 71, brandSize: 'M', stock: 1 }];
  const fresh = { id: 7, name: 'Camisa', currentPrice: 100, weight: 300, variants };
  const refreshed = refreshBag(two, new Map([[7, fresh]]));
  expect(refreshed[0]).toMatchObject({ name: 'Camisa', currentPrice: 100, weight: 300, quantity: 2 });
  expect(refreshed.map(isShort)).toEqual([true]);
  expect(refreshBag(two, new Map([[7, null]]))).toEqual([]);
});

describe('SHELL-5 a tampered bag is not restored', () => {
  const { bag } = addItem(emptyBag, shirt);
  test('a valid one is', () => {
    const restored: unknown = JSON.parse(JSON.stringify(bag));
    expect(isBag(restored)).toBe(true);
  });
  test.each([
    ['no list', {}],
    ['a quantity of text', [{ ...bag[0], quantity: '1' }]],
    ['a variant of text', [{ ...bag[0], variantId: '71' }]],
    [
      'a variant of text among those of its product',
      [{ ...bag[0], variants: [{ ...bag[0], variantId: '71', stock: 1 }] }],
    ],
    ['a negative price', [{ ...bag[0], currentPrice: -5 }]],
    ['a broken price', [{ ...bag[0], currentPrice: 0.5 }]],
    ['variants missing', [{ ...bag[0], variants: undefined }]],
    ['a picture without size', [{ ...bag[0], picture: { path: 'x' } }]],
    ['a hundred thousand items', Array.from({ length: 100_000 }, () => bag[0])],
  ])('%s', (_, value) => {
    expect(isBag(value)).toBe(false);
  });
});

const products = Array.from({ length: 60 }, (_, index) => ({
  ...shirt,
  id: index + 1,
  variantId: 1000 + index,
  variants: [{ variantId: 1000 + index, brandSize: 'M', stock: 150 }],
}));

const operation = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), at: fc.nat(59), times: fc.nat(120) }) },
  fc.record({ kind: fc.constantFrom('raise' as const, 'lower' as const), at: fc.nat(59), times: fc.nat(120) }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'undo' as const), at: fc.nat(59), times: fc.constant(1) }),
);

type Operation = {
  readonly kind: 'add' | 'raise' | 'lower' | 'remove' | 'undo';
  readonly at: number;
  readonly times: number;
};

/** A bag, and the item that was removed last. */
type Hand = { readonly bag: Bag; readonly removed: { readonly item: Bag[number]; readonly place: number } | undefined };

function done({ bag, removed }: Hand, { kind, at, times }: Operation): Hand {
  const product = products[at] ?? shirt;
  const place = bag.findIndex(({ id }) => id === product.id);
  const item = bag[place];
  if (kind === 'remove') return { bag: removeItem(bag, product), removed: item ? { item, place } : removed };
  if (kind === 'undo') return { bag: removed ? restoreItem(bag, removed.item, removed.place) : bag, removed };
  const steps = {
    add: (now: Bag) => addItem(now, product).bag,
    raise: (now: Bag) => raiseItem(now, product).bag,
    lower: (now: Bag) => lowerItem(now, product),
  };
  return { bag: Array.from({ length: times }).reduce<Bag>((now) => steps[kind](now), bag), removed };
}

describe('MEND-16 one rule for the limits of a bag', () => {
  test('after any changes the stored bag can be restored, and adding never exceeds the limits', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 90 }), (operations) => {
        let state: Hand = { bag: emptyBag, removed: undefined };
        for (const each of operations) {
          const next = done(state, each);
          const isAllowed = bagBreach(next.bag) === undefined || bagBreach(state.bag) !== undefined;
          expect(isAllowed || each.kind === 'undo').toBe(true);
          expect(isBag(JSON.parse(JSON.stringify(next.bag)))).toBe(true);
          expect(() => bagPrice(next.bag, shopMoney(5000), {})).not.toThrow();
          state = next;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the 51st line and the 100th unit are rejected with a reason, and nothing else changes', () => {
    const full = products.slice(0, 50).reduce((bag, product) => addItem(bag, product).bag, emptyBag);
    expect(full).toHaveLength(50);
    expect(addItem(full, products[50] ?? shirt)).toEqual({ bag: full, refusal: 'lines' });
    expect(addItem(full, products[3] ?? shirt).refusal).toBeUndefined();
    const most = Array.from({ length: 99 }).reduce<Bag>((bag) => addItem(bag, products[0] ?? shirt).bag, emptyBag);
    expect(unitsIn(most)).toBe(99);
    expect(raiseItem(most, products[0] ?? shirt)).toEqual({ bag: most, refusal: 'units' });
    expect(addItem(most, products[0] ?? shirt)).toMatchObject({ refusal: 'units' });
  });

  test('checkout rejects what the bag rejects, with the same message', () => {
    const named = (count: number, quantity: number) =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, brandSize: 'M', quantity }));
    const ofVariants = (count: number, quantity: number) =>
      Array.from({ length: count }, (_, index) => ({ variantId: index + 1, quantity }));
    const errorsOf = (cartItems: object[]) =>
      checkout.start.input.safeParse({ cartItems }).error?.issues.map(({ message }) => message) ?? [];
    for (const lines of [named, ofVariants]) {
      expect(errorsOf(lines(50, 99))).toEqual([]);
      expect(errorsOf(lines(51, 1))).toEqual([bagBreachWords.lines]);
      expect(errorsOf(lines(1, 100))).toContain(bagBreachWords.units);
      expect(errorsOf([...lines(1, 60), ...lines(1, 60)])).toEqual([bagBreachWords.units]);
    }
  });

  test('a stored bag beyond the limits is kept, and one damaged line does not lose the others', () => {
    const stored = products.map((product) => ({ ...product, quantity: 120 }));
    expect(isBag(stored)).toBe(true);
    expect(bagBreach(stored)).toBe('lines');
    const damaged: unknown[] = [...stored.slice(0, 3), { id: 'x' }];
    expect(isBag(damaged)).toBe(false);
    expect(salvagedBag(damaged)).toEqual(stored.slice(0, 3));
  });
});

describe('MEND-22 undoing a removal restores the item', () => {
  const three = products.slice(0, 3).map((product, index) => ({ ...product, quantity: index + 1 }));
  test('at its place, with its quantity', () => {
    for (const [place, item] of three.entries()) {
      expect(restoreItem(removeItem(three, item), item, place)).toEqual(three);
    }
  });
  test('in addition to units that were added meanwhile', () => {
    const [first] = three;
    if (!first) throw new Error('no item');
    const again = addItem(removeItem(three, first), first).bag;
    expect(restoreItem(again, first, 0).find(({ id }) => id === first.id)?.quantity).toBe(2);
  });
});

describe('MEND-23 a bag from the cookie is merged once', () => {
  const held = products.slice(0, 2).map((product) => ({ ...product, quantity: 2 }));
  test('merging again adds nothing, a larger one adds the difference, another one adds all', () => {
    const first = notYetTaken(nothingTaken, 'a', held);
    expect(first.items).toEqual(held);
    expect(notYetTaken(first.taken, 'a', held).items).toEqual([]);
    const more = held.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    expect(notYetTaken(first.taken, 'a', more).items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(notYetTaken(first.taken, 'b', held).items).toEqual(held);
  });
  test('a merged bag has all units of both', () => {
    const merged = mergeBags(held, [...held, ...products.slice(5, 7).map((one) => ({ ...one, quantity: 1 }))]);
    expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 4],
      [2, 4],
      [6, 1],
      [7, 1],
    ]);
  });
});
