import { expect, test } from 'vitest';
import { distanceTo } from './distance.ts';
import { readField, sampleField } from './field.ts';
import { men } from './men.ts';

const read = new Float64Array(4);

test('a sampled ball gives distance and slope between the samples', () => {
  const ball = sampleField((x, y, z) => Math.hypot(x, y, z) - 5, [-10, -10, -10], [10, 10, 10], 0.5);
  readField(ball, 6.3, 0.2, -0.1, read);
  expect(read[0]).toBeCloseTo(1.3, 1);
  expect(read[1]).toBeCloseTo(1, 1);
  expect(Math.abs(read[2] ?? 1)).toBeLessThan(0.1);
});

test('outside of the box everything is far away', () => {
  readField(
    sampleField(() => 0, [0, 0, 0], [1, 1, 1], 0.5),
    4,
    0,
    0,
    read,
  );
  expect(read[0]).toBeGreaterThan(100);
});

test.for([
  ['the heart', [0, 128, 0], -8],
  ['the left arm', [27, 118, 0], -3],
  ['before the chest', [0, 128, 16], 5],
  ['above the shoulder', [14, 152, -2], 5],
] as const)('%s of a man is about where it should be', ([, [x, y, z], distance]) => {
  expect(Math.abs(distanceTo(men)(x, y, z) - distance)).toBeLessThan(3.5);
});
