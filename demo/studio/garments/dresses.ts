import type { Garment } from '../blocks/garment.ts';
import { skirtPanel, skirtSeams, type Skirt } from '../blocks/skirt.ts';
import { arms, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { elastic, pleat } from '../cloth/pleats.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { patch } from '../cloth/trimmings.ts';
import { women } from '../form/women.ts';
import type { Point } from '../pattern/curve.ts';
import { sewn, type Side } from '../pattern/panel.ts';

/** Returns a low round neckline of a front, in two halves. */
function scoop({ neck: [x, y] }: Torso, drop: number): Side[] {
  return [
    {
      to: [0, y - drop],
      by: [
        [x - 0.2, y - drop * 0.65],
        [x * 0.6, y - drop],
      ],
      name: 'neckRight',
    },
    {
      to: [-x, y],
      by: [
        [-x * 0.6, y - drop],
        [-x + 0.2, y - drop * 0.65],
      ],
      name: 'neckLeft',
    },
  ];
}

const armEdges = (ruler: Ruler): Detail[] =>
  ['armLeft', 'armRight', 'left', 'right', 'shoulderRight', 'shoulderLeft'].map((line) => seam(ruler(line)));

const bodice: Torso = {
  half: 23.4,
  pit: 118.5,
  neck: [8.8, 142],
  tip: [17.4, 138.2],
  hem: { half: 18.8, side: 102.6, middle: 102 },
  armhole: 4.4,
};

const flared: Skirt = { top: 102.4, long: 60, waist: 19, deep: 6, hips: 22.6, hem: 53 };

const flutter: Sleeve = { wide: 17, narrow: 16.4, length: 19, cap: 9.5, away: 22, shoulder: [15.6, 134.4] };

const flutterDetails = (ruler: Ruler): Detail[] => [
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line), { gather: 0.08 })),
  hem(ruler('end'), { width: 1.2 }),
];

const waistDarts = [-8.6, 8.6].map((u) => pleat([u, 101], [u * 1.06, 116], u > 0 ? 1 : -1, 0.1));

const flaredDetails = (ruler: Ruler): Detail[] => [
  elastic(ruler('waist'), { width: 0, rows: 1, height: 0.1 }),
  ...['right', 'left'].map((line) => seam(ruler(line))),
  hem(ruler('hem'), { width: 1.4 }),
];

/** A dress with a close bodice, a half circle skirt and short sleeves. */
const flaredDress: Garment = {
  form: women,
  panels: [
    torsoPanel('front', bodice, scoop(bodice, 11)),
    torsoPanel('back', bodice, roundNeck(bodice, 3)),
    ...(['skirtFront', 'skirtBack'] as const).map((name) => skirtPanel(name, flared)),
    ...arms.map((arm) => sleevePanel(arm, flutter)),
  ],
  seams: [
    ...torsoSeams,
    ...sleeveSeams,
    ...skirtSeams,
    sewn(['front', 'hem'], ['skirtFront', 'waist']),
    sewn(['back', 'hem'], ['skirtBack', 'waist']),
  ],
  gap: () => 0.4,
  bend: () => 0.42,
  held: [],
  details: {
    front: (ruler) => [
      ...armEdges(ruler),
      ...waistDarts,
      ...['neckRight', 'neckLeft'].map((line) => hem(ruler(line), { width: 0.9 })),
      seam(ruler('hem'), { depth: 0.1, gather: 0.06 }),
    ],
    back: (ruler) => [...armEdges(ruler), hem(ruler('neck'), { width: 0.9 }), seam(ruler('hem'), { gather: 0.06 })],
    skirtFront: flaredDetails,
    skirtBack: flaredDetails,
    sleeveRight: flutterDetails,
    sleeveLeft: flutterDetails,
  },
};

const shift: Torso = {
  half: 26,
  pit: 117.5,
  neck: [9, 141.8],
  tip: [18.6, 137.6],
  hem: { half: 28.5, side: 50, middle: 49 },
  armhole: 4.6,
};

const shiftSleeve: Sleeve = { wide: 18, narrow: 16.6, length: 24, cap: 9.5, away: 22, shoulder: [16, 134] };

const shiftPocket = (sign: 1 | -1): Point[] => [
  [6.5 * sign, 92],
  [6.5 * sign, 76],
  [21 * sign, 76],
  [21 * sign, 92],
];

const shiftEdges = (ruler: Ruler): Detail[] => [...armEdges(ruler), hem(ruler('hem'), { width: 3 })];

const shiftSleeveDetails = (ruler: Ruler): Detail[] => [
  folds(
    spray(
      [
        [-14, -12],
        [-13, -18],
      ],
      [
        [4, -11],
        [3, -20],
      ],
      { count: 3, width: 1.4, height: 0.16, bow: 1, seed: 103 },
    ),
    104,
  ),
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line))),
  hem(ruler('end'), { width: 2.4 }),
];

/** A straight dress with patch pockets. */
const straightDress: Garment = {
  form: women,
  panels: [
    torsoPanel('front', shift, scoop(shift, 8.5)),
    torsoPanel('back', shift, roundNeck(shift, 2.4)),
    ...arms.map((arm) => sleevePanel(arm, shiftSleeve)),
  ],
  seams: [...torsoSeams, ...sleeveSeams],
  gap: () => 0.5,
  bend: () => 0.6,
  held: [],
  details: {
    front: (ruler) => [
      ...shiftEdges(ruler),
      ...([1, -1] as const).flatMap((sign) => [
        patch(ruler, shiftPocket(sign), { thick: 0.1, edge: 0.25 }),
        stitches(
          ruler([
            [6.5 * sign, 89.6],
            [21 * sign, 89.6],
          ]),
          { at: 0 },
        ),
        pleat([26 * sign, 119], [13 * sign, 123], sign === 1 ? -1 : 1, 0.12),
      ]),
      ...['neckRight', 'neckLeft'].map((line) => hem(ruler(line), { width: 1.6 })),
    ],
    back: (ruler) => [
      ...shiftEdges(ruler),
      hem(ruler('neck'), { width: 1.6 }),
      seam(
        ruler([
          [0, 40],
          [0, 142],
        ]),
      ),
    ],
    sleeveRight: shiftSleeveDetails,
    sleeveLeft: shiftSleeveDetails,
  },
};

export const dresses = { acampanado: flaredDress, recto: straightDress } as const;
