import { expect, test } from 'vitest';
import { mirrored, sewn, type Panel } from './panel.ts';
import { sew } from './sew.ts';

const square = (name: string, z: number): Panel => ({
  name,
  start: [0, 0],
  sides: [
    { to: [10, 0], name: 'low' },
    { to: [10, 10], name: 'right' },
    { to: [0, 10], name: 'top' },
    { to: [0, 0], name: 'left' },
  ],
  place: (u, v) => [u, v, z],
});

const panels = [square('front', 1), square('back', -1)];

test('vertices on a seam share a particle half way between their places', () => {
  const cloth = sew(panels, [sewn(['front', 'right'], ['back', 'left'])], 2);
  const right = cloth.sides.get('front.right') ?? [];
  const left = cloth.sides.get('back.left') ?? [];
  expect(right).toHaveLength(6);
  expect(right.map((at) => cloth.particle[at])).toEqual(left.map((at) => cloth.particle[at]).toReversed());
  const [corner = 0] = right;
  const particle = cloth.particle[corner] ?? -1;
  expect([...cloth.start.subarray(particle * 3, particle * 3 + 3)]).toEqual([5, 0, 0]);
  expect(cloth.particles).toBe(cloth.panelOf.length - 6);
});

test('a side that is sewn to a longer one has as many vertices', () => {
  const wide: Panel = {
    ...square('wide', 0),
    sides: square('wide', 0).sides.map((side) => ({ ...side, to: [side.to[0] * 2, side.to[1]] })),
  };
  const cloth = sew([...panels, wide], [sewn(['front', 'top'], ['wide', 'low'])], 2);
  expect(cloth.sides.get('wide.low')).toHaveLength(cloth.sides.get('front.top')?.length ?? 0);
});

test('a seam of a side that does not exist is refused', () => {
  expect(() => sew(panels, [sewn(['front', 'sleeve'], ['back', 'left'])], 2)).toThrow('front.sleeve');
});

test('an outline that is turned over is counter-clockwise again, with the same sides', () => {
  const { start, sides } = mirrored(square('front', 0));
  expect(start).toEqual([0, 0]);
  expect(sides).toEqual(
    [
      { to: [0, 10], name: 'left' },
      { to: [-10, 10], name: 'top' },
      { to: [-10, 0], name: 'right' },
      { to: [0, 0], name: 'low' },
    ].map(({ to: [x, y], name }) => ({ to: [x, y], name })),
  );
});
