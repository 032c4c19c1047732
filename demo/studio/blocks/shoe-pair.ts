import { patch } from '../cloth/trimmings.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import type { Rgb } from '../light/skin.ts';
import type { Point } from '../pattern/curve.ts';
import { floorSheet } from './floor.ts';
import { upperSize } from './shoe.ts';
import { posed, type Sheet, type Still } from './still.ts';

/** The colours of a pair. */
export type Shoe = {
  readonly upper: Rgb;
  readonly heel: Rgb;
  readonly sole: Rgb;
  readonly laces: Rgb;
  readonly lining: Rgb;
};

/** The corners of the flat coordinates of an upper. */
export const upperBox: readonly [Point, Point] = [
  [-1, -1],
  [upperSize.long + 1, upperSize.high + 1],
];

/** Holes for laces, in an upper. */
export const eyelets = (places: readonly Point[]): Detail[] =>
  places.map(([x, y]) => (u, v, skin) => {
    const away = Math.hypot((u - x) * 0.9, (v - y) * 0.9);
    if (away > 0.5) return;
    skin.height += away < 0.22 ? -0.1 : 0.05;
    const dark = away < 0.2 ? 0.15 : 0.85;
    skin.r *= dark;
    skin.g *= dark;
    skin.b *= dark;
  });

/** Dyes what is inside a line. */
export function dyed(ruler: Ruler, line: readonly Point[], [r, g, b]: Rgb): Detail {
  const inside = patch(ruler, line, { thick: 1, edge: 0, shadow: 0 });
  return (u, v, skin, scale) => {
    const before = skin.height;
    inside(u, v, skin, scale);
    const share = skin.height - before > 0.05 ? 1 : 0;
    skin.height = before;
    skin.r += (r - skin.r) * share;
    skin.g += (g - skin.g) * share;
    skin.b += (b - skin.b) * share;
  };
}

/** Returns a pair on the floor, seen from the side and above. */
export function pairOf(shoe: readonly Sheet[], { cm, middle }: Pick<Still, 'cm' | 'middle'>): Still {
  const yaw = -28;
  return {
    sheets: [
      ...posed(shoe, { yaw, pitch: 24, by: [-16.5, 0, 3] }),
      ...posed(shoe, { yaw, pitch: 24, by: [-8, 0, -9.5] }),
      ...posed([floorSheet(cm * 2.1)], { pitch: 24 }),
    ],
    cm,
    middle,
    behind: 60,
  };
}
