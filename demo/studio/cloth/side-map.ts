import type { Point } from '../pattern/curve.ts';

/** A line of a panel, and for each cell of a grid over the panel which part of the line is nearest. In cm. */
export type SideMap = {
  readonly low: Point;
  readonly columns: number;
  readonly rows: number;
  /** The number of the nearest part; -1 where the line is farther than `reach`. */
  readonly nearest: Int32Array;
  /** For each part: x, y, its direction, its length, and the length of the line before it. */
  readonly parts: Float64Array;
};

const cell = 0.5;
const reach = 6;
const fields = 6;

/** Measures the box from `low` to `high` from a line of points. */
export function mapSide(line: readonly Point[], low: Point, high: Point): SideMap {
  const columns = Math.ceil((high[0] - low[0]) / cell) + 1;
  const rows = Math.ceil((high[1] - low[1]) / cell) + 1;
  const parts: number[] = [];
  let before = 0;
  for (let at = 1; at < line.length; at += 1) {
    const [[ax, ay], [bx, by]] = [line[at - 1], line[at]];
    const length = Math.hypot(bx - ax, by - ay);
    if (length > 0) parts.push(ax, ay, (bx - ax) / length, (by - ay) / length, length, before);
    before += length;
  }
  const map = { low, columns, rows, nearest: new Int32Array(columns * rows).fill(-1), parts: Float64Array.from(parts) };
  const away = new Float32Array(columns * rows).fill(reach);
  for (let part = 0; part < parts.length / fields; part += 1) reachFrom(map, part, away);
  return map;
}

function reachFrom({ low, columns, rows, nearest, parts }: SideMap, part: number, away: Float32Array): void {
  const [x, y, dx, dy, length] = parts.subarray(part * fields, part * fields + 5);
  const first = (a: number, d: number, edge: number) =>
    Math.max(0, Math.floor((Math.min(a, a + d * length) - reach - edge) / cell));
  const last = (a: number, d: number, edge: number, most: number) =>
    Math.min(most - 1, Math.ceil((Math.max(a, a + d * length) + reach - edge) / cell));
  const [left, right] = [first(x, dx, low[0]), last(x, dx, low[0], columns)];
  for (let j = first(y, dy, low[1]); j <= last(y, dy, low[1], rows); j += 1) {
    for (let i = left; i <= right; i += 1) {
      const own = distanceToPart(parts, part, low[0] + (i + 0.5) * cell, low[1] + (j + 0.5) * cell);
      if (own >= away[j * columns + i]) continue;
      away[j * columns + i] = own;
      nearest[j * columns + i] = part;
    }
  }
}

function alongPart(parts: Float64Array, part: number, u: number, v: number): number {
  const at = part * fields;
  const along = (u - parts[at]) * parts[at + 2] + (v - parts[at + 1]) * parts[at + 3];
  return Math.max(0, Math.min(parts[at + 4], along));
}

function distanceToPart(parts: Float64Array, part: number, u: number, v: number): number {
  const at = part * fields;
  const along = alongPart(parts, part, u, v);
  const x = u - parts[at] - parts[at + 2] * along;
  const y = v - parts[at + 1] - parts[at + 3] * along;
  return Math.sqrt(x * x + y * y);
}

/** Where a point is from a line, cm. */
export type Near = { away: number; along: number };

/** Writes where a point is from the line into `near`; very far away if it is not within reach. */
export function readSide({ low, columns, rows, nearest, parts }: SideMap, u: number, v: number, near: Near): void {
  const i = Math.max(0, Math.min(columns - 1, Math.floor((u - low[0]) / cell)));
  const j = Math.max(0, Math.min(rows - 1, Math.floor((v - low[1]) / cell)));
  const middle = nearest[j * columns + i];
  near.away = 1e3;
  if (middle < 0) return;
  // The part that is nearest to the middle of the cell, or one beside it.
  const last = Math.min(parts.length / fields - 1, middle + 2);
  for (let part = Math.max(0, middle - 2); part <= last; part += 1) {
    const away = distanceToPart(parts, part, u, v);
    if (away >= near.away) continue;
    near.away = away;
    near.along = parts[part * fields + 5] + alongPart(parts, part, u, v);
  }
}
