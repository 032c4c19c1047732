import { expect, test } from 'vitest';
import { percentIn } from './price-percent.ts';

test.each([
  ['10', 10],
  ['-7,5', -7.5],
  ['+12.25 %', 12.25],
  ['1000', 1000],
] as const)('GOOD-4 the percentage %s is %d', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});

test.each(['', 'diez', '1001', '-100', '1,234', '--5'])('GOOD-4 %j is no percentage', (text) => {
  expect(percentIn(text)).toBeUndefined();
});
