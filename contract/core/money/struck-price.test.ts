import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../time/units.ts';
import { usualPrice, withPrice, type PriceEntry } from './price-history.ts';
import { longestAgo, struckPrice, type StruckRule } from './struck-price.ts';

type Told = Partial<Omit<PriceEntry, 'since' | 'price'>>;

/** An entry of a history: from which day on it cost how much; to visitors and without an offer, if nothing else is said. */
const from = (day: number, price: number, told: Told = {}): PriceEntry => ({
  since: day * dayMs,
  price,
  isOffer: false,
  isPublic: true,
  ...told,
});
const offer = { isOffer: true };
const hidden = { isPublic: false };

const spain: StruckRule = { by: 'lowest', days: 30 };
const kept: StruckRule = { by: 'kept', days: 14 };

test.for<[string, readonly PriceEntry[], number | null, number | null]>([
  ['a price of a year', [from(0, 100), from(365, 80, offer)], 100, 100],
  ['no offer', [from(0, 100), from(365, 80)], null, null],
  ['a product that is new', [from(0, 80, offer)], null, null],
  ['no history', [], null, null],
  ['an offer that changes no price', [from(0, 80), from(60, 80, offer)], null, null],
  ['an offer that is dearer', [from(0, 80), from(60, 90, offer)], null, null],
  ['a price that was raised for the offer', [from(0, 50), from(60, 100), from(63, 80, offer)], null, null],
  ['one that was raised a month before', [from(0, 50), from(60, 100), from(91, 80, offer)], 100, 100],
  ['a lower price within the month', [from(0, 100), from(60, 85), from(61, 100), from(80, 80, offer)], 85, 100],
  ['a lower price that ended a month before', [from(0, 85), from(10, 100), from(40, 80, offer)], 100, 100],
  ['a price of thirteen days', [from(0, 100), from(13, 80, offer)], 100, null],
  ['a price of fourteen days', [from(0, 100), from(14, 80, offer)], 100, 100],
  ['a second reduction', [from(0, 100), from(60, 80, offer), from(80, 70, offer)], 80, 80],
  ['a second reduction soon after', [from(0, 100), from(60, 80, offer), from(65, 70, offer)], 80, 100],
  ['a smaller reduction after a larger one', [from(0, 100), from(60, 70, offer), from(65, 80, offer)], null, 100],
  ['an offer after an offer', [from(0, 100), from(60, 80, offer), from(63, 100), from(95, 80, offer)], 100, 100],
  ['a price that visitors never saw', [from(0, 200, hidden), from(60, 80, offer)], null, null],
  ['days in which nobody saw it', [from(0, 100), from(10, 100, hidden), from(50, 80, offer)], null, null],
  [
    'an offer that is hidden for a while',
    [from(0, 100), from(60, 80, offer), from(70, 80, { ...offer, ...hidden }), from(200, 80, offer)],
    100,
    100,
  ],
  [
    'an offer that was prepared before it was shown',
    [from(0, 100), from(40, 80, { ...offer, ...hidden }), from(45, 80, offer)],
    100,
    100,
  ],
  [
    'a price that stood in two parts',
    [from(0, 100), from(7, 100, hidden), from(9, 100), from(16, 80, offer)],
    100,
    100,
  ],
  [
    'a price of long ago',
    [from(0, 100), from(50, 60), from(50 + longestAgo, 55), from(51 + longestAgo, 55, offer)],
    null,
    60,
  ],
  ['a price of longer ago', [from(0, 100), from(50, 50), from(50 + longestAgo, 55, offer)], null, null],
])('PRICE-1 what is struck through: %s', ([, history, inSpain, elsewhere]) => {
  expect([struckPrice(history, spain), struckPrice(history, kept)]).toEqual([inSpain, elsewhere]);
});

test('PRICE-1 what is struck through at a time is what was known then', () => {
  const history = [from(0, 100), from(60, 80, offer), from(80, 100), from(120, 90, offer)];
  const at = (day: number) => [struckPrice(history, spain, day * dayMs), struckPrice(history, kept, day * dayMs)];
  expect([at(-1), at(59), at(60), at(79), at(80), at(119), at(120)]).toEqual([
    [null, null],
    [null, null],
    [100, 100],
    [100, 100],
    [null, null],
    [null, null],
    [100, 100],
  ]);
});

test('PRICE-1 the usual price of a product is its last one without an offer', () => {
  const history = [from(0, 100), from(50, 85, offer), from(51, 100), from(60, 80, offer), from(70, 70, offer)];
  expect([usualPrice(history), usualPrice([from(0, 80, offer)]), usualPrice([])]).toEqual([100, undefined, undefined]);
});

test('PRICE-1 a price that stays is no new entry', () => {
  const history = [from(0, 100), from(60, 80, offer)];
  expect(withPrice(history, from(70, 80, offer))).toBe(history);
  for (const next of [from(70, 81, offer), from(70, 80), from(70, 80, { ...offer, ...hidden })]) {
    expect(withPrice(history, next)).toEqual([...history, next]);
  }
});

const entries = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      price: fc.integer({ min: 1, max: 20 }),
      isOffer: fc.boolean(),
      isPublic: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) => {
    let day = 0;
    return all.map(({ days, price, ...told }) => from((day += days), price, told));
  });

test('PRICE-1 what is struck through is higher than the present price, visitors saw it, and it stays while the offer does', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(spain, kept), fc.integer({ min: 0, max: 400 }), (history, rule, later) => {
      const struck = struckPrice(history, rule);
      const last = history.at(-1);
      if (struck === null || !last) return;
      expect(last.isOffer).toBe(true);
      expect(struck).toBeGreaterThan(last.price);
      expect(history.slice(0, -1).some(({ price, isPublic }) => isPublic && price === struck)).toBe(true);
      // A hidden offer begins when visitors see it.
      const at = last.isPublic ? last.since + later * dayMs : undefined;
      expect(struckPrice(history, rule, at)).toBe(struck);
    }),
  );
});

/** The lowest price of the days before, by looking at each of them. */
function lowestByDays(history: readonly PriceEntry[], began: number, days: number): number | null {
  const seen = Array.from({ length: days }, (_none, ago) => began / dayMs - ago - 1)
    .map((day) => history.findLast(({ since }) => since <= day * dayMs))
    .flatMap((entry) => (entry?.isPublic ? [entry.price] : []));
  return seen.length === 0 ? null : Math.min(...seen);
}

test('PRICE-1 in Spain it is the lowest price of each of the thirty days before', () => {
  // Every price stands for a day at least, and nothing is hidden at the end.
  const whole = entries.map((all) => all.map((entry, place) => ({ ...entry, since: entry.since + place * dayMs })));
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 20 }), (before, price) => {
      const last = before.at(-1);
      const began = (last?.since ?? 0) + 5 * dayMs;
      // So that the offer begins now.
      if (last?.isOffer && last.price === price) return;
      const history = [...before, { since: began, price, isOffer: true, isPublic: true }];
      const lowest = lowestByDays(before, began, 30);
      expect(struckPrice(history, spain)).toBe(lowest !== null && lowest > price ? lowest : null);
    }),
  );
});
