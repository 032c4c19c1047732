import { dye, tint, type Rgb } from '../light/skin.ts';
import { noise } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { smooth, type Detail } from './detail.ts';

const white: Rgb = [0.78, 0.76, 0.71];
const ink: Rgb = [0.06, 0.06, 0.06];

/** A woven label with a line of writing, its middle at a point. Half sizes in cm. */
export function label([x, y]: Point, wide = 1.9, high = 0.7): Detail {
  return (u, v, skin) => {
    const [dx, dy] = [Math.abs(u - x), Math.abs(v - y)];
    const out = Math.max(dx - wide, dy - high);
    if (out > 0.5) return;
    tint(skin, 1 - 0.3 * (1 - smooth(0, 0.4, out)));
    if (out > 0) return;
    dye(skin, white, 1);
    skin.height += 0.08 * smooth(0, 0.1, -out);
    const isWritten = dx < wide * 0.62 && dy < high * 0.3 && noise(u * 4.2, 0, 9) > -0.35;
    if (isWritten) dye(skin, ink, 0.6);
  };
}
