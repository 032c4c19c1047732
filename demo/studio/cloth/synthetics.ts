import type { Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, type Cloth } from './cloth.ts';

/** A thin, dense weave with a soft gloss that crinkles. */
export function nylon(colour: Rgb): Cloth {
  return (u, v, skin) => {
    const crinkles = layered(u * 0.7 + noise(u * 0.3, v * 0.3, 52), v * 0.8, 53, 3);
    colourIn(skin, colour, 1 + 0.012 * crinkles, 0.16);
    skin.gloss = 0.032;
    skin.height = 0.026 * crinkles + 0.045 * layered(u * 0.22, v * 0.2, 54, 2);
  };
}
