import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { proceedsOf } from './proceeds.ts';
import { movedSums } from './settlements.ts';

const minor = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
const moved = fc.record({ gross: minor, fee: minor, withheld: minor, net: minor });
const currencies = fc.constantFrom('ARS', 'CLP', 'EUR');

test('PRICE-9 the sums of movements add up exactly, in any parts and any order', () => {
  fc.assert(
    fc.property(fc.array(moved, { maxLength: 30 }), fc.nat(30), currencies, (all, cut, currency) => {
      const sums = movedSums(all, currency);
      const parts = ['fee', 'withheld', 'other', 'net'] as const;
      expect(parts.reduce((total, part) => total + sums[part].minor, 0)).toBe(sums.gross.minor);
      const halves = [movedSums(all.slice(0, cut), currency), movedSums(all.slice(cut).toReversed(), currency)];
      for (const part of [...parts, 'gross'] as const) {
        expect(halves.reduce((total, half) => total + half[part].minor, 0)).toBe(sums[part].minor);
      }
    }),
  );
});

const amount = fc.nat(99_999_999).map((cents) => moneyOf(cents, 'ARS'));
const cost = fc.record({
  amount,
  fee: amount,
  withheld: fc.option(amount),
  net: fc.option(amount),
  isWhole: fc.boolean(),
});

test('PRICE-9 what an order leaves and what was taken of it are what the shop holds', () => {
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 4 }), amount, (payments, held) => {
      const { fee, withheld, other, left } = proceedsOf(payments, held);
      expect((fee?.minor ?? 0) + withheld.minor + other.minor + (left?.minor ?? 0)).toBe(held.minor);
    }),
  );
});

test('PRICE-9 what a whole payment is short of beyond fee and taxes is another charge; of one that went back it is not known', () => {
  const payment = {
    amount: shopMoney(100_000),
    fee: shopMoney(6000),
    withheld: shopMoney(2500),
    net: shopMoney(91_000),
    isWhole: true,
  };
  expect(proceedsOf([payment], shopMoney(100_000))).toEqual({
    fee: shopMoney(6000),
    withheld: shopMoney(2500),
    other: shopMoney(500),
    left: shopMoney(91_000),
  });
  const halved = proceedsOf([{ ...payment, isWhole: false }], shopMoney(50_000));
  expect(halved).toMatchObject({ other: shopMoney(0), left: shopMoney(41_500) });
});

test('PRICE-9 nothing is said to be left where a provider does not say what it takes', () => {
  const silent = { amount: shopMoney(100_000), fee: null, withheld: null, net: null, isWhole: true };
  expect(proceedsOf([silent], shopMoney(100_000))).toMatchObject({ fee: null, left: null });
});
