import type { Cloth } from '../cloth/cloth.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { mapSide } from '../cloth/side-map.ts';
import { setNormals, type Mesh } from '../light/mesh.ts';
import type { Surface } from '../light/skin.ts';
import type { Point } from '../pattern/curve.ts';
import type { Vector } from '../pattern/panel.ts';

/** A surface that is formed, not draped. s grows to the right and t upwards as seen from outside, both 0 to 1. */
export type Sheet = {
  readonly columns: number;
  readonly rows: number;
  /** True if its last column lies on its first. */
  readonly closed?: boolean;
  readonly at: (s: number, t: number) => Vector;
  /** Returns where a point is on the flat material, cm. */
  readonly flat: (s: number, t: number) => Point;
  readonly outside: Cloth;
  readonly inside?: Cloth;
};

/** A thing that is photographed as it stands or lies: its sheets, and what of it the picture shows. */
export type Still = {
  readonly sheets: readonly Sheet[];
  /** The width of the picture and its middle, cm. */
  readonly cm: number;
  readonly middle: Vector;
  /** How far behind the middle the wall is, cm. */
  readonly behind: number;
};

/** Returns the surfaces as one mesh; the part of a triangle is the index of its sheet. */
export function loft(sheets: readonly Sheet[]): Mesh {
  const points: number[] = [];
  const uv: number[] = [];
  const same: number[] = [];
  const triangles: number[] = [];
  const part: number[] = [];
  for (const [index, { columns, rows, closed, at, flat }] of sheets.entries()) {
    const base = same.length;
    for (let j = 0; j <= rows; j += 1) {
      for (let i = 0; i <= columns; i += 1) {
        points.push(...at(i / columns, j / rows));
        uv.push(...flat(i / columns, j / rows));
        same.push(base + j * (columns + 1) + (closed === true && i === columns ? 0 : i));
      }
    }
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i < columns; i += 1) {
        const a = base + j * (columns + 1) + i;
        const d = a + columns + 1;
        triangles.push(a, a + 1, d + 1, a, d + 1, d);
        part.push(index, index);
      }
    }
  }
  const mesh: Mesh = {
    points: Float32Array.from(points),
    normals: new Float32Array(points.length),
    uv: Float32Array.from(uv),
    triangles: Int32Array.from(triangles),
    part: Int32Array.from(part),
  };
  setNormals(mesh, Int32Array.from(same), same.length);
  return mesh;
}

/** Returns the surface of sheets. `scale` is in pixels per cm. */
export function skinOf(sheets: readonly Sheet[], scale: number): Surface {
  return (part, u, v, isInside, skin) => {
    const { outside, inside = outside } = sheets[part];
    (isInside ? inside : outside)(u, v, skin, scale);
  };
}

/** Returns a material with what is sewn onto it, between two corners of its flat coordinates. */
export function sewnOnto(
  cloth: Cloth,
  [low, high]: readonly [Point, Point],
  details: (ruler: Ruler) => readonly Detail[],
): Cloth {
  const sewn = details((line) => {
    if (typeof line === 'string') throw new Error(`sheets have no sides with names: ${line}`);
    return mapSide(line, low, high);
  });
  return (u, v, skin, scale) => {
    cloth(u, v, skin, scale);
    for (const detail of sewn) detail(u, v, skin, scale);
  };
}

/** Returns sheets turned and moved: `yaw` around the vertical, then `pitch` towards the camera, in degrees. */
export function posed(
  sheets: readonly Sheet[],
  { yaw = 0, pitch = 0, by = [0, 0, 0] }: { readonly yaw?: number; readonly pitch?: number; readonly by?: Vector },
): Sheet[] {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return sheets.map((sheet) => ({
    ...sheet,
    at: (s, t) => {
      const [x0, y0, z0] = sheet.at(s, t);
      const x = x0 * Math.cos(y) + z0 * Math.sin(y) + by[0];
      const z = z0 * Math.cos(y) - x0 * Math.sin(y) + by[2];
      const high = y0 + by[1];
      return [x, high * Math.cos(p) - z * Math.sin(p), high * Math.sin(p) + z * Math.cos(p)];
    },
  }));
}
