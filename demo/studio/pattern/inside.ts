import type { Point } from './curve.ts';

/** True if a point is inside a closed line (even-odd rule). */
export function isInside(line: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = line.length - 1; at < line.length; before = at, at += 1) {
    const [a, b] = [line[at], line[before]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
