import { expect, test } from 'vitest';
import { soften } from './soften.ts';

const width = 20;

test('the light on a plane is blurred, and nothing of what stands on it comes into it', () => {
  const pixel = Int32Array.from({ length: width * width }, (_, at) => at);
  // A plane that is bright on the left and dark on the right, with something very bright on it.
  const isPlane = (at: number) => at % width !== 4;
  const light = (at: number) => (isPlane(at) ? Number(at % width < 10) : 100);
  const spread = Float32Array.from({ length: pixel.length * 3 }, (_, at) => light(Math.floor(at / 3)));
  soften({ pixel, spread }, isPlane, { width, height: width, radius: 2 });
  const row = Array.from({ length: width }, (_, x) => spread[(10 * width + x) * 3] ?? Number.NaN);
  expect(row[0]).toBeCloseTo(1);
  expect(row[3]).toBeCloseTo(1);
  expect(row[4]).toBe(100);
  expect(row[9]).toBeGreaterThan(0.5);
  expect(row[9]).toBeLessThan(0.7);
  expect(row[10]).toBeCloseTo(1 - (row[9] ?? 0), 1);
  expect(row[19]).toBeCloseTo(0);
});
