import { tint, type Rgb } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { isInside } from '../pattern/inside.ts';
import { near, smooth, type Detail, type Ruler } from './detail.ts';
import { stitches } from './sewing.ts';
import { readSide } from './side-map.ts';

type Patch = {
  /** How much it rises above the cloth, cm. */
  readonly thick?: number;
  /** Where it is sewn, from its edge, cm; 0 if no stitches show. */
  readonly edge?: number;
  /** How dark its edge makes the cloth below, 0 to 1. */
  readonly shadow?: number;
  readonly thread?: Rgb;
};

/** Cloth on top of the panel, inside a line: a pocket, a placket, a flap. The line may be open outside the panel. */
export function patch(
  ruler: Ruler,
  line: readonly Point[],
  { thick = 0.1, edge = 0.25, shadow = 0.25, thread }: Patch = {},
): Detail {
  const map = ruler([...line, line[0]]);
  const row = stitches(map, { at: edge, thread });
  return (u, v, skin, scale) => {
    readSide(map, u, v, near);
    const { away } = near;
    if (!isInside(line, u, v)) {
      if (away < 0.8) tint(skin, 1 - shadow * Math.exp(-away / 0.18));
      return;
    }
    skin.height += thick * smooth(0, 0.16, away) + 0.015 * layered(u * 0.6, v * 0.6, 91, 2);
    if (edge > 0) row(u, v, skin, scale);
  };
}

export type Button = { readonly radius: number; readonly colour: Rgb; readonly gloss: number };

const holes = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** A round button with a raised rim and four holes. Sizes in cm. */
export function button([x, y]: Point, { radius, colour, gloss }: Button): Detail {
  return (u, v, skin) => {
    const [dx, dy] = [u - x, v - y];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > radius * 2.2) return;
    if (away > radius) {
      const below = Math.hypot(dx - radius * 0.14, dy + radius * 0.2);
      tint(skin, 1 - 0.5 * (1 - smooth(radius * 0.95, radius * 1.35, below)));
      skin.height -= 0.04 * (1 - smooth(radius, radius * 1.9, away));
      return;
    }
    const part = away / radius;
    skin.height += 0.16 * Math.sqrt(Math.max(0, 1 - part ** 6)) - 0.05 * (1 - smooth(0.6, 0.75, part));
    [skin.r, skin.g, skin.b] = colour;
    skin.gloss = gloss;
    skin.sheen = 0;
    for (const [hx, hy] of holes) {
      const hole = Math.hypot(dx - hx * radius * 0.2, dy - hy * radius * 0.2);
      const dark = 1 - smooth(radius * 0.09, radius * 0.15, hole);
      tint(skin, 1 - 0.75 * dark);
      skin.height -= 0.06 * dark;
    }
  };
}
