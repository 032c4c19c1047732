import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setShop, shop } from '../shop/shop.ts';
import type { InstalmentBand, InstalmentPlan, InstalmentTerms } from './instalment-terms.ts';
import { bestFree, cardInstalments, costsNothing, freeBands, plansFor } from './instalments.ts';
import { moneyOf, shopMoney } from './money.ts';

const before = shop();

afterEach(() => setShop(before));

const from = 100_000;

const planOf = (count: number, rest: Partial<InstalmentPlan> = {}): InstalmentPlan => ({
  count,
  total: from,
  least: 1,
  most: 10_000_000,
  cft: null,
  tea: null,
  ...rest,
});

const dear = { total: 124_000, cft: 132.4, tea: 101.75 };

const termsOf = (plans: InstalmentPlan[], rest: Partial<InstalmentTerms> = {}): InstalmentTerms => ({
  currency: 'ARS',
  isCashEqual: true,
  bands: [{ from, to: 200_000, plans }],
  ...rest,
});

const pesos = (minor: number) => moneyOf(minor, 'ARS');

test('PRICE-4 an amount of a band has the plans that hold for it, with what each part and all of them cost', () => {
  const terms = termsOf([planOf(6, dear), planOf(3), planOf(1)]);
  expect(plansFor(terms, pesos(129_950))).toEqual([
    { count: 3, cft: null, tea: null, total: pesos(129_950), each: pesos(43_317), isFree: true },
    { count: 6, cft: 132.4, tea: 101.75, total: pesos(161_138), each: pesos(26_856), isFree: false },
  ]);
  expect(bestFree(plansFor(terms, pesos(129_950)))?.count).toBe(3);
});

test.for<[string, InstalmentTerms | null, number, string]>([
  ['nothing is known', null, 150_000, 'ARS'],
  ['the amount is below all bands', termsOf([planOf(3)]), from - 1, 'ARS'],
  ['it is above all bands', termsOf([planOf(3)]), 200_000, 'ARS'],
  ['it is below the least amount of the plan', termsOf([planOf(3, { least: 150_001 })]), 150_000, 'ARS'],
  ['it is above its most', termsOf([planOf(3, { most: 149_999 })]), 150_000, 'ARS'],
  ['it is of another currency', termsOf([planOf(3)]), 150_000, 'MXN'],
])('PRICE-4 there is no plan where %s', ([, terms, minor, currency]) => {
  expect(plansFor(terms, moneyOf(minor, currency))).toEqual([]);
});

test('PRICE-4 nothing is called free of interest where another means costs less', () => {
  const terms = termsOf([planOf(3)], { isCashEqual: false });
  expect(plansFor(terms, pesos(150_000))).toMatchObject([{ count: 3, isFree: false }]);
  expect(freeBands(terms)).toEqual([]);
});

test('PRICE-4 a card says what its price has free of interest, by bands that the page has once', () => {
  setShop({
    ...before,
    freeInstalments: freeBands(termsOf([planOf(3), planOf(12, dear), planOf(6, { least: 150_000 })])),
  });
  expect(cardInstalments(shopMoney(149_999))).toEqual({ count: 3, each: shopMoney(50_000) });
  expect(cardInstalments(shopMoney(150_000))).toEqual({ count: 6, each: shopMoney(25_000) });
  expect(cardInstalments(shopMoney(99_999))).toBeNull();
  expect(cardInstalments(moneyOf(150_000, 'MXN'))).toBeNull();
});

const amount = fc.integer({ min: from - 10_000, max: 210_000 });

const plan = fc
  .record({
    count: fc.integer({ min: 1, max: 36 }),
    isFree: fc.boolean(),
    least: amount,
    most: amount,
  })
  .map(({ count, isFree, least, most }) => planOf(count, { ...(!isFree && dear), least, most }));

const band = fc.array(plan, { maxLength: 6 }).map((plans): InstalmentBand => ({ from, to: 200_000, plans }));

test('PRICE-4 whatever the plans, cards say of every amount what its own page says', () => {
  fc.assert(
    fc.property(band, amount, (one, minor) => {
      const terms = termsOf(one.plans);
      setShop({ ...before, freeInstalments: freeBands(terms) });
      const best = bestFree(plansFor(terms, shopMoney(minor)));
      expect(cardInstalments(shopMoney(minor))?.count).toBe(best?.count);
    }),
  );
});

test('PRICE-4 the parts of a plan never differ from its total by more than half a unit each, and free ones cost the amount', () => {
  fc.assert(
    fc.property(band, amount, (one, minor) => {
      for (const { count, each, total, isFree } of plansFor(termsOf(one.plans), pesos(minor))) {
        expect(Math.abs(each.minor * count - total.minor)).toBeLessThanOrEqual(count / 2);
        expect(total.minor).toBeGreaterThanOrEqual(minor);
        expect(isFree).toBe(total.minor === minor);
      }
    }),
  );
  expect(costsNothing({ from }, planOf(3))).toBe(true);
});
