import { linen } from '../cloth/cottons.ts';
import { dresses } from '../garments/dresses.ts';
import { sneakers } from '../garments/sneakers.ts';
import { tote } from '../garments/tote.ts';
import { linear } from '../light/skin.ts';
import type { Composition } from './composition.ts';
import { chairOf, thingOf } from './furniture.ts';
import { standing, withoutPeg } from './goods.ts';
import { hook } from './hanger.ts';
import { hung } from './hung.ts';
import { overChair } from './over.ts';
import { made, wool } from './pieces.ts';
import { placed } from './place.ts';
import { rodOf } from './rail.ts';
import { oak } from './wood.ts';

const shoes = sneakers({
  upper: linear('#ebe6da'),
  heel: linear('#c9b79c'),
  sole: linear('#e2dac9'),
  laces: linear('#f1ede4'),
  lining: linear('#d8c8ac'),
});

const back = -62;
/** Where things hang on the wall. */
const pegs = [18, 70];
const chair = { yaw: -38, by: [-14, 0, -4] } as const;

/** Women: a dress on the wall, a chair with a sweater over its back, a bag and sneakers. */
export const womenChair: Composition = {
  stage: { wall: linear('#d6bda6'), floor: linear('#c4aa92'), back, bright: [0, 140], sun: [-90, 120] },
  things: (scale, fineness) => [
    placed(thingOf(chairOf(oak('#8d6540')), scale), chair),
    placed(
      thingOf([overChair({ cloth: wool('#8b7a63'), wide: 14, front: 31, behind: 36, thick: 3, beside: -2 })], scale),
      chair,
    ),
    ...pegs.map((x) =>
      thingOf([rodOf([x, hook - 1, back - 2], [x, hook - 0.4, back + 15], [0.8, 0.8], oak('#8d6540'))], scale),
    ),
    placed(hung(made(dresses.recto, linen(linear('#6f6a52'))), fineness, scale), {
      yaw: 14,
      by: [pegs[1], 0, back + 12],
    }),
    placed(withoutPeg(tote(linear('#d9ccb2')), scale), { yaw: 12, by: [pegs[0], hook - 67.4, back + 9] }),
    placed(standing(shoes, scale), { yaw: -18, by: [52, 0, 4] }),
  ],
  views: {
    wide: { at: [-24, 106, 0], cm: 228, down: 4 },
    tall: { at: [22, 70, 0], cm: 210, down: 4 },
  },
};
