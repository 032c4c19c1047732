import type { Mesh } from '../light/mesh.ts';
import type { Surface } from '../light/skin.ts';

/** Something in a picture. */
export type Thing = { readonly mesh: Mesh; readonly surface: Surface };

/** Puts things into one picture. */
export function together(things: readonly Thing[]): Thing {
  const meshes = things.map(({ mesh }) => mesh);
  const surfaces = things.map(({ surface }) => surface);
  return { mesh: meshOf(meshes), surface: surfaceAmong(meshes, surfaces) };
}

/** Returns several meshes as one; the parts of each follow those of the one before. */
export function meshOf(meshes: readonly Mesh[]): Mesh {
  const vertices = startsOf(meshes, ({ points }) => points.length / 3);
  const vertex = vertices.at(-1) ?? 0;
  return {
    points: joined(new Float32Array(vertex * 3), meshes, ({ points }) => points),
    normals: joined(new Float32Array(vertex * 3), meshes, ({ normals }) => normals),
    uv: joined(new Float32Array(vertex * 2), meshes, ({ uv }) => uv),
    triangles: numbered(meshes, ({ triangles }) => triangles, vertices),
    part: numbered(meshes, (mesh) => mesh.part, startsOf(meshes, partsOf)),
  };
}

/** Returns the surface of several meshes that were made one. */
export function surfaceAmong(meshes: readonly Mesh[], surfaces: readonly Surface[]): Surface {
  const starts = startsOf(meshes, partsOf).slice(0, -1);
  return (part, u, v, isInside, skin) => {
    const at = starts.findLastIndex((start) => start <= part);
    surfaces[at](part - starts[at], u, v, isInside, skin);
  };
}

const partsOf = ({ part }: Mesh): number => part.reduce((most, own) => Math.max(most, own), 0) + 1;

/** Returns where each mesh begins when they are counted one after the other, and the sum. */
function startsOf(meshes: readonly Mesh[], count: (mesh: Mesh) => number): number[] {
  const starts = [0];
  for (const [at, mesh] of meshes.entries()) starts.push(starts[at] + count(mesh));
  return starts;
}

/** Writes the values of meshes one after the other. */
function joined(into: Float32Array, meshes: readonly Mesh[], of: (mesh: Mesh) => Float32Array): Float32Array {
  let at = 0;
  for (const mesh of meshes) {
    into.set(of(mesh), at);
    at += of(mesh).length;
  }
  return into;
}

/** Returns the numbers of meshes one after the other, those of each shifted by its own. */
function numbered(meshes: readonly Mesh[], of: (mesh: Mesh) => Int32Array, shifts: readonly number[]): Int32Array {
  const into = new Int32Array(meshes.reduce((sum, mesh) => sum + of(mesh).length, 0));
  let at = 0;
  for (const [index, mesh] of meshes.entries()) {
    for (const own of of(mesh)) {
      into[at] = own + shifts[index];
      at += 1;
    }
  }
  return into;
}
