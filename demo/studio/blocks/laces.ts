import { tape } from '../cloth/canvas.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Rgb } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';
import { upperPoint, type Last } from './shoe.ts';
import type { Sheet } from './still.ts';
import { through, tube } from './tube.ts';

/** Where the laces cross, as shares of the rim from heel to vamp. */
type Lacing = {
  readonly last: Last;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly colour: Rgb;
};

/** Returns the laces, with a bow at the top. */
export function lacesOf({ last, from, to, rows, colour }: Lacing): Sheet[] {
  const point = upperPoint(last);
  const cloth = tape(colour);
  const eyelet = (row: number, side: 1 | -1): Vector => {
    const s = (from + ((to - from) * row) / (rows - 1)) / 2;
    const [x, y, z] = point(side === 1 ? s : 1 - s, 0.9);
    return [x, y + 0.12, z];
  };
  const flatLace = (points: readonly Vector[], length: number, across: Vector): Sheet =>
    tube({ curve: through(points), wide: () => 0.36, thick: () => 0.1, across: () => across, length, cloth, rows: 24 });
  const bars = Array.from({ length: rows }, (_, row): Sheet => {
    const [a, b] = [eyelet(row, 1), eyelet(row, -1)];
    const middle: Vector = [(a[0] + b[0]) / 2 + 0.15, Math.max(a[1], b[1]) + 0.55, 0];
    return flatLace(
      [
        a,
        [(a[0] + middle[0]) / 2, (a[1] + middle[1]) / 2 + 0.3, a[2] * 0.55],
        middle,
        [(b[0] + middle[0]) / 2, (b[1] + middle[1]) / 2 + 0.3, b[2] * 0.55],
        b,
      ],
      5,
      [1, -0.5, 0],
    );
  });
  const [left, right] = [eyelet(0, 1), eyelet(0, -1)];
  const knot: Vector = [(left[0] + right[0]) / 2 + 0.5, Math.max(left[1], right[1]) + 0.75, 0];
  const bow = ([1, -1] as const).flatMap((side) => [
    flatLace(
      [
        knot,
        [knot[0] + 0.6, knot[1] + 0.7, side * 1.6],
        [knot[0] + 1.4, knot[1] - 0.5, side * 3.6],
        [knot[0] + 2.2, knot[1] - 1.5, side * 3.9],
        [knot[0] + 1.9, knot[1] - 0.7, side * 2.2],
        knot,
      ],
      9,
      [0.6, 1, 0],
    ),
    flatLace(
      [
        knot,
        [knot[0] - 0.2, knot[1] + 0.3, side * 1.4],
        [knot[0] - 0.3, knot[1] - 1.2, side * 3.2],
        [knot[0] + 0.4, knot[1] - 3.6, side * 4.1],
      ],
      6,
      [1, 0.4, 0],
    ),
  ]);
  const tight = tube({
    curve: through([
      [knot[0], knot[1] + 0.1, 0.5],
      [knot[0], knot[1] + 0.2, 0],
      [knot[0], knot[1] + 0.1, -0.5],
    ]),
    wide: () => 0.42,
    thick: () => 0.3,
    across: () => [1, 0, 0],
    length: 1,
    cloth,
    rows: 8,
  });
  return [...bars, ...bow, tight];
}

/** Returns the tongue: a padded strip along points of its middle. */
export function tongueOf(points: readonly Vector[], half: number, cloth: Cloth): Sheet {
  return tube({
    curve: through(points),
    wide: (t) => half * (0.7 + 0.3 * t) * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.82) / 0.18) ** 2.4)),
    thick: () => 0.35,
    across: () => [0, 0, 1],
    length: 14,
    cloth,
    rows: 30,
    squareness: 2.4,
  });
}
