import { poplin } from '../cloth/cottons.ts';
import { satin } from '../cloth/linings.ts';
import { coating } from '../cloth/wools.ts';
import { boots } from '../garments/boots.ts';
import { coats } from '../garments/coat.ts';
import { denimJacket } from '../garments/denim-jacket.ts';
import { shirts } from '../garments/shirt.ts';
import { sweaters } from '../garments/sweater.ts';
import { linear } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Piece } from '../pictures/surface.ts';
import type { Composition, Shape } from './composition.ts';
import { pileOf } from './folded.ts';
import { stoolOf, thingOf } from './furniture.ts';
import { standing } from './goods.ts';
import { hook } from './hanger.ts';
import { hung } from './hung.ts';
import { blue, jeansOf, made, sweatersOf, wool } from './pieces.ts';
import { placed } from './place.ts';
import { lacquer, railOf } from './rail.ts';
import { oak } from './wood.ts';

/** What hangs on the rail, with its place along it and its turn in degrees. */
const row: readonly (readonly [piece: Piece, x: number, yaw: number])[] = [
  [made(sweaters.redondo, wool('#e6dcc6')), 14, 58],
  [made(shirts.clasica, poplin(linear('#e9e7e1'))), 31, 62],
  [made(coats.recto, coating(linear('#a88360')), satin()), 49, 55],
  [made(denimJacket, blue('#303d4e')), 69, 60],
  [made(sweaters['escote-v'], wool('#4a4a4c')), 86, 64],
  [made(shirts.clasica, poplin(linear('#a7b0b5'))), 101, 57],
];

const pile = [...jeansOf('#2b3442', '#57636e'), ...sweatersOf('#5b5a4b', '#e3d8c2', '#7d5644')];

const boot = boots({
  upper: linear('#7b4f2e'),
  heel: linear('#6a4226'),
  sole: linear('#2c2620'),
  laces: linear('#3a2a1e'),
  lining: linear('#b99b74'),
});

/** Where the stool is. */
const stool: Readonly<Record<Shape, Vector>> = { wide: [-84, 0, 16], tall: [-42, 0, 34] };

/** Men: a rail of steel with knits, shirts and a coat; a stool with a pile, and boots. */
export const menRail: Composition = {
  stage: { wall: linear('#d9c8b4'), floor: linear('#c9b7a2'), back: -75, bright: [-20, 150] },
  things: (scale, fineness, shape) => [
    thingOf(railOf(58, hook - 1, 20, lacquer([0.022, 0.021, 0.02])), scale),
    ...row.map(([piece, x, yaw], index) =>
      placed(hung(piece, fineness, scale, index + 1), { yaw, by: [x - 58, 0, 0] }),
    ),
    placed(thingOf(stoolOf(52, oak('#b08a60')), scale), { yaw: 20, by: stool[shape] }),
    placed(thingOf(pileOf(pile, 3), scale), { yaw: 22, by: [stool[shape][0], 52, stool[shape][2]] }),
    placed(standing(boot, scale), { yaw: 12, by: [22, 0, -6] }),
  ],
  views: {
    wide: { at: [-54, 106, 0], cm: 228, down: 4 },
    tall: { at: [-2, 72, 0], cm: 222, down: 4 },
  },
};
