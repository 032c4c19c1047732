import { colourIn, type Cloth } from '../cloth/cloth.ts';
import type { Rgb } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Sheet } from './still.ts';
import { through, tube } from './tube.ts';

/** Brushed metal. */
export function metal(colour: Rgb): Cloth {
  return (_u, _v, skin) => {
    colourIn(skin, colour, 1, 0);
    skin.gloss = 1.2;
    skin.height = 0;
  };
}

export const brass: Rgb = [0.42, 0.27, 0.1];

/** A round bar through points, such as a peg, a rail or a ring. */
export function bar(points: readonly Vector[], radius: number, cloth: Cloth, across: Vector = [0, 1, 0]): Sheet {
  return tube({
    curve: through(points),
    wide: () => radius,
    thick: () => radius,
    across: () => across,
    length: 10,
    cloth,
    rows: 30,
    squareness: 2,
  });
}
