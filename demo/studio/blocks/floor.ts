import { colourIn } from '../cloth/cloth.ts';
import { linear } from '../light/skin.ts';
import type { Sheet } from './still.ts';

/** The paper that things stand on: a square whose half side is `reach` cm, at the height 0. */
export function floorSheet(reach: number): Sheet {
  return {
    columns: 24,
    rows: 24,
    at: (s, t) => [(s * 2 - 1) * reach, 0, (1 - t * 2) * reach],
    flat: (s, t) => [(s * 2 - 1) * reach, (t * 2 - 1) * reach],
    outside: (_u, _v, skin) => {
      colourIn(skin, linear('#ece8e3'), 1, 0);
      skin.height = 0;
    },
  };
}
