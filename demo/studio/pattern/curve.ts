/** A point of a sewing pattern in centimetres: x across, y up. */
export type Point = readonly [number, number];

/** A cubic Bézier curve from the end of the last one; without `by` it is straight. */
export type Stroke = { readonly to: Point; readonly by?: readonly [Point, Point] };

export function pointAt(from: Point, { to, by }: Stroke, t: number): Point {
  if (by === undefined) return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const [one, two] = by;
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * from[0] + b * one[0] + c * two[0] + d * to[0], a * from[1] + b * one[1] + c * two[1] + d * to[1]];
}

/** Returns `count + 1` points on a curve at equal distances along it, both ends included. */
export function spaced(from: Point, stroke: Stroke, count: number): Point[] {
  const fine = 200;
  const points = Array.from({ length: fine + 1 }, (_, at) => pointAt(from, stroke, at / fine));
  const lengths = [0];
  for (let at = 1; at <= fine; at += 1) lengths.push((lengths[at - 1] ?? 0) + distance(points[at - 1], points[at]));
  const whole = lengths[fine] ?? 0;
  let at = 0;
  return Array.from({ length: count + 1 }, (_, index) => {
    const wanted = (whole * index) / count;
    while (at < fine - 1 && (lengths[at + 1] ?? 0) < wanted) at += 1;
    const [low, high] = [lengths[at] ?? 0, lengths[at + 1] ?? 0];
    return pointAt(
      points[at] ?? from,
      { to: points[at + 1] ?? stroke.to },
      high > low ? (wanted - low) / (high - low) : 0,
    );
  });
}

export function lengthOf(from: Point, stroke: Stroke): number {
  let length = 0;
  let last = from;
  for (let at = 1; at <= 64; at += 1) {
    const next = pointAt(from, stroke, at / 64);
    length += distance(last, next);
    last = next;
  }
  return length;
}

function distance(a: Point = [0, 0], b: Point = [0, 0]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
