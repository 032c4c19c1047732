import { linear, type Rgb } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';
import { colourIn, type Cloth } from './cloth.ts';

/** The wrong side of an unlined cloth. */
export function wrongSide(cloth: Cloth): Cloth {
  return (u, v, skin, scale) => {
    cloth(u, v, skin, scale);
    colourIn(skin, [skin.r, skin.g, skin.b], 0.85, skin.sheen);
  };
}

/** A smooth lining with a weak gloss. */
export function satin(colour: Rgb = linear('#8a7a68')): Cloth {
  return (u, v, skin) => {
    colourIn(skin, colour, 1, 0.1);
    skin.gloss = 0.12;
    skin.height = 0.06 * layered(u * 0.25, v * 0.12, 41, 2);
  };
}
