import { expect, test } from 'vitest';
import { develop } from './develop.ts';
import { studioLights } from './lights.ts';
import type { Mesh } from './mesh.ts';
import { render, type Scene } from './render.ts';
import type { Light } from './shadow-map.ts';
import { linear } from './skin.ts';

/** A square sheet of 20 cm that faces the front. */
const sheet: Mesh = {
  points: Float32Array.of(-10, -10, 0, 10, -10, 0, 10, 10, 0, -10, 10, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
  uv: Float32Array.of(-10, -10, 10, -10, 10, 10, -10, 10),
  triangles: Int32Array.of(0, 1, 2, 0, 2, 3),
  part: Int32Array.of(0, 0),
};

const camera = { width: 80, height: 80, at: [0, 0, 0], pixelsPerCm: 2, turn: 0 } as const;

const scene = (lights: readonly Light[]): Scene => ({
  mesh: sheet,
  surface(_part, u, _v, isInside, skin) {
    skin.r = isInside ? 0.5 : 0;
    skin.g = 0.4;
    skin.b = 0.4;
    // A ridge in the middle.
    skin.height = Math.exp(-((u / 2) ** 2));
    skin.sheen = 0;
    skin.gloss = 0;
  },
  lights,
  ground: { colour: [0.8, 0.8, 0.8], behind: 10 },
});

const fromLeft: Light = { direction: [-Math.SQRT1_2, 0, Math.SQRT1_2], colour: [1, 1, 1] };

const at = (image: Float32Array, x: number, y: number) => [...image.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3)];

test('a ridge is light on the side of the light and dark on the other', () => {
  const image = render(scene([fromLeft]), camera);
  const [left = 0, flat = 0, right = 0] = [38, 25, 42].map((x) => at(image, x, 40)[1]);
  expect(left).toBeGreaterThan(flat);
  expect(right).toBeLessThan(flat);
});

test('the sheet casts its shadow on the ground away from the light', () => {
  const image = render(scene([fromLeft]), camera);
  const [lit = 0, shaded = 0] = [5, 68].map((x) => at(image, x, 40)[0]);
  expect(shaded).toBeLessThan(lit * 0.6);
});

test('from behind its wrong side is seen', () => {
  const [front = 0, back = 0] = [0, 180].map(
    (turn) => at(render(scene(studioLights(12)), { ...camera, turn }), 40, 40)[0],
  );
  expect(front).toBeLessThan(0.05);
  expect(back).toBeGreaterThan(0.1);
});

test('a developed picture keeps its greys and never clips a bright one hard', () => {
  const grey = linear('#808080')[0];
  const picture = develop(
    Float32Array.from({ length: 300 }, () => grey),
    10,
    10,
    1,
  );
  expect(Math.abs((picture[165] ?? 0) - 128)).toBeLessThan(5);
  const bright = develop(Float32Array.of(0.9, 0.9, 0.9, 1.5, 1.5, 1.5), 2, 1, 1);
  expect(bright[0]).toBeLessThan(bright[3] ?? 0);
});
