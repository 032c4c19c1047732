import type { Point } from '../pattern/curve.ts';

/**
 * A strip that is cut as a part of a ring, so that it widens away from its inner edge, as the leaf of a collar does.
 * `middle` is half its length, `radius` that of the inner edge, in cm.
 */
export function fan(middle: number, radius: number) {
  return {
    /** Returns the point of the flat cloth that is `along` the inner edge and `below` it. */
    flat: (along: number, below: number): Point => {
      const angle = (along - middle) / radius;
      return [middle + Math.sin(angle) * (radius + below), radius - Math.cos(angle) * (radius + below)];
    },
    /** Returns how far along and below the inner edge a point of the flat cloth is. */
    rolled: (u: number, v: number): Point => [
      middle + Math.atan2(u - middle, radius - v) * radius,
      Math.hypot(u - middle, radius - v) - radius,
    ],
  };
}
