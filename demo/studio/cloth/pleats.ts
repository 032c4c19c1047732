import { tint, type Rgb } from '../light/skin.ts';
import { noise } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { bell, near, smooth, type Detail } from './detail.ts';
import { readSide, type SideMap } from './side-map.ts';

/** A pressed crease along a line: a sharp ridge, `height` cm high. */
export function crease(map: SideMap, { height = 0.3, width = 0.8 } = {}): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    if (near.away > width * 5) return;
    skin.height += height * Math.exp(-near.away / width);
    tint(skin, 1 + 0.06 * bell(near.away, 0.1));
  };
}

/** A pleat that opens from its sewn end: the cloth to the left of the line lies above, for 1 or -1 the other way. */
export function pleat(from: Point, to: Point, side: 1 | -1, height = 0.3): Detail {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (u, v, skin) => {
    const along = ((u - from[0]) * x + (v - from[1]) * y) / length;
    if (along < -0.05 || along > 1) return;
    const off = side * ((v - from[1]) * x - (u - from[0]) * y);
    if (off < -2 || off > 4) return;
    const open = (1 - smooth(0.3, 1, along)) * smooth(-0.05, 0.02, along);
    skin.height += open * height * (off > 0 ? Math.exp(-off / 1.6) : 0) * smooth(0, 0.12, off);
    if (off <= 0.1) tint(skin, 1 - 0.5 * open * Math.exp(off / 0.25 - 0.1));
  };
}

/** Cloth that an elastic gathers, up to `width` cm from a line, with rows of stitches through it; 0 beside its seam. */
export function elastic(map: SideMap, { width = 4, rows = 3, height = 0.14 } = {}): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    if (near.away > width + 2.5) return;
    const fade = 1 - smooth(width, width + 2.5, near.away);
    const ridges = noise(near.along * 1.5, near.away * 0.12, 71) + 0.6 * noise(near.along * 3.1, near.away * 0.3, 72);
    skin.height += height * fade * ridges;
    tint(skin, 1 + 0.07 * fade * ridges);
    if (width === 0 || near.away > width + 0.3) return;
    const row = near.away / (width / rows);
    const off = (row - Math.round(row)) * (width / rows);
    skin.height -= 0.09 * bell(off, 0.16);
    tint(skin, 1 - 0.14 * bell(off, 0.1));
  };
}

type Cord = { readonly radius?: number; readonly colour: Rgb; readonly twist?: number };

/** A cord that lies along a line. `twist` is the length of one turn of its strands, cm. */
export function cord(map: SideMap, { radius = 0.28, colour, twist = 0.5 }: Cord): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    const part = near.away / radius;
    if (part > 4) return;
    if (part > 1) {
      tint(skin, 1 - 0.4 * Math.exp(-(part - 1) / 0.7));
      return;
    }
    const strands = Math.sin((near.along / twist + part * 0.4) * 2 * Math.PI);
    skin.height += radius * (0.9 * Math.sqrt(1 - part * part) + 0.3) + 0.03 * strands;
    [skin.r, skin.g, skin.b] = colour;
    tint(skin, 1 + 0.06 * strands - 0.25 * part ** 4);
    skin.gloss = 0;
  };
}
