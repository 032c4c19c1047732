import type { Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, type Cloth } from './cloth.ts';

/** Felted wool for coats: a mixture of lighter and darker fibres, fuzzy. */
export function coating(colour: Rgb): Cloth {
  return (u, v, skin) => {
    const fibres = layered(u * 7 + noise(u * 2, v * 2, 5) * 1.5, v * 5, 15, 3);
    colourIn(skin, colour, 1 + 0.14 * fibres + 0.04 * layered(u * 0.6, v * 0.6, 16, 2), 0.55);
    skin.height = 0.05 * layered(u * 0.3, v * 0.3, 25, 2) + 0.022 * layered(u * 3.5, v * 3.5, 26, 3);
  };
}
