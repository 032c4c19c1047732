import { expect, test } from 'vitest';
import type { Skin } from '../light/skin.ts';
import { barred } from './patterns.ts';
import { sprigs } from './prints.ts';

const plain = (_u: number, _v: number, skin: Skin) => {
  skin.r = 0.5;
};
const skin: Skin = { r: 0, g: 0, b: 0, height: 0, sheen: 0, gloss: 0 };

test.for([
  [0, 1],
  [0.4, 1],
  [1, 0.5],
  [3, 1],
  [-1.5, 0.5],
  [-3.2, 1],
  [-6, 1],
] as const)('at the height %f a stripe each 3 cm leaves %f', ([v, red]) => {
  barred(plain, { level: [{ every: 3, wide: 1, colour: [1, 0, 0] }] })(7, v, skin, 20);
  expect(skin.r).toBeCloseTo(red, 6);
});

test('flowers cover a part of the cloth, the same each time', () => {
  const cloth = sprigs(plain, { petals: [[1, 1, 1]], heart: [1, 1, 1], leaf: [1, 1, 1], every: 3 });
  const covered = () =>
    Array.from({ length: 900 }, (_, at) => {
      cloth((at % 30) - 15, Math.floor(at / 30) - 15.5, skin, 20);
      return skin.r > 0.75;
    }).filter(Boolean).length;
  const first = covered();
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(600);
  expect(covered()).toBe(first);
});
