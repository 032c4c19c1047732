import type { Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, plainWeave, visible, type Cloth } from './cloth.ts';

/** Heavy cotton canvas with visible threads. */
export function canvas(colour: Rgb): Cloth {
  return (u, v, skin, scale) => {
    const step = 0.13;
    const weave = visible(step, scale) * plainWeave(u, v, step);
    const threads = 0.5 * noise(u * 9, v * 0.8, 141) + 0.5 * noise(u * 0.8, v * 9, 142);
    const specks = Math.max(0, noise(u * 6, v * 6, 143) - 0.72) * 1.2;
    colourIn(skin, colour, 1 + 0.05 * threads + 0.09 * weave - specks * 0.5, 0.14);
    skin.height = 0.035 * layered(u * 0.25, v * 0.22, 144, 3) + 0.012 * weave + 0.006 * threads;
  };
}

/** Cotton tape and laces: a fine herringbone. */
export function tape(colour: Rgb): Cloth {
  return (u, v, skin, scale) => {
    const step = 0.16;
    const bars = visible(step, scale) * Math.sin((v / step + Math.abs(((u * 2) % 1) - 0.5)) * 2 * Math.PI);
    colourIn(skin, colour, 1 + 0.08 * bars, 0.12);
    skin.height = 0.012 * bars;
  };
}
