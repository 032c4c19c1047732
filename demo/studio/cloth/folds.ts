import { chance, noise } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { bell, type Detail } from './detail.ts';

/** A fold along a drag line: its ends, its width and height in cm, and how far its middle bows to the left. */
export type Fold = {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly height: number;
  readonly bow: number;
};

/** Lays folds that are too small for the draped cloth: a soft ridge with a sharper valley beside it. */
export function folds(list: readonly Fold[], seed: number): Detail {
  const lines = list.map(({ from, to, ...fold }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const off = fold.width * 6 + Math.abs(fold.bow);
    return {
      ...fold,
      from,
      length,
      off,
      x: (to[0] - from[0]) / length,
      y: (to[1] - from[1]) / length,
      // The box around all that it lifts.
      left: Math.min(from[0], to[0]) - off,
      right: Math.max(from[0], to[0]) + off,
      low: Math.min(from[1], to[1]) - off,
      high: Math.max(from[1], to[1]) + off,
    };
  });
  return (u, v, skin) => {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      if (u < line.left || u > line.right || v < line.low || v > line.high) continue;
      const { from, width, length } = line;
      const du = u - from[0];
      const dv = v - from[1];
      const along = (du * line.x + dv * line.y) / length;
      const across = dv * line.x - du * line.y;
      if (along <= 0 || along >= 1 || Math.abs(across) > line.off) continue;
      const taper = Math.sin(Math.PI * along) ** 0.8;
      const waver = noise(along * length * 0.22, index, seed) * width * 0.5;
      const away = across - line.bow * 4 * along * (1 - along) + waver;
      const wide = width * (0.7 + 0.5 * taper);
      skin.height += line.height * taper * (bell(away, wide) - 0.75 * bell(away + wide * 1.5, wide * 0.75));
    }
  };
}

type Spray = Pick<Fold, 'width' | 'height'> & { readonly count: number; readonly bow?: number; readonly seed: number };

/** Returns folds from points between two to points between two others, each a little different. */
export function spray(
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  { count, width, height, bow = 0, seed }: Spray,
): Fold[] {
  return Array.from({ length: count }, (_, at) => {
    const t = count === 1 ? 0.5 : at / (count - 1);
    const vary = (salt: number, by: number) => (chance(at, salt, seed) - 0.5) * by;
    const between = ([a, b]: readonly [Point, Point], salt: number): Point => [
      a[0] + (b[0] - a[0]) * t + vary(salt, 2.5),
      a[1] + (b[1] - a[1]) * t + vary(salt + 1, 2.5),
    ];
    return {
      from: between(from, 1),
      to: between(to, 3),
      width: width * (1 + vary(5, 0.6)),
      height: height * (1 + vary(6, 0.8)),
      bow: bow + vary(7, 1.5),
    };
  });
}
