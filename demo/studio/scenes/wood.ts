import { colourIn, visible, type Cloth } from '../cloth/cloth.ts';
import { linear, tint } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';

/** Oiled oak: the grain runs along v, or along u if it `lies`. */
export function oak(hex: string, lies = false): Cloth {
  const colour = linear(hex);
  return (x, y, skin, scale) => {
    const [u, v] = lies ? [y, x] : [x, y];
    const bent = u + 0.9 * noise(u * 0.05, v * 0.02, 211);
    const rings = Math.sin(bent * 2.2 + 2.4 * noise(u * 0.1, v * 0.012, 212));
    const pores = visible(0.28, scale) * Math.max(0, noise(bent * 7, v * 0.35, 213) - 0.25);
    colourIn(skin, colour, 1 + 0.07 * rings + 0.05 * layered(bent * 2, v * 0.06, 214, 3), 0.03);
    tint(skin, 1 - 0.28 * pores);
    skin.gloss = 0.05;
    skin.height = 0.01 * layered(u * 0.3, v * 0.1, 215, 2) - 0.012 * pores;
  };
}
