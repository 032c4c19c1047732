import { dye, type Rgb } from '../light/skin.ts';
import type { Cloth } from './cloth.ts';
import { smooth } from './detail.ts';

/** A stripe that is repeated each `every` cm, `wide` cm wide with its middle at `at`; `share` is how much it covers. */
export type Bar = {
  readonly every: number;
  readonly wide: number;
  readonly at?: number;
  readonly colour: Rgb;
  readonly share?: number;
};

/** Returns how much a bar covers at a place. Its edge is at least a pixel soft. */
function cover({ every, wide, at = 0, share = 1 }: Bar, place: number, scale: number): number {
  const off = Math.abs((((place - at) / every + 0.5) % 1) + (place - at < -every / 2 ? 1 : 0) - 0.5) * every;
  const soft = 0.6 / scale;
  return share * (1 - smooth(wide / 2 - soft, wide / 2 + soft, off)) * Math.min(1, wide * scale);
}

type Bars = { readonly level?: readonly Bar[]; readonly upright?: readonly Bar[] };

/** Stripes over a cloth: level ones, upright ones, or both, which makes a check. */
export function barred(cloth: Cloth, { level = [], upright = [] }: Bars): Cloth {
  return (u, v, skin, scale) => {
    cloth(u, v, skin, scale);
    for (const bar of level) dye(skin, bar.colour, cover(bar, v, scale));
    for (const bar of upright) dye(skin, bar.colour, cover(bar, u, scale));
  };
}
