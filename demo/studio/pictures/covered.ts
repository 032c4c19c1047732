import type { Mesh } from '../light/mesh.ts';

/** How far below cloth something is covered, and how far it may come through it, cm. */
const deep = 4.5;
const through = 3;
/** What is so near above cloth came through it, however it is turned, cm. */
const nearby = 1;
/** Cloth covers what is at most so far beside a vertex of it, cm. */
const beside = 1;

/** Whether the cloth is turned over between two parts. */
type IsFold = (one: number, two: number) => boolean;

type Over = {
  readonly mesh: Mesh;
  readonly isFold: IsFold;
  /** How far one sees below its edges and folds, cm. */
  readonly margin: number;
};

/** Returns a mesh without the triangles that are covered by another one: those could come through it. */
export function uncovered(mesh: Mesh, over: Over): Mesh {
  const { points, normals } = mesh;
  const isCovered = coverOf(over);
  const vertices = Uint8Array.from({ length: points.length / 3 }, (_, vertex) =>
    isCovered(points.subarray(vertex * 3, vertex * 3 + 3), normals.subarray(vertex * 3, vertex * 3 + 3)) ? 1 : 0,
  );
  return only(mesh, (_part, corners) => !corners.every((vertex) => vertices[vertex] === 1));
}

/** Returns a mesh with those of its triangles that are kept. */
export function only(mesh: Mesh, isKept: (part: number, corners: Int32Array) => boolean): Mesh {
  const { triangles, part } = mesh;
  const cornersOf = (t: number) => triangles.subarray(t * 3, t * 3 + 3);
  const kept = Array.from(part.keys()).filter((t) => isKept(part[t], cornersOf(t)));
  return {
    ...mesh,
    triangles: Int32Array.from(kept.flatMap((t) => [...cornersOf(t)])),
    part: Int32Array.from(kept, (t) => part[t]),
  };
}

type Triple = Float32Array;

function coverOf({ mesh: over, isFold, margin }: Over): (point: Triple, normal: Triple) => boolean {
  const { points, normals } = over;
  const isNear = gridOf(
    points,
    Array.from({ length: points.length / 3 }, (_, vertex) => vertex),
    deep,
  );
  const rim = gridOf(points, rimOf(over, isFold), Math.max(1, margin));
  const edges = Uint8Array.from({ length: points.length / 3 }, (_, vertex) => {
    let isEdge = 0;
    rim(points[vertex * 3], points[vertex * 3 + 1], points[vertex * 3 + 2], (other) => {
      if (squareBetween(points, vertex, other) < margin * margin) isEdge = 1;
    });
    return isEdge;
  });
  return ([x, y, z], [nx, ny, nz]) => {
    let least = deep * deep;
    let covers = false;
    isNear(x, y, z, (vertex) => {
      const v = vertex * 3;
      const dx = x - points[v];
      const dy = y - points[v + 1];
      const dz = z - points[v + 2];
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= least) return;
      const mx = normals[v];
      const my = normals[v + 1];
      const mz = normals[v + 2];
      const out = dx * mx + dy * my + dz * mz;
      // What faces cloth from outside is beside it, as hips are beside a sleeve.
      if (out > nearby && mx * nx + my * ny + mz * nz < 0.2) return;
      least = square;
      covers = edges[vertex] === 0 && out < through && square - out * out < beside * beside;
    });
    return covers;
  };
}

function squareBetween(points: Float32Array, one: number, two: number): number {
  const [a, b] = [one * 3, two * 3];
  return (points[a] - points[b]) ** 2 + (points[a + 1] - points[b + 1]) ** 2 + (points[a + 2] - points[b + 2]) ** 2;
}

/** Returns the vertices on edges of one triangle only, also where panels are sewn together, and on folds between panels. */
function rimOf({ points, triangles, part }: Mesh, isFold: IsFold): number[] {
  const places = new Map<string, number>();
  const place = Int32Array.from({ length: points.length / 3 }, (_, vertex) => {
    const key = Array.from(points.subarray(vertex * 3, vertex * 3 + 3), (value) => Math.round(value * 200)).join(',');
    const known = places.get(key) ?? vertex;
    places.set(key, known);
    return known;
  });
  const open = new Map<number, { readonly vertex: number; readonly own: number }>();
  const folded: number[] = [];
  const count = points.length / 3;
  for (const [t, own] of part.entries()) {
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [place[triangles[t * 3 + k]], place[triangles[t * 3 + ((k + 1) % 3)]]];
      const key = Math.min(a, b) * count + Math.max(a, b);
      const other = open.get(key);
      if (other !== undefined && isFold(other.own, own)) folded.push(a);
      if (!open.delete(key)) open.set(key, { vertex: a, own });
    }
  }
  return [...new Set([...[...open.values()].map(({ vertex }) => vertex), ...folded])];
}

/** Sorts vertices into cubes. Returns a function that visits all that are at most a cube's edge away from a point. */
function gridOf(points: Float32Array, vertices: readonly number[], cube: number) {
  const cells = new Map<number, number[]>();
  const keyOf = (i: number, j: number, k: number) => (i + 500) * 1e6 + (j + 500) * 1e3 + k + 500;
  const at = (value: number) => Math.floor(value / cube);
  for (const vertex of vertices) {
    const v = vertex * 3;
    const key = keyOf(at(points[v]), at(points[v + 1]), at(points[v + 2]));
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [vertex]);
    else cell.push(vertex);
  }
  return (x: number, y: number, z: number, visit: (vertex: number) => void): void => {
    for (let cell = 0; cell < 27; cell += 1) {
      const [i, j, k] = [(cell % 3) - 1, (Math.floor(cell / 3) % 3) - 1, Math.floor(cell / 9) - 1];
      for (const vertex of cells.get(keyOf(at(x) + i, at(y) + j, at(z) + k)) ?? []) visit(vertex);
    }
  };
}
