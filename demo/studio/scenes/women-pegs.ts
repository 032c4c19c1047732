import { poplin } from '../cloth/cottons.ts';
import { satin } from '../cloth/linings.ts';
import { coating } from '../cloth/wools.ts';
import { boots } from '../garments/boots.ts';
import { womensCoats } from '../garments/coat.ts';
import { dresses } from '../garments/dresses.ts';
import { satchel } from '../garments/satchel.ts';
import { sweaters } from '../garments/sweater.ts';
import { linear } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Composition, Shape } from './composition.ts';
import { boxOf } from './boxes.ts';
import { pileOf } from './folded.ts';
import { stoolOf, thingOf } from './furniture.ts';
import { standing, withoutPeg } from './goods.ts';
import { hook } from './hanger.ts';
import { hung } from './hung.ts';
import { jeansOf, made, ribbed, sweatersOf } from './pieces.ts';
import { placed } from './place.ts';
import { rodOf } from './rail.ts';
import { oak } from './wood.ts';

const shoes = boots({
  upper: linear('#2c241f'),
  heel: linear('#241d19'),
  sole: linear('#1c1815'),
  laces: linear('#1e1916'),
  lining: linear('#8d7657'),
});

const back = -58;
const wood = oak('#a47a50');
const board = oak('#a47a50', true);
const pegs = [-52, -18, 14, 43, 72];

/** Where the stool is. */
const stool: Readonly<Record<Shape, Vector>> = { wide: [-62, 0, -6], tall: [-22, 0, 6] };

/** Women: a board with pegs on the wall, with a coat, a dress, a sweater and a bag; a stool with a pile, and boots. */
export const womenPegs: Composition = {
  stage: { wall: linear('#d9cfc0'), floor: linear('#c2b5a3'), back, bright: [-10, 140] },
  things: (scale, fineness, shape) => [
    thingOf(
      [
        ...boxOf({ half: [78, 4, 1.2], round: 0.5, cloth: board, at: [17, hook - 2, back + 0.6] }),
        ...pegs.map((x) => rodOf([x, hook - 2.4, back], [x, hook - 0.6, back + 15], [1, 1], wood)),
      ],
      scale,
    ),
    placed(hung(ribbed(sweaters.redondo, '#8d8a83'), fineness, scale, 3), {
      yaw: 38,
      by: [pegs[1], 0, back + 13],
    }),
    placed(hung(made(womensCoats.recto, coating(linear('#cdbda2')), satin(linear('#bfae95'))), fineness, scale, 2), {
      yaw: 24,
      by: [pegs[2], 0, back + 13],
    }),
    placed(hung(made(dresses.acampanado, poplin(linear('#7c3f33'))), fineness, scale), {
      yaw: 18,
      by: [pegs[4], 0, back + 13],
    }),
    ...(shape === 'wide'
      ? [placed(withoutPeg(satchel(linear('#7a4f2c')), scale), { yaw: 10, by: [pegs[0], hook - 31.4, back + 12] })]
      : []),
    placed(thingOf(stoolOf(48, wood), scale), { yaw: 30, by: stool[shape] }),
    placed(thingOf(pileOf([...jeansOf('#4a5764'), ...sweatersOf('#c9b091', '#efe8da')], 8), scale), {
      yaw: 16,
      by: [stool[shape][0], 48, stool[shape][2]],
    }),
    placed(standing(shoes, scale), { yaw: -12, by: [34, 0, -10] }),
  ],
  views: {
    wide: { at: [-36, 106, 0], cm: 228, down: 4 },
    tall: { at: [25, 72, 0], cm: 226, down: 4 },
  },
};
