import { lacesOf, tongueOf } from '../blocks/laces.ts';
import { insole, soleSheet, upperSheet, type Last } from '../blocks/shoe.ts';
import { dyed, eyelets, pairOf, upperBox, type Shoe } from '../blocks/shoe-pair.ts';
import { sewnOnto, type Sheet, type Still } from '../blocks/still.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { leather, rubber } from '../cloth/leathers.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';
import { curved } from './five-pockets.ts';

const bootLast: Last = {
  long: 29.5,
  heel: 3.8,
  ball: 5,
  sole: [3.6, 2.5],
  rim: [
    [2.4, 18.6, 0.9],
    [4.4, 18, 3.6],
    [8.4, 18, 4],
    [12.2, 18.8, 2.6],
    [13.6, 14.4, 1.9],
    [16.4, 10.4, 1.9],
    [19.8, 8, 1.3],
  ],
  dome: 2.1,
};

function bootOf({ upper, heel, sole, laces, lining }: Shoe): Sheet[] {
  const skin = leather(upper, { grain: 0.02, gloss: 0.2 });
  const stay: Point[] = [
    [13.4, 12],
    ...curved([13.6, 11], [15.2, 6], [18.4, 5.4]),
    ...curved([18.4, 5.4], [27, 5], [29.2, 8.2]),
    [33, 9],
    [33, 12],
  ];
  const counter: Point[] = [[-2, -2], [8.4, -2], ...curved([8.4, 0], [8, 3.4], [5.4, 4.4]), [-2, 4.8]];
  const tip = curved([23, -1], [23.8, 5.4], [33, 6.6]);
  const outside = sewnOnto(skin, upperBox, (ruler) => [
    folds(
      spray(
        [
          [3, 3.6],
          [4, 5],
        ],
        [
          [14, 3.8],
          [15, 5.4],
        ],
        { count: 5, width: 0.5, height: 0.09, bow: 0.4, seed: 161 },
      ),
      162,
    ),
    folds(
      spray(
        [
          [20, 1.6],
          [22, 2.6],
        ],
        [
          [22.4, 5],
          [24.6, 6],
        ],
        { count: 4, width: 0.4, height: 0.05, seed: 163 },
      ),
      164,
    ),
    seam(ruler(tip), { depth: 0.06, gather: 0 }),
    ...[0.3, 0.6].map((at) => stitches(ruler(tip), { at })),
    patch(ruler, stay, { thick: 0.12, edge: 0.3, shadow: 0.35 }),
    dyed(ruler, counter, heel),
    patch(ruler, counter, { thick: 0.1, edge: 0.28, shadow: 0.35 }),
    seam(
      ruler([
        [-1, 8.9],
        [14.5, 8.9],
      ]),
      { depth: 0.08, gather: 0.02 },
    ),
    ...[0.3, 0.6].map((at) =>
      stitches(
        ruler([
          [-1, 8.9],
          [14.5, 8.9],
        ]),
        { at },
      ),
    ),
    hem(
      ruler([
        [-1, 10],
        [33, 10],
      ]),
      { width: 0.6, thick: 0.06 },
    ),
    ...eyelets([17.4, 19.6, 21.8, 24, 26.2, 28].map((u): Point => [u, 9])),
  ]);
  const inside = leather(lining, { grain: 0.004, gloss: 0.03 });
  const cleats = (ruler: Ruler): Detail[] => [
    stitches(
      ruler([
        [-1, 2.35],
        [71, 2.35],
      ]),
      { at: 0, thread: [0.5, 0.38, 0.2] },
    ),
    (u, v, skinAt) => {
      if (v > 1.1) return;
      const cleat = Math.cos((u / 1.5) * 2 * Math.PI) > -0.2 ? 1 : 0;
      skinAt.height += 0.14 * cleat;
      for (const axis of ['r', 'g', 'b'] as const) skinAt[axis] *= 0.55 + 0.45 * cleat;
    },
  ];
  return [
    upperSheet(bootLast, outside, inside),
    soleSheet(
      bootLast,
      sewnOnto(
        rubber(sole),
        [
          [-1, -1],
          [71, 4],
        ],
        cleats,
      ),
    ),
    insole(bootLast, inside),
    tongueOf(
      [
        [21.4, 6, 0],
        [17, 9, 0],
        [14.4, 13, 0],
        [12.8, 17.6, 0],
        [12.6, 20.6, 0],
      ],
      3,
      skin,
    ),
    ...lacesOf({ last: bootLast, from: 0.54, to: 0.94, rows: 7, colour: laces }),
  ];
}

/** Returns a pair of laced boots. */
export const boots = (colours: Shoe): Still => pairOf(bootOf(colours), { cm: 47, middle: [0.8, 6, 0] });
