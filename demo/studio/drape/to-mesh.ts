import { setNormals, type Mesh } from '../light/mesh.ts';
import type { Sewn } from '../pattern/sew.ts';
import { subdivide, type Shared } from './subdivide.ts';

/** How far the cloth stands out at a point of a panel, cm: pleats that are pressed into it. */
export type Pressed = (panel: string, u: number, v: number) => number;

/** Returns resting cloth as a smooth mesh; the part of a triangle is the index of its panel. */
export function toMesh(sewn: Sewn, rest: Float64Array, pressed?: Pressed): Mesh {
  const { particle, particles, uv, triangles, panelOf, panels } = sewn;
  const points = new Float32Array(particle.length * 3);
  for (const [vertex, p] of particle.entries()) points.set(rest.subarray(p * 3, p * 3 + 3), vertex * 3);
  const part = Int32Array.from({ length: triangles.length / 3 }, (_, t) => panelOf[triangles[t * 3]]);
  const mesh: Mesh = { points, normals: new Float32Array(points.length), uv: Float32Array.from(uv), triangles, part };
  setNormals(mesh, particle, particles);
  const smooth = subdivide(mesh, particle);
  return pressed === undefined ? smooth.mesh : press(subdivide(smooth.mesh, smooth.same), panels, pressed);
}

/** Moves each vertex out along its normal; those on a seam as far as the first of them. */
function press({ mesh, same }: Shared, panels: readonly string[], pressed: Pressed): Mesh {
  const { points, normals, uv, triangles, part } = mesh;
  const outs = new Float32Array(same.reduce((most, group) => Math.max(most, group), 0) + 1).fill(Number.NaN);
  for (const [at, vertex] of triangles.entries()) {
    const group = same[vertex];
    if (!Number.isNaN(outs[group])) continue;
    outs[group] = pressed(panels[part[Math.floor(at / 3)]], uv[vertex * 2], uv[vertex * 2 + 1]);
  }
  for (const [vertex, group] of same.entries()) {
    for (let axis = vertex * 3; axis < vertex * 3 + 3; axis += 1) points[axis] += normals[axis] * outs[group];
  }
  setNormals(mesh, same, outs.length);
  return mesh;
}
