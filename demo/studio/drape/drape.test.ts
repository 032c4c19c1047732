import { expect, test } from 'vitest';
import { sampleField } from '../form/field.ts';
import type { Panel } from '../pattern/panel.ts';
import { sew } from '../pattern/sew.ts';
import { drape } from './drape.ts';
import { toMesh } from './to-mesh.ts';

const towel: Panel = {
  name: 'towel',
  start: [-15, -15],
  sides: [
    { to: [15, -15], name: 'low' },
    { to: [15, 15], name: 'right' },
    { to: [-15, 15], name: 'top' },
    { to: [-15, -15], name: 'left' },
  ],
  place: (u, v) => [u, v, 0],
};

const nothing = sampleField(() => 1e3, [0, 0, 0], [1, 1, 1], 1);
const handling = { bend: () => 0.4, gap: () => 0.5, held: ['towel.top'], steps: 500, seed: 1 };

const heights = (x: Float64Array) => Array.from({ length: x.length / 3 }, (_, p) => x[p * 3 + 1] ?? 0);

test('held cloth hangs, hardly longer than it was cut', () => {
  const cloth = sew([towel], [], 2);
  const low = Math.min(...heights(drape(cloth, nothing, handling)));
  expect(low).toBeGreaterThan(-15 - 30 * 0.05);
  expect(low).toBeLessThan(-14.5);
});

test('cloth that nothing holds falls', () => {
  const cloth = sew([towel], [], 3);
  expect(Math.max(...heights(drape(cloth, nothing, { ...handling, held: [] })))).toBeLessThan(5);
});

test('cloth that lies on a ball keeps its distance and hangs down around it', () => {
  const flat: Panel = { ...towel, place: (u, v) => [u, 11, -v] };
  const cloth = sew([flat], [], 2);
  const ball = sampleField((x, y, z) => Math.hypot(x, y, z) - 10, [-25, -25, -25], [25, 25, 25], 1);
  const x = drape(cloth, ball, { ...handling, held: [], steps: 900 });
  const away = Array.from({ length: x.length / 3 }, (_, p) => Math.hypot(...x.subarray(p * 3, p * 3 + 3)));
  expect(Math.min(...away)).toBeGreaterThan(10.2);
  expect(Math.min(...heights(x))).toBeLessThan(0);
  expect(Math.max(...heights(x))).toBeGreaterThan(10);
});

test('stiff cloth bends less than soft cloth', () => {
  const overEdge: Panel = { ...towel, place: (u, v) => [u, 11, -v] };
  const cloth = sew([overEdge], [], 2);
  const beam = sampleField((_, y, z) => Math.max(Math.abs(z) - 4, y - 10), [-25, -25, -25], [25, 25, 25], 1);
  const lowest = (bend: number) =>
    Math.min(...heights(drape(cloth, beam, { ...handling, bend: () => bend, held: [], steps: 500 })));
  expect(lowest(6)).toBeGreaterThan(lowest(0.3) + 1);
});

test('the same seed gives the same folds, another one others', () => {
  const cloth = sew([towel], [], 3);
  const once = drape(cloth, nothing, handling);
  expect(drape(cloth, nothing, handling)).toEqual(once);
  expect(drape(cloth, nothing, { ...handling, seed: 2 })).not.toEqual(once);
});

test('the mesh of flat cloth stays flat and looks outside', () => {
  const cloth = sew([towel], [], 3);
  const { points, normals, triangles } = toMesh(cloth, cloth.start);
  expect(triangles).toHaveLength(cloth.triangles.length * 4);
  for (let v = 0; v < points.length; v += 3) {
    expect(points[v + 2]).toBeCloseTo(0);
    expect(normals[v + 2]).toBeCloseTo(1);
  }
});
