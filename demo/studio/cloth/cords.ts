import { dye, tint, type Rgb } from '../light/skin.ts';
import { near, smooth, type Detail } from './detail.ts';
import { readSide, type SideMap } from './side-map.ts';

type Cord = { readonly radius?: number; readonly colour: Rgb; readonly length: number };

/** A twisted cord that lies along a line of `length` cm and ends in a tip of metal. */
export function cord(map: SideMap, { radius = 0.26, colour, length }: Cord): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    const { away, along } = near;
    if (away > radius * 4) return;
    if (away > radius) {
      tint(skin, 1 - 0.4 * Math.exp((radius - away) / 0.16));
      return;
    }
    const isTip = along > length - 1.6;
    const twist = Math.sin((along / 0.34) * 2 * Math.PI + (away / radius) * 2);
    skin.height += 1.3 * Math.sqrt(Math.max(0, radius * radius - away * away)) + (isTip ? 0 : 0.02 * twist);
    dye(skin, isTip ? [0.34, 0.33, 0.31] : colour, 1);
    if (!isTip) tint(skin, 0.94 + 0.06 * twist - 0.25 * smooth(radius * 0.6, radius, away));
    skin.gloss = isTip ? 0.8 : 0;
  };
}

/** A round hole with a ring of metal. */
export function eyelet(x: number, y: number, radius = 0.5): Detail {
  return (u, v, skin) => {
    const away = Math.hypot(u - x, v - y);
    if (away > radius) return;
    skin.height += 0.1 * Math.sin(Math.PI * smooth(radius * 0.4, radius, away));
    dye(skin, [0.3, 0.29, 0.27], 1);
    skin.gloss = 0.8;
    if (away < radius * 0.45) tint(skin, 0.12);
  };
}
