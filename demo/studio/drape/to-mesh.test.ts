import { expect, it } from 'vitest';
import type { Panel } from '../pattern/panel.ts';
import { sew } from '../pattern/sew.ts';
import { toMesh } from './to-mesh.ts';

const panel: Panel = {
  name: 'square',
  start: [0, 0],
  sides: [
    { to: [10, 0], name: 'low' },
    { to: [10, 10], name: 'right' },
    { to: [0, 10], name: 'top' },
    { to: [0, 0], name: 'left' },
  ],
  place: (u: number, v: number) => [u, v, 0],
};

it('presses pleats into flat cloth along its normals', () => {
  const sewn = sew([panel], [], 2);
  const { points, uv } = toMesh(sewn, sewn.start, (_name, u) => u / 10);
  for (let vertex = 0; vertex < points.length / 3; vertex += 1) {
    expect(points[vertex * 3 + 2]).toBeCloseTo((uv[vertex * 2] ?? 0) / 10, 4);
  }
});

it('cuts cloth with pressed pleats four times as fine', () => {
  const sewn = sew([panel], [], 2);
  const plain = toMesh(sewn, sewn.start);
  const pressed = toMesh(sewn, sewn.start, () => 0);
  expect(pressed.triangles).toHaveLength(plain.triangles.length * 4);
});
