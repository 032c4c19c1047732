import type { Garment } from '../blocks/garment.ts';
import { collarNeck } from '../blocks/necklines.ts';
import { shirtCollarOf } from '../blocks/shirt-collar.ts';
import { skirtBands, skirtBandSeams, skirtPanel, skirtSeams, type Skirt } from '../blocks/skirt.ts';
import { arms, cuffPanel, cuffSeams, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { elastic } from '../cloth/pleats.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import { women } from '../form/women.ts';
import type { Point } from '../pattern/curve.ts';
import { sewn } from '../pattern/panel.ts';

const torso: Torso = {
  half: 24.4,
  pit: 117.5,
  neck: [6.8, 142.2],
  tip: [18.2, 137.6],
  hem: { half: 19.6, side: 106, middle: 105.4 },
  armhole: 4.6,
};

const skirt: Skirt = { top: 102.6, long: 63, waist: 22.4, deep: 14, hips: 25.4, hem: 38 };

const sleeve: Sleeve = { wide: 18, narrow: 13, length: 50, cap: 10.5, away: 22, shoulder: [16, 133.8] };

const collar = shirtCollarOf({ around: 38.5, front: 10.9, wide: 6.5, low: 135.2 });

const waistband = skirtBands(skirt, { half: 19.6, deep: 3.6 });

const strip = (low: number, high: number): Point[] => [
  [-1.6, low],
  [1.6, low],
  [1.6, high],
  [-1.6, high],
];

const pearl = { radius: 0.55, colour: [0.3, 0.19, 0.1], gloss: 0.4 } as const;

const pocket = (sign: 1 | -1): Point[] => [
  [5.6 * sign, 127.5],
  [5.6 * sign, 118.4],
  [10 * sign, 116.8],
  [14.4 * sign, 118.4],
  [14.4 * sign, 127.5],
];

const bodyEdges = (ruler: Ruler): Detail[] => [
  ...['left', 'right', 'armLeft', 'armRight', 'hem'].map((line) => seam(ruler(line), { gather: 0.06 })),
  ...['armLeft', 'armRight'].map((line) => stitches(ruler(line), { at: 0.6 })),
];

const skirtEdges = (ruler: Ruler): Detail[] => [
  elastic(ruler('waist'), { width: 0, rows: 1, height: 0.12 }),
  ...['right', 'left', 'hipRight', 'hipLeft'].map((line) => seam(ruler(line))),
  hem(ruler('hem'), { width: 1.8 }),
];

const sleeveDetails = (ruler: Ruler): Detail[] => [
  folds(
    spray(
      [
        [-14, -26],
        [-12, -38],
      ],
      [
        [4, -30],
        [3, -42],
      ],
      { count: 4, width: 1.4, height: 0.2, bow: 1, seed: 121 },
    ),
    5,
  ),
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line))),
  seam(ruler('end'), { gather: 0.14 }),
];

const cuffDetails = (ruler: Ruler): Detail[] => [
  seam(ruler('top')),
  stitches(ruler('top')),
  hem(ruler('hem'), { width: 0.6 }),
];

const bandEdges = (ruler: Ruler): Detail[] =>
  ['low', 'top'].map((line) => hem(ruler(line), { width: 0.4, thick: 0.02 }));

const stiff = new Set(['leaf', 'stand', ...arms.map((arm) => `${arm}Cuff`)]);

/** A dress with the collar and the buttons of a shirt. */
export const shirtDress: Garment = {
  form: women,
  panels: [
    torsoPanel('front', torso, collarNeck(torso, 6.8)),
    torsoPanel('back', torso, roundNeck(torso, 1.4)),
    ...arms.map((arm) => sleevePanel(arm, sleeve)),
    ...arms.map((arm) => cuffPanel(arm, sleeve, { half: 10.2, deep: 5.5 })),
    ...collar.panels,
    ...(['skirtFront', 'skirtBack'] as const).map((name) => skirtPanel(name, skirt)),
    ...waistband,
  ],
  seams: [
    ...torsoSeams,
    ...sleeveSeams,
    ...cuffSeams,
    ...collar.seams,
    ...skirtSeams,
    ...skirtBandSeams,
    sewn(['front', 'hem'], ['bandFront', 'top']),
    sewn(['back', 'hem'], ['bandBack', 'top']),
  ],
  gap: (panel) => (panel === 'leaf' ? 1 : 0.42),
  bend(panel, u) {
    if (stiff.has(panel)) return 3;
    if (panel.startsWith('band')) return 4;
    return (panel === 'front' || panel === 'skirtFront') && Math.abs(u) < 2 ? 1.6 : 0.42;
  },
  held: [],
  details: {
    front: (ruler) => [
      ...bodyEdges(ruler),
      ...([1, -1] as const).map((sign) => patch(ruler, pocket(sign), { thick: 0.08, edge: 0.2 })),
      patch(ruler, strip(80, torso.neck[1]), { thick: 0.09, edge: 0.45 }),
      ...[128.4, 120.4, 112.4].map((height) => button([0, height], pearl)),
    ],
    back: (ruler) => [
      ...bodyEdges(ruler),
      seam(
        ruler([
          [-22, 130],
          [22, 130],
        ]),
        { gather: 0.02 },
      ),
      stitches(
        ruler([
          [-22, 129.6],
          [22, 129.6],
        ]),
        { at: 0 },
      ),
    ],
    sleeveRight: sleeveDetails,
    sleeveLeft: sleeveDetails,
    sleeveRightCuff: cuffDetails,
    sleeveLeftCuff: cuffDetails,
    stand: (ruler) => [
      ...['right', 'back', 'left'].map((line) => seam(ruler(line))),
      ...collar.buttons.map((at) => button(at, pearl)),
    ],
    leaf: (ruler) =>
      ['edgeRight', 'edgeLeft', 'endLeft', 'endRight'].map((line) => hem(ruler(line), { width: 0.65, thick: 0.03 })),
    skirtFront: (ruler) => [
      ...skirtEdges(ruler),
      patch(ruler, strip(-80, 10), { thick: 0.09, edge: 0.45 }),
      ...[-7, -16, -25, -34, -43, -52].map((height) => button([0, height], pearl)),
    ],
    skirtBack: skirtEdges,
    bandFront: (ruler) => [
      ...bandEdges(ruler),
      patch(
        ruler,
        [
          [-3, -2],
          [30, -2],
          [30, 6],
          [-3, 6],
        ],
        { thick: 0.12, edge: 0.3, shadow: 0.5 },
      ),
      button([1.4, 1.7], { ...pearl, radius: 0.9 }),
    ],
    bandBack: bandEdges,
  },
};
