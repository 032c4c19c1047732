import type { Point } from './curve.ts';

/**
 * Returns the Delaunay triangles of points, as indexes of their corners in counter-clockwise order. Each point is
 * inserted into the triangle that holds it, and edges are flipped until no circle through a triangle holds a fourth
 * point (Lawson 1977). Quick when neighbours follow each other.
 */
export function delaunay(points: readonly Point[]): Int32Array {
  const count = points.length;
  const x = new Float64Array(count + 3);
  const y = new Float64Array(count + 3);
  for (const [at, [px, py]] of points.entries()) {
    // A tiny shift, so that no four points stand on one circle.
    x[at] = px + Math.sin(at * 12.9898) * 1e-5;
    y[at] = py + Math.sin(at * 78.233) * 1e-5;
  }
  const far = 1e4;
  x.set([-far, far, 0], count);
  y.set([-far, -far, far], count);
  const corners = new Int32Array(6 * count + 30);
  const neighbours = new Int32Array(6 * count + 30).fill(-1);
  let triangles = 1;
  corners.set([count, count + 1, count + 2]);
  let last = 0;

  const area = (a: number, b: number, c: number) => (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);

  const inCircle = (a: number, b: number, c: number, d: number) => {
    const [ax, ay] = [x[a] - x[d], y[a] - y[d]];
    const [bx, by] = [x[b] - x[d], y[b] - y[d]];
    const [cx, cy] = [x[c] - x[d], y[c] - y[d]];
    const [al, bl, cl] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
    return ax * (by * cl - bl * cy) - ay * (bx * cl - bl * cx) + al * (bx * cy - by * cx) > 0;
  };

  /** The slot of the neighbour of `of` that looks at `at`. */
  const slotOf = (of: number, at: number) => {
    for (let slot = 0; slot < 3; slot += 1) if (neighbours[of * 3 + slot] === at) return slot;
    return -1;
  };

  const link = (a: number, slot: number, b: number, from: number) => {
    neighbours[a * 3 + slot] = b;
    if (b >= 0) {
      const back = slotOf(b, from);
      if (back >= 0) neighbours[b * 3 + back] = a;
    }
  };

  // Slot k of a triangle is the edge between its corners k and k + 1.
  const stack: number[] = [];
  const settle = () => {
    for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
      const [t, k] = [Math.floor(item / 3), item % 3];
      const n = neighbours[item];
      if (n < 0) continue;
      const j = slotOf(n, t);
      const a = corners[t * 3 + k];
      const b = corners[t * 3 + ((k + 1) % 3)];
      const c = corners[t * 3 + ((k + 2) % 3)];
      const d = corners[n * 3 + ((j + 2) % 3)];
      if (!inCircle(a, b, c, d)) continue;
      const [bc, ca] = [neighbours[t * 3 + ((k + 1) % 3)], neighbours[t * 3 + ((k + 2) % 3)]];
      const [ad, db] = [neighbours[n * 3 + ((j + 1) % 3)], neighbours[n * 3 + ((j + 2) % 3)]];
      corners.set([c, a, d], t * 3);
      corners.set([d, b, c], n * 3);
      neighbours[t * 3] = ca;
      link(t, 1, ad, n);
      neighbours[t * 3 + 2] = n;
      neighbours[n * 3] = db;
      link(n, 1, bc, t);
      neighbours[n * 3 + 2] = t;
      stack.push(t * 3, t * 3 + 1, n * 3, n * 3 + 1);
    }
  };

  /** Walks from a triangle to the one that holds a point. */
  const holding = (point: number, from: number): number => {
    let t = from;
    for (let steps = 0; steps < 3 * triangles; steps += 1) {
      const slot = [0, 1, 2].find((k) => area(corners[t * 3 + k], corners[t * 3 + ((k + 1) % 3)], point) < 0);
      if (slot === undefined) return t;
      t = neighbours[t * 3 + slot];
    }
    throw new Error('the points lie too far apart to be triangulated');
  };

  for (let point = 0; point < count; point += 1) {
    const t = holding(point, last);
    const [a, b, c] = [corners[t * 3], corners[t * 3 + 1], corners[t * 3 + 2]];
    const [nb, nc] = [neighbours[t * 3 + 1], neighbours[t * 3 + 2]];
    const [u, v] = [triangles, triangles + 1];
    triangles += 2;
    corners.set([a, b, point], t * 3);
    corners.set([b, c, point], u * 3);
    corners.set([c, a, point], v * 3);
    neighbours[t * 3 + 1] = u;
    neighbours[t * 3 + 2] = v;
    neighbours[u * 3 + 1] = v;
    neighbours[u * 3 + 2] = t;
    neighbours[v * 3 + 1] = t;
    neighbours[v * 3 + 2] = u;
    link(u, 0, nb, t);
    link(v, 0, nc, t);
    stack.push(t * 3, u * 3, v * 3);
    settle();
    last = t;
  }
  const kept: number[] = [];
  for (let t = 0; t < triangles; t += 1) {
    const [a, b, c] = [corners[t * 3], corners[t * 3 + 1], corners[t * 3 + 2]];
    if (a < count && b < count && c < count) kept.push(a, b, c);
  }
  return Int32Array.from(kept);
}
