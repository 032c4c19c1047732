import { dye, type Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import { colourIn, plainWeave, visible, type Cloth } from './cloth.ts';

/** A plain weave of fine threads, smooth. */
export function poplin(colour: Rgb): Cloth {
  return (u, v, skin, scale) => {
    const step = 0.045;
    const weave = visible(step, scale) * plainWeave(u, v, step);
    colourIn(skin, colour, 1 + 0.015 * layered(u * 3, v * 3, 11, 2) + 0.05 * weave, 0.12);
    skin.gloss = 0.015;
    skin.height = 0.02 * layered(u * 0.3, v * 0.2, 21, 2) + 0.004 * layered(u * 1.6, v * 1.1, 31, 2) + 0.004 * weave;
  };
}

/** A steep twill of blue over white, paler where it is rubbed: `wash` says how much, 0 to 1. */
export function denim(colour: Rgb, wash: (u: number, v: number) => number): Cloth {
  const white: Rgb = [0.62, 0.62, 0.632];
  return (u, v, skin, scale) => {
    const step = 0.075;
    const twill = visible(step, scale) * Math.sin(((u * 0.9 + v * 0.55) / step) * 2 * Math.PI);
    // Threads that are finer than a pixel would only flicker.
    const threads = visible(0.1, scale) * noise(u * 22, v * 1.6, 6);
    const mottled = 0.07 * layered((u + v * 0.6) * 2.6, (v - u * 0.6) * 1.3, 8, 3);
    const worn = wash(u, v) + 0.03 * layered(u * 0.3, v * 0.3, 14, 3);
    const slubs = (0.08 * threads + 0.03 * noise(u * 4, v * 0.7, 18)) * (0.5 + worn);
    colourIn(skin, colour, 1 + mottled, 0.12);
    dye(skin, white, Math.max(0, Math.min(1, 0.02 + worn * 0.8 + slubs + 0.12 * twill)));
    skin.height =
      0.02 * layered(u * 0.4, v * 0.35, 24, 2) +
      0.012 * layered(u * 2.4, v * 2.4, 34, 2) +
      0.01 * twill +
      0.004 * threads;
  };
}

/** A plain weave of uneven threads, with soft creases. */
export function linen(colour: Rgb): Cloth {
  const step = 0.085;
  return (u, v, skin, scale) => {
    const weave = visible(step, scale) * plainWeave(u, v, step);
    const slubs = noise(u * 13, v * 0.9, 45) + noise(u * 0.9, v * 13, 46);
    const creases = layered(u * 0.55 + v * 0.2, v * 0.4, 47, 3);
    colourIn(skin, colour, 1 + 0.035 * slubs + 0.06 * weave + 0.015 * creases, 0.15);
    skin.height = 0.05 * creases + 0.008 * layered(u * 2.2, v * 2.2, 48, 2) + 0.006 * weave + 0.004 * slubs;
  };
}

/** Cotton twill for chinos: fine diagonals, smooth and matt. */
export function gabardine(colour: Rgb): Cloth {
  return (u, v, skin, scale) => {
    const step = 0.09;
    const diagonal = visible(step, scale) * Math.sin(((u * 0.8 + v * 0.6) / step) * 2 * Math.PI);
    colourIn(skin, colour, 1 + 0.03 * layered(u * 2.5, v * 2.5, 51, 3) + 0.07 * diagonal, 0.2);
    skin.height =
      0.03 * layered(u * 0.3, v * 0.22, 52, 2) + 0.008 * layered(u * 1.8, v * 1.2, 53, 2) + 0.005 * diagonal;
  };
}
