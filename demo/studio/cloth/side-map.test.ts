import { expect, test } from 'vitest';
import { mapSide, readSide } from './side-map.ts';

const near = { away: 0, along: 0 };

const corner = mapSide(
  [
    [0, 0],
    [10, 0],
    [10, 10],
  ],
  [-2, -2],
  [12, 12],
);

test.for([
  [[3.3, 0.07], 0.07, 3.3],
  [[9.96, 5.21], 0.04, 15.21],
  [[10.4, -0.3], 0.5, 10],
  [[4, 2.5], 2.5, 4],
] as const)('%j is measured exactly', ([[u, v], away, along]) => {
  readSide(corner, u, v, near);
  expect(near.away).toBeCloseTo(away, 6);
  expect(near.along).toBeCloseTo(along, 6);
});

test('beyond its reach a line is far away', () => {
  readSide(corner, -2, 11, near);
  expect(near.away).toBeGreaterThan(100);
});
