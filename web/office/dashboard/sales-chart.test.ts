import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { chartSteps } from './sales-chart.tsx';

test.each([
  [0, [0, 100, 200, 300, 400]],
  [400, [0, 100, 200, 300, 400]],
  [401, [0, 200, 400, 600, 800]],
  [3_500_050, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
  [9_000_000, [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]],
  [900, [0, 500, 1000, 1500, 2000]],
])('the lines of a chart up to %i cents are whole amounts of pesos', (most, expected) => {
  expect(chartSteps(shopMoney(most))).toEqual(expected.map(shopMoney));
});

test('the lines of a chart are whole amounts of a currency without decimals too', () => {
  expect(chartSteps(moneyOf(9, 'CLP')).map(({ minor }) => minor)).toEqual([0, 5, 10, 15, 20]);
});
