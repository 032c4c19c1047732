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

const sneakerLast: Last = {
  long: 29,
  heel: 3.7,
  ball: 5,
  sole: [2.7, 2.2],
  rim: [
    [1, 9.6, 0.6],
    [3.4, 8.7, 2.7],
    [7.2, 8.4, 3.2],
    [10.4, 10.8, 2.5],
    [13.6, 9.6, 1.9],
    [17, 7.9, 1.7],
    [19.4, 6.9, 1.2],
  ],
  dome: 1.9,
};

const soleDetails = (ruler: Ruler): Detail[] => [
  stitches(
    ruler([
      [-1, 2.05],
      [71, 2.05],
    ]),
    { at: 0 },
  ),
  seam(
    ruler([
      [-1, 0.75],
      [71, 0.75],
    ]),
    { depth: 0.07, gather: 0 },
  ),
];

function sneakerOf({ upper, heel, sole, laces, lining }: Shoe): Sheet[] {
  const skin = leather(upper, { grain: 0.01, gloss: 0.1 });
  const stay: Point[] = [
    ...curved([15.4, 11], [14.2, 6.4], [19.6, 6.2]),
    ...curved([19.6, 6.2], [27, 5.8], [29.4, 8.2]),
    [33, 9],
    [33, 12],
    [15, 12],
  ];
  const counter: Point[] = [
    [-2, -2],
    [7.4, -2],
    ...curved([7.4, 0], [7, 4.6], [4.4, 6.4]),
    ...curved([4.4, 6.4], [3, 8], [3.4, 12]),
    [-2, 12],
  ];
  const tip = curved([23.4, -1], [24.2, 5], [33, 6.2]);
  const outside = sewnOnto(skin, upperBox, (ruler) => [
    folds(
      spray(
        [
          [20.4, 1.4],
          [22.6, 2.4],
        ],
        [
          [22.6, 5.4],
          [25, 6.4],
        ],
        { count: 4, width: 0.4, height: 0.035, seed: 151 },
      ),
      152,
    ),
    seam(ruler(tip), { depth: 0.05, gather: 0 }),
    stitches(ruler(tip), { at: 0.3 }),
    patch(ruler, stay, { thick: 0.1, edge: 0.28, shadow: 0.35 }),
    dyed(ruler, counter, heel),
    patch(ruler, counter, { thick: 0.09, edge: 0.26, shadow: 0.35 }),
    hem(
      ruler([
        [-1, 10],
        [33, 10],
      ]),
      { width: 1, thick: 0.05 },
    ),
    ...eyelets([17.2, 19.6, 22, 24.4, 26.8].map((u): Point => [u, 8.9])),
  ]);
  const inside = leather(lining, { grain: 0.004, gloss: 0.03 });
  return [
    upperSheet(sneakerLast, outside, inside),
    soleSheet(
      sneakerLast,
      sewnOnto(
        rubber(sole),
        [
          [-1, -1],
          [71, 4],
        ],
        soleDetails,
      ),
    ),
    insole(sneakerLast, inside),
    tongueOf(
      [
        [21, 5.6, 0],
        [17, 7.4, 0],
        [13.4, 9.4, 0],
        [10.9, 11.3, 0],
        [10.2, 12.3, 0],
      ],
      2.7,
      skin,
    ),
    ...lacesOf({ last: sneakerLast, from: 0.53, to: 0.94, rows: 6, colour: laces }),
  ];
}

/** Returns a pair of leather sneakers. */
export const sneakers = (colours: Shoe): Still => pairOf(sneakerOf(colours), { cm: 45, middle: [0.8, 3.2, 0] });
