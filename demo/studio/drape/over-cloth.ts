import type { Field } from '../form/field.ts';
import type { Mesh } from '../light/mesh.ts';

/** How far around cloth its distance is known, and how far beyond its edge it still counts, cm. */
const reach = 3;
const beyond = 1;
/** How much the next layer presses it together, cm. */
const pressed = 0.5;

/**
 * Returns the distance to a form that wears cloth, cm: another layer can be draped over both. `counts` says which parts of
 * the cloth are in its way.
 */
export function overCloth(
  field: Field,
  { points, normals, triangles, part }: Mesh,
  counts: (part: number) => boolean,
): Field {
  const nearest = new Float32Array(field.values.length).fill(reach * reach);
  const values = Float32Array.from(field.values);
  const vertices = new Set<number>();
  for (const [t, own] of part.entries()) {
    if (counts(own)) for (let k = t * 3; k < t * 3 + 3; k += 1) vertices.add(triangles[k]);
  }
  for (const vertex of vertices) {
    const [x, y, z] = points.subarray(vertex * 3, vertex * 3 + 3);
    const [nx, ny, nz] = normals.subarray(vertex * 3, vertex * 3 + 3);
    aroundPoint(field, x, y, z, (at, dx, dy, dz) => {
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= nearest[at]) return;
      nearest[at] = square;
      const off = dx * nx + dy * ny + dz * nz;
      const isBeside = square - off * off > beyond * beyond;
      values[at] = isBeside ? field.values[at] : Math.min(field.values[at], off + pressed);
    });
  }
  return { ...field, values };
}

type Visit = (at: number, dx: number, dy: number, dz: number) => void;

/** Visits the corners of the cubes around a point: their index, and how far they are from it in x, y and z. */
function aroundPoint({ low, cube, columns, rows, layers }: Field, x: number, y: number, z: number, visit: Visit): void {
  const wide = Math.ceil(reach / cube);
  const [i, j, k] = [x - low[0], y - low[1], z - low[2]].map((off) => Math.round(off / cube) - wide);
  const size = 2 * wide + 1;
  for (let index = 0; index < size ** 3; index += 1) {
    const a = i + (index % size);
    const b = j + (Math.floor(index / size) % size);
    const c = k + Math.floor(index / size / size);
    if (a < 0 || b < 0 || c < 0 || a >= columns || b >= rows || c >= layers) continue;
    visit(a + (b + c * rows) * columns, low[0] + a * cube - x, low[1] + b * cube - y, low[2] + c * cube - z);
  }
}
