import { expect, test } from 'vitest';
import { barsOf } from './barcode.ts';

test('SHIP-6 an order number is drawn as Code 128, two digits a sign', () => {
  const { modules, bars } = barsOf('1042');
  // Bars and spaces in turn, as BWIPP draws them: start C, 10, 42, check sign, stop.
  const widths = [2, 1, 1, 2, 3, 2, 2, 2, 1, 3, 1, 2, 1, 1, 2, 1, 3, 3, 1, 1, 4, 3, 1, 1, 2, 3, 3, 1, 1, 1, 2];
  expect(bars.map(({ width }) => width)).toEqual(widths.filter((_, at) => at % 2 === 0));
  expect(bars.slice(1).map(({ from }, at) => from - (bars[at]?.from ?? 0) - (bars[at]?.width ?? 0))).toEqual(
    widths.filter((_, at) => at % 2 === 1),
  );
  expect(modules).toBe(57);
});
