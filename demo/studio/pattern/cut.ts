import { lengthOf, spaced, type Point } from './curve.ts';
import { isInside } from './inside.ts';
import type { Panel, Seam } from './panel.ts';
import { delaunay } from './triangulate.ts';

/** A panel as triangles, and the numbers of the points along each side, both ends included. */
export type Cut = {
  readonly points: readonly Point[];
  readonly triangles: readonly number[];
  readonly sides: ReadonlyMap<string, readonly number[]>;
};

/** Returns into how many edges each sewn side is divided, by `panel.side`: as many as the side it is sewn to. */
export function edgeCounts(panels: readonly Panel[], seams: readonly Seam[], size: number): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const { name, start, sides } of panels) {
    let from = start;
    for (const side of sides) {
      lengths.set(`${name}.${side.name}`, lengthOf(from, side));
      from = side.to;
    }
  }
  const counts = new Map<string, number>();
  for (const { one, two } of seams) {
    const keys = [one.join('.'), two.join('.')];
    const both = keys.map((key) => {
      const length = lengths.get(key);
      if (length === undefined) throw new Error(`no panel has the side ${key}`);
      return length;
    });
    for (const key of keys) counts.set(key, Math.max(1, Math.round((both[0] + both[1]) / 2 / size)));
  }
  return counts;
}

/** Cuts a panel into triangles with edges of about `size` cm. */
export function cutPanel(panel: Panel, size: number, counts: ReadonlyMap<string, number>): Cut {
  const rim: Point[] = [];
  const ends: { readonly name: string; readonly first: number; readonly count: number }[] = [];
  let from = panel.start;
  for (const side of panel.sides) {
    const count = counts.get(`${panel.name}.${side.name}`) ?? Math.max(1, Math.round(lengthOf(from, side) / size));
    ends.push({ name: side.name, first: rim.length, count });
    rim.push(...spaced(from, side, count).slice(0, -1));
    from = side.to;
  }
  const points = [...rim, ...fill(rim, size)];
  const all = delaunay(points);
  const triangles: number[] = [];
  for (let t = 0; t < all.length; t += 3) {
    const corners = all.subarray(t, t + 3);
    const [a, b, c] = [points[corners[0]], points[corners[1]], points[corners[2]]];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    const isFlat = area < size * size * 0.01;
    if (!isFlat && isInside(rim, (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)) triangles.push(...corners);
  }
  const sides = new Map(
    ends.map(({ name, first, count }) => [
      name,
      Array.from({ length: count + 1 }, (_, at) => (first + at) % rim.length),
    ]),
  );
  return { points, triangles, sides };
}

/** Returns the points of a grid of equal triangles inside a rim, none close to it. */
function fill(rim: readonly Point[], size: number): Point[] {
  const [xs, ys] = [rim.map(([x]) => x), rim.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cell = size * 2;
  const keyOf = (i: number, j: number) => `${i},${j}`;
  const near = new Map<string, Point[]>();
  for (const point of rim) {
    const key = keyOf(Math.floor(point[0] / cell), Math.floor(point[1] / cell));
    near.set(key, [...(near.get(key) ?? []), point]);
  }
  const steps = [-1, 0, 1];
  const isClose = (x: number, y: number) => {
    const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
    const around = steps.flatMap((di) => steps.flatMap((dj) => near.get(keyOf(i + di, j + dj)) ?? []));
    return around.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < (size * 0.7) ** 2);
  };
  const points: Point[] = [];
  const rise = (size * Math.sqrt(3)) / 2;
  for (let row = 0; low + row * rise < high; row += 1) {
    const y = low + row * rise;
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      if (isInside(rim, x, y) && !isClose(x, y)) points.push([x, y]);
    }
  }
  return points;
}
