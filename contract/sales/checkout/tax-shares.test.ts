import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney, sum } from '#contract/core/money/money.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';
import { taxesByRate, taxShares } from './tax-shares.ts';

const rate = fc.constantFrom(0, 4, 10.5, 16, 21, 22);
const lineOf = fc.record({ percent: rate, taken: fc.nat(9_999_999), left: fc.nat(9_999_999) });
const currencies = fc.constantFrom('ARS', 'CLP');

test('DESK-4 PRICE-5 the tax in the adjustments and in the price before them is the tax in the price after them, to the cent', () => {
  fc.assert(
    fc.property(fc.array(lineOf, { minLength: 1, maxLength: 5 }), currencies, (given, currency) => {
      const money = (minor: number) => moneyOf(minor, currency);
      const before = given.map(({ percent, taken, left }) => ({ percent, amount: money(taken + left) }));
      const halves = given.map(({ taken }) => Math.floor(taken / 2));
      const adjustments = [
        halves.map((half) => money(-half)),
        given.map(({ taken }, at) => money((halves[at] ?? 0) - taken)),
      ];
      const taxOf = (amounts: readonly { readonly percent: number; readonly minor: number }[]) =>
        [...Map.groupBy(amounts, ({ percent }) => percent)].reduce((all, [percent, own]) => {
          const whole = money(own.reduce((minor, one) => minor + one.minor, 0));
          return all + whole.minor - withoutVat(whole, percent).minor;
        }, 0);
      const taxes = taxShares(before, adjustments);
      const after = given.map(({ percent, left }) => ({ percent, minor: left }));
      const wholes = before.map(({ percent, amount }) => ({ percent, minor: amount.minor }));
      expect(taxOf(wholes) + sum(money(0), ...taxes).minor).toBe(taxOf(after));
    }),
  );
  const halved = [{ percent: 21, amount: shopMoney(24_200) }];
  expect(taxShares(halved, [[shopMoney(-12_100)]])).toEqual([shopMoney(-2100)]);
});

test('PRICE-5 the taxes of an order by rate and what is left without them are its total, its delivery having the rates of its goods', () => {
  const lines = [
    { percent: 21, amount: shopMoney(24_200) },
    { percent: 10.5, amount: shopMoney(11_050) },
    { percent: 21, amount: shopMoney(0) },
  ];
  expect(taxesByRate(lines, shopMoney(0), 21)).toEqual([
    { percent: 21, net: shopMoney(20_000), tax: shopMoney(4200) },
    { percent: 10.5, net: shopMoney(10_000), tax: shopMoney(1050) },
  ]);
  expect(taxesByRate([{ percent: 10.5, amount: shopMoney(11_050) }], shopMoney(1105), 21)).toEqual([
    { percent: 10.5, net: shopMoney(11_000), tax: shopMoney(1155) },
  ]);
  expect(taxesByRate([{ percent: 10.5, amount: shopMoney(0) }], shopMoney(1210), 21)).toEqual([
    { percent: 21, net: shopMoney(1000), tax: shopMoney(210) },
  ]);
  fc.assert(
    fc.property(fc.array(lineOf, { maxLength: 6 }), fc.nat(999_999), currencies, (given, delivery, currency) => {
      const money = (minor: number) => moneyOf(minor, currency);
      const paid = given.map(({ percent, left }) => ({ percent, amount: money(left) }));
      const rows = taxesByRate(paid, money(delivery), 21);
      const total = given.reduce((all, { left }) => all + left, delivery);
      expect(sum(money(0), ...rows.flatMap(({ net, tax }) => [net, tax])).minor).toBe(total);
      expect(new Set(rows.map(({ percent }) => percent)).size).toBe(rows.length);
    }),
  );
});
