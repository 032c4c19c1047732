import { expect, test } from 'vitest';
import { project, seenBy } from '../light/camera.ts';
import type { Skin } from '../light/skin.ts';
import { sceneNames, sceneOf } from './scenes.ts';

const quality = { sharpness: 0.25, lights: 8, fineness: { size: 4, steps: 20 } };

const cases = sceneNames.flatMap((name) => (['wide', 'tall'] as const).map((shape) => [name, shape] as const));

test.for(cases)('the still life %s can be photographed %s', ([name, shape]) => {
  const { scene, camera } = sceneOf(name, shape, quality);
  const { points, uv, triangles, part } = scene.mesh;
  expect(points.every(Number.isFinite)).toBe(true);
  const skin: Skin = { r: 0, g: 0, b: 0, height: 0, sheen: 0, gloss: 0 };
  for (let t = 0; t < part.length; t += 97) {
    const vertex = triangles[t * 3] ?? 0;
    scene.surface(part[t] ?? 0, uv[vertex * 2] ?? 0, uv[vertex * 2 + 1] ?? 0, false, skin);
    expect([skin.r, skin.g, skin.b, skin.height].every(Number.isFinite)).toBe(true);
  }
  // What hangs highest stays in the picture when a wide screen shows a strip of it, and nothing is beside it.
  const seen = project(camera, seenBy(camera, scene.mesh).points);
  const things = seen.subarray(0, (scene.casting?.vertices ?? 0) * 3);
  const [xs, ys] = [0, 1].map((axis) => things.filter((_, at) => at % 3 === axis));
  const strip = shape === 'wide' ? 0.2 : 0;
  const highest = (ys ?? new Float32Array()).reduce((least, y) => Math.min(least, y), Infinity);
  expect(highest / camera.height).toBeGreaterThan(strip);
  expect((xs ?? new Float32Array()).every((x) => x > 0 && x < camera.width)).toBe(true);
  // The stage fills the picture.
  const stage = seen.subarray(things.length);
  const columns = stage.filter((_, at) => at % 3 === 0);
  expect(columns.some((x) => x < 0) && columns.some((x) => x > camera.width)).toBe(true);
});
