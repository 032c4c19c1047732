import { canvasOf, raster } from './raster.ts';
import type { Rgb } from './skin.ts';

/** Light from far away. `direction` points to the light, 1 long, in the camera's axes. */
export type Light = { readonly direction: Rgb; readonly colour: Rgb };

const size = 1024;

/** How much nearer than a surface something must be to shade it, cm. */
const bias = 0.25;

/** Sees a mesh from lights, one after the other, to tell what each of them reaches. */
export function shadowMaps(points: Float32Array, triangles: Int32Array) {
  let square = 0;
  for (let v = 0; v < points.length; v += 3) {
    square = Math.max(square, points[v] ** 2 + points[v + 1] ** 2 + points[v + 2] ** 2);
  }
  const radius = Math.sqrt(square) + 2;
  const scale = size / 2 / radius;
  const canvas = canvasOf(size, size);
  const { depth } = canvas;
  const cast = new Float32Array(points.length);

  /** Returns a function of a point in cm: 1 if the light reaches it, 0 if not, between on an edge. */
  return ({ direction: [lx, ly, lz] }: Light): ((x: number, y: number, z: number) => number) => {
    const flat = Math.sqrt(lx * lx + lz * lz) || 1;
    const [sx, sz] = [lz / flat, -lx / flat];
    const [tx, ty, tz] = [ly * sz, lz * sx - lx * sz, -ly * sx];
    for (let v = 0; v < points.length; v += 3) {
      const x = points[v];
      const y = points[v + 1];
      const z = points[v + 2];
      cast[v] = size / 2 + (x * sx + z * sz) * scale;
      cast[v + 1] = size / 2 - (x * tx + y * ty + z * tz) * scale;
      cast[v + 2] = -(x * lx + y * ly + z * lz);
    }
    depth.fill(Infinity);
    raster(canvas, triangles, cast);
    return (x, y, z) => {
      const mx = size / 2 + (x * sx + z * sz) * scale - 0.5;
      const my = size / 2 - (x * tx + y * ty + z * tz) * scale - 0.5;
      const i = Math.floor(mx);
      const j = Math.floor(my);
      if (i < 0 || j < 0 || i >= size - 1 || j >= size - 1) return 1;
      const away = -(x * lx + y * ly + z * lz) - bias;
      const a = mx - i;
      const b = my - j;
      const m = j * size + i;
      const upper = (depth[m] < away ? 0 : 1 - a) + (depth[m + 1] < away ? 0 : a);
      const lower = (depth[m + size] < away ? 0 : 1 - a) + (depth[m + size + 1] < away ? 0 : a);
      return upper * (1 - b) + lower * b;
    };
  };
}
