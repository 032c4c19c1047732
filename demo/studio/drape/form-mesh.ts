import type { Field } from '../form/field.ts';
import { setNormals, type Mesh } from '../light/mesh.ts';

/**
 * Returns the surface of a form as a mesh (surface nets, Gibson 1998): a vertex in each cube that the surface crosses,
 * and two triangles for each edge that it crosses. u is x and v is y.
 */
export function formMesh(field: Field): Mesh {
  const { columns, rows, layers, values } = field;
  const strides = [1, columns, columns * rows] as const;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const points: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const cell = [at % columns, Math.floor(at / columns) % rows, Math.floor(at / columns / rows)] as const;
    const isLast = cell[0] === columns - 1 || cell[1] === rows - 1 || cell[2] === layers - 1;
    const middle = isLast ? undefined : crossing(field, at, cell);
    if (middle === undefined) continue;
    vertexOf[at] = points.length / 3;
    points.push(...middle);
  }
  const triangles: number[] = [];
  for (const [at, value] of values.entries()) {
    for (const [axis, stride] of strides.entries()) {
      const next = values[at + stride];
      if (next === undefined || value < 0 === next < 0) continue;
      const [one, two] = [strides[(axis + 1) % 3], strides[(axis + 2) % 3]];
      const quad = [at - one - two, at - two, at, at - one].map((cube) => vertexOf[cube] ?? -1);
      if (quad.includes(-1)) continue;
      const [a, b, c, d] = value < 0 ? quad : quad.toReversed();
      triangles.push(a, b, c, a, c, d);
    }
  }
  const mesh: Mesh = {
    points: Float32Array.from(points),
    normals: new Float32Array(points.length),
    uv: Float32Array.from(points.filter((_, at) => at % 3 < 2)),
    triangles: Int32Array.from(triangles),
    part: new Int32Array(triangles.length / 3),
  };
  const own = Int32Array.from({ length: points.length / 3 }, (_, vertex) => vertex);
  setNormals(mesh, own, own.length);
  return mesh;
}

/** The corners of a cube, and the pairs of them that are edges. */
const corners = Array.from({ length: 8 }, (_, corner) => [corner & 1, (corner >> 1) & 1, corner >> 2] as const);
const edges = corners.flatMap((_, a) => [1, 2, 4].flatMap((bit) => ((a & bit) === 0 ? [[a, a | bit] as const] : [])));

/** Returns the mean of the points where the surface crosses the edges of a cube, cm; undefined if it does not. */
function crossing(
  { low, cube, columns, rows, values }: Field,
  at: number,
  [i, j, k]: readonly [number, number, number],
) {
  const own = corners.map(([x, y, z]) => values[at + x + y * columns + z * columns * rows]);
  const crossed = edges.filter(([a, b]) => own[a] < 0 !== own[b] < 0);
  if (crossed.length === 0) return undefined;
  return [i, j, k].map((start, axis) => {
    const sum = crossed.reduce((total, [a, b]) => {
      const t = own[a] / (own[a] - own[b]);
      return total + corners[a][axis] * (1 - t) + corners[b][axis] * t;
    }, 0);
    return low[axis] + (start + sum / crossed.length) * cube;
  });
}
