import { tint, type Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, visible, type Cloth } from './cloth.ts';

/** Returns the relief of plain knitting, 0 to 1: columns of V-shaped stitches. Sizes in cm. */
function stitchesOf(u: number, v: number, wide: number, high: number): number {
  const column = u / wide;
  const across = Math.abs(column - Math.round(column)) * 2;
  const row = v / high - across * 0.75 + 0.06 * noise(column, v / high, 13);
  const leg = Math.sin(Math.PI * Math.min(1, 0.08 + across * 0.92)) ** 0.7;
  return leg * (0.45 + 0.55 * Math.cos(row * 2 * Math.PI));
}

/** Fine knitting of cotton: smooth, soft. `melange` mixes lighter and darker fibres, 0 to 1. */
export function jersey(colour: Rgb, melange = 0): Cloth {
  return (u, v, skin, scale) => {
    const seen = visible(0.075, scale);
    const stitch = seen > 0 ? seen * stitchesOf(u, v, 0.075, 0.06) : 0;
    const fibres = melange > 0 ? melange * layered(u * 16, v * 4, 71, 2) : 0;
    colourIn(skin, colour, 1 + 0.015 * layered(u * 3, v * 3, 12, 2) + 0.22 * fibres + 0.1 * stitch, 0.22);
    skin.height = 0.02 * layered(u * 0.35, v * 0.2, 22, 2) + 0.006 * layered(u * 1.7, v * 1.2, 32, 2) + 0.006 * stitch;
  };
}

/** Double knitting with a fleece inside, thicker than jersey. */
export function fleece(colour: Rgb, melange = 0): Cloth {
  const face = jersey(colour, melange);
  return (u, v, skin, scale) => {
    face(u, v, skin, scale);
    skin.sheen = 0.3;
    skin.height += 0.03 * layered(u * 0.22, v * 0.16, 27, 2) + 0.006 * layered(u * 4, v * 4, 37, 2);
  };
}

/** Fine knitting of small hollows in offset rows. */
export function pique(colour: Rgb): Cloth {
  const step = 0.16;
  return (u, v, skin, scale) => {
    const seen = visible(step, scale);
    const [a, b] = [(u / step) * 2 * Math.PI, (v / step) * 2 * Math.PI];
    const hollow = seen * 0.5 * (Math.cos(a) + Math.cos(b * 0.5 + a * 0.5) * Math.cos(b * 0.5 - a * 0.5));
    const grain = layered(u * 9, v * 9, 51, 2);
    colourIn(skin, colour, 1 + 0.07 * hollow + 0.03 * grain, 0.22);
    skin.height = 0.02 * layered(u * 0.3, v * 0.2, 23, 2) + 0.012 * hollow + 0.004 * grain;
  };
}

type Gauge = { readonly wide?: number; readonly high?: number };

/** Knitting of thick wool, whose stitches can be seen. `wide` and `high` are the size of a stitch in cm. */
export function knit(colour: Rgb, { wide = 0.52, high = 0.4 }: Gauge = {}): Cloth {
  return (u, v, skin, scale) => {
    const seen = visible(high, scale);
    const stitch = seen * (stitchesOf(u, v, wide, high) - 0.4);
    const fibres = layered(u * 11 + v * 3, v * 8, 61, 2);
    colourIn(skin, colour, 1 + 0.34 * stitch + 0.07 * fibres + 0.03 * layered(u * 0.5, v * 0.5, 62, 2), 0.5);
    skin.height = 0.03 * layered(u * 0.25, v * 0.25, 63, 2) + 0.055 * stitch + 0.008 * fibres;
  };
}

/** Knitting in upright ribs, one each `step` cm. */
export function rib(colour: Rgb, step = 0.7): Cloth {
  const wool = knit(colour, { wide: step / 2, high: step * 0.36 });
  const relief = Math.min(0.09, step * 0.14);
  return (u, v, skin, scale) => {
    wool(u, v, skin, scale);
    const seen = visible(step, scale);
    const wave = Math.cos((u / step) * 2 * Math.PI);
    skin.height += seen * relief * Math.sign(wave) * Math.abs(wave) ** 0.7;
    tint(skin, 1 + seen * (0.16 * wave - 0.06));
  };
}
