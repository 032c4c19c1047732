import { tint, type Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, visible, type Cloth } from './cloth.ts';

/** Leather: `grain` is the height of its pebbles in cm, `gloss` how much it shines. */
export function leather(colour: Rgb, { grain = 0.012, gloss = 0.16 } = {}): Cloth {
  return (u, v, skin, scale) => {
    const seen = visible(0.11, scale);
    const pebbles = seen * (Math.abs(noise(u * 9, v * 9, 131)) + 0.6 * Math.abs(noise(u * 17, v * 17, 132)));
    colourIn(skin, colour, 1 + 0.05 * layered(u * 0.5, v * 0.5, 133, 3), 0.04);
    tint(skin, 0.97 + 0.1 * pebbles);
    skin.gloss = gloss;
    skin.height = grain * pebbles + 0.02 * layered(u * 0.5, v * 0.5, 134, 2);
  };
}

/** Rubber of soles: matt, with fine lines along it. */
export function rubber(colour: Rgb): Cloth {
  return (u, v, skin) => {
    colourIn(skin, colour, 1 + 0.02 * layered(u * 2, v * 2, 135, 2), 0);
    skin.gloss = 0.06;
    skin.height = 0.01 * layered(u * 1.5, v * 1.5, 136, 2);
  };
}
