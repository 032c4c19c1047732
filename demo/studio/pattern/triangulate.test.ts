import { expect, test } from 'vitest';
import { chance } from '../noise/noise.ts';
import type { Point } from './curve.ts';
import { delaunay } from './triangulate.ts';

const points: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  ...Array.from({ length: 120 }, (_, at): Point => [chance(at, 0, 1) * 10, chance(at, 1, 1) * 10]),
];

const corners = (): Point[][] => {
  const triangles = delaunay(points);
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [...triangles.subarray(t * 3, t * 3 + 3)].map((at) => points[at] ?? [0, 0]),
  );
};

const areaOf = ([a = [0, 0], b = [0, 0], c = [0, 0]]: Point[]) =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;

test('the triangles fill the square once, all counter-clockwise', () => {
  const areas = corners().map(areaOf);
  expect(Math.min(...areas)).toBeGreaterThan(0);
  expect(areas.reduce((sum, area) => sum + area)).toBeCloseTo(100, 2);
});

test('no circle through a triangle holds another point', () => {
  for (const [a = [0, 0], b = [0, 0], c = [0, 0]] of corners()) {
    const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
    const squares = [a, b, c].map(([x, y]) => x * x + y * y);
    const [sa = 0, sb = 0, sc = 0] = squares;
    const x = (sa * (b[1] - c[1]) + sb * (c[1] - a[1]) + sc * (a[1] - b[1])) / d;
    const y = (sa * (c[0] - b[0]) + sb * (a[0] - c[0]) + sc * (b[0] - a[0])) / d;
    const radius = Math.hypot(a[0] - x, a[1] - y);
    const nearest = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
    expect(nearest).toBeGreaterThan(radius - 0.01);
  }
});
