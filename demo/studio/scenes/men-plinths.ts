import { linen } from '../cloth/cottons.ts';
import { satin } from '../cloth/linings.ts';
import { blazers } from '../garments/blazer.ts';
import { shirts } from '../garments/shirt.ts';
import { sneakers } from '../garments/sneakers.ts';
import { linear } from '../light/skin.ts';
import type { Composition, Shape } from './composition.ts';
import { pileOf } from './folded.ts';
import { painted, plinthOf, thingOf } from './furniture.ts';
import { standing } from './goods.ts';
import { hook } from './hanger.ts';
import { hung } from './hung.ts';
import { jeansOf, made, sweatersOf } from './pieces.ts';
import { placed } from './place.ts';
import { lacquer, rodOf } from './rail.ts';

const shoes = sneakers({
  upper: linear('#e6e2d9'),
  heel: linear('#26473b'),
  sole: linear('#ded7c6'),
  laces: linear('#ece9e2'),
  lining: linear('#d8c8ac'),
});

const back = -60;
const plaster = painted(linear('#d8cebf'));

/** Where the plinths are, and the pegs on the wall. */
const places: Readonly<
  Record<Shape, { readonly high: number; readonly low: number; readonly pegs: readonly [number, number] }>
> = {
  wide: { high: -28, low: 22, pegs: [64, 100] },
  tall: { high: -32, low: 16, pegs: [28, 66] },
};

/** Men: plinths with folded knits and jeans, sneakers, and two garments on the wall. */
export const menPlinths: Composition = {
  stage: { wall: linear('#c8c0b2'), floor: linear('#bab1a2'), back, bright: [-10, 140], sun: [-96, 128] },
  things(scale, fineness, shape) {
    const { high, low, pegs } = places[shape];
    return [
      placed(thingOf(plinthOf(22, 66, 20, plaster), scale), { yaw: -14, by: [high, 0, -14] }),
      placed(thingOf(pileOf(sweatersOf('#2f3b4a', '#8a8578', '#e2d8c4', '#5f6152'), 4), scale), {
        yaw: -10,
        by: [high, 66, -14],
      }),
      placed(thingOf(plinthOf(24, 34, 22, plaster), scale), { yaw: 8, by: [low, 0, 6] }),
      placed(thingOf(pileOf(jeansOf('#232c39', '#36424f', '#66737d'), 6), scale), { yaw: 14, by: [low - 8, 34, 3] }),
      placed(standing(shoes, scale), { yaw: 20, by: [low + 44, 0, 0] }),
      ...pegs.map((x) =>
        thingOf(
          [rodOf([x, hook - 1, back - 2], [x, hook - 0.4, back + 18], [0.7, 0.7], lacquer([0.03, 0.025, 0.02]))],
          scale,
        ),
      ),
      placed(hung(made(blazers.relajado, linen(linear('#7d7360')), satin()), fineness, scale), {
        yaw: 24,
        by: [pegs[0], 0, back + 14],
      }),
      placed(hung(made(shirts.clasica, linen(linear('#e7e1d4'))), fineness, scale, 2), {
        yaw: 30,
        by: [pegs[1], 0, back + 14],
      }),
    ];
  },
  views: {
    wide: { at: [-24, 106, 0], cm: 228, down: 5 },
    tall: { at: [22, 74, 0], cm: 220, down: 5 },
  },
};
