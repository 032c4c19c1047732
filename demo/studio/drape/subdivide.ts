import { setNormals, type Mesh } from '../light/mesh.ts';

/** A mesh whose vertices with the same number in `same` lie at the same place and share their normal. */
export type Shared = { readonly mesh: Mesh; readonly same: Int32Array };

/**
 * Makes four triangles of each, rounded by the normals of its corners (Boubekeur and Alexa 2008, "Phong tessellation").
 */
export function subdivide({ points, normals, uv, triangles, part }: Mesh, same: Int32Array): Shared {
  const count = points.length / 3;
  const [newPoints, newUv, newSame] = [Array.from(points), Array.from(uv), Array.from(same)];
  const middles = new Map<number, number>();
  const groups = new Map<number, number>();
  const firstGroup = same.reduce((most, value) => Math.max(most, value), 0) + 1;
  const middleOf = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const at = newSame.length;
    middles.set(key, at);
    newPoints.push(...roundedMiddle(points, normals, a, b));
    newUv.push((uv[a * 2] + uv[b * 2]) / 2, (uv[a * 2 + 1] + uv[b * 2 + 1]) / 2);
    const groupKey = Math.min(same[a], same[b]) * count + Math.max(same[a], same[b]);
    const group = groups.get(groupKey) ?? firstGroup + groups.size;
    groups.set(groupKey, group);
    newSame.push(group);
    return at;
  };
  const finer = new Int32Array(triangles.length * 4);
  const parts = new Int32Array(part.length * 4);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)];
    finer.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 4);
    parts.fill(part[t / 3], (t / 3) * 4, (t / 3) * 4 + 4);
  }
  const mesh: Mesh = {
    points: Float32Array.from(newPoints),
    normals: new Float32Array(newPoints.length),
    uv: Float32Array.from(newUv),
    triangles: finer,
    part: parts,
  };
  const shared = { mesh, same: Int32Array.from(newSame) };
  setNormals(mesh, shared.same, firstGroup + groups.size);
  return shared;
}

const roundness = 0.7;

function roundedMiddle(points: Float32Array, normals: Float32Array, a: number, b: number): number[] {
  const middle = [0, 1, 2].map((axis) => (points[a * 3 + axis] + points[b * 3 + axis]) / 2);
  const moved = [0, 0, 0];
  for (const end of [a * 3, b * 3]) {
    const off = middle.reduce((sum, value, axis) => sum + (value - points[end + axis]) * normals[end + axis], 0);
    for (let axis = 0; axis < 3; axis += 1) moved[axis] -= (off * normals[end + axis]) / 2;
  }
  return middle.map((value, axis) => value + moved[axis] * roundness);
}
