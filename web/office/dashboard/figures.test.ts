import { expect, test } from 'vitest';
import { differenceOf } from './figures.tsx';

test.each([
  [112, 100, '▲ 12%', '12% más que'],
  [40, 100, '▼ 60%', '60% menos que'],
  [0, 8, '▼ 100%', '100% menos que'],
  [25_000, 100, '▲ 24.900%', '24.900% más que'],
  [1001, 1000, '▲ menos de 1%', 'menos de 1% más que'],
  [5, 5, '=', 'igual que'],
  [0, 0, '=', 'igual que'],
  [7, 0, '', 'más que'],
])('ADM-5 %d after %d is %s, in words %s', (now, before, mark, words) => {
  expect(differenceOf(now, before)).toMatchObject({ mark, words });
});
