import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import type { CardPlan } from '#server/core/context/card-plan.ts';
import { bandsOf, heldByAll } from './held-by-all.ts';

const money = (minor: number) => moneyOf(minor, 'ARS');
const band = { from: money(100_000), to: money(200_000) };

const free = (count: number, rest: Partial<CardPlan> = {}): CardPlan => ({
  count,
  rate: 0,
  total: money(100_000),
  least: money(1),
  most: money(9_999_999),
  cft: 0,
  tea: 0,
  ...rest,
});

const dear = (count: number, rest: Partial<CardPlan> = {}): CardPlan =>
  free(count, { rate: 24, total: money(124_000), cft: 132.4, tea: 101.75, ...rest });

const countsOf = (...cards: CardPlan[][]) => heldByAll(cards, band).plans.map(({ count }) => count);

test('PRICE-4 only what every brand and bank has is told, with the narrowest bounds', () => {
  expect(countsOf([free(1), free(3), free(6)], [free(1), free(3)], [free(3), free(6), free(12)])).toEqual([3]);
  const [plan] = heldByAll([[free(3, { least: money(500) })], [free(3, { most: money(150_000) })]], band).plans;
  expect(plan).toEqual({ count: 3, total: 100_000, least: 500, most: 150_000, cft: null, tea: null });
});

test.for<[string, CardPlan[][]]>([
  ['no brand', []],
  ['a brand without plans', [[free(3)], []]],
  ['one instalment', [[free(1)]]],
  ['interest at one brand alone', [[free(3)], [dear(3)]]],
  ['two rates of interest', [[dear(6)], [dear(6, { rate: 25, total: money(125_000) })]]],
  ['two costs of the credit', [[dear(6)], [dear(6, { cft: 140 })]]],
  ['no interest, but a higher total', [[free(3, { total: money(100_001) })]]],
  ['no interest, but a cost of the credit', [[free(3, { cft: 12.5 })]]],
  ['interest, and the same total', [[dear(6, { total: money(100_000) })]]],
  ['a total that is not that of its rate', [[dear(6, { total: money(130_000) })]]],
  ['interest without the cost of the credit', [[dear(6, { cft: null })]]],
  ['interest without the rate of a year', [[dear(6, { tea: null })]]],
  ['a cost of the credit below its rate', [[dear(6, { cft: 90 })]]],
])('PRICE-4 nothing is told of %s', ([, cards]) => {
  expect(heldByAll(cards, band).plans).toEqual([]);
});

test('PRICE-4 plans with interest that all brands have alike are told with both rates', () => {
  expect(heldByAll([[dear(6)], [dear(6)]], band).plans).toMatchObject([
    { count: 6, total: 124_000, cft: 132.4, tea: 101.75 },
  ]);
});

const someCards = fc.array(
  fc.uniqueArray(
    fc.record({
      count: fc.integer({ min: 1, max: 8 }),
      isFree: fc.boolean(),
      least: fc.integer({ min: 1, max: 300_000 }),
    }),
    { selector: ({ count }) => count, maxLength: 6 },
  ),
  { maxLength: 4 },
);

test('PRICE-4 whatever brands answer, each plan that is told holds for each of them', () => {
  fc.assert(
    fc.property(someCards, (given) => {
      const cards = given.map((plans) =>
        plans.map(({ count, isFree, least }) => (isFree ? free : dear)(count, { least: money(least) })),
      );
      for (const told of heldByAll(cards, band).plans) {
        const held = cards.map((plans) => plans.find((one) => one.count === told.count));
        expect(held.map((one) => one?.total.minor)).toEqual(cards.map(() => told.total));
        expect(told.least).toBe(Math.max(...held.map((one) => one?.least.minor ?? Infinity)));
      }
    }),
  );
});

test.for(['AR', 'MX', 'CL', 'CO', 'UY', 'PE'] as const)(
  'PRICE-4 bands of %s follow each other without a gap',
  (code) => {
    const bands = bandsOf(code);
    expect(bands).toHaveLength(12);
    expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to));
    expect(bands.every(({ from, to }) => from.minor < to.minor && to.minor <= 2.5 * from.minor)).toBe(true);
    expect(bandsOf('ES')).toEqual([]);
  },
);
