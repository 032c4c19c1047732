import type { Skin } from '../light/skin.ts';
import type { Point } from '../pattern/curve.ts';
import type { Near, SideMap } from './side-map.ts';

/** Adds to the skin at a point of a panel. `scale` is in pixels per cm: what is finer than a pixel fades. */
export type Detail = (u: number, v: number, skin: Skin, scale: number) => void;

/** Measures a panel from a line: a side by its name, sides that follow each other ('a+b'), or any line of points. */
export type Ruler = (line: string | readonly Point[]) => SideMap;

/** Where the point that is being worked on lies; details are asked one after the other. */
export const near: Near = { away: 0, along: 0 };

/** Returns 0 below `low` and 1 above `high`, and a smooth step between. */
export function smooth(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Returns a bell of height 1 around 0. */
export function bell(value: number, width: number): number {
  return Math.exp(-((value / width) ** 2));
}
