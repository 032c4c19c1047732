import type { Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { lapelNeck, notchedCollar } from '../blocks/notched-collar.ts';
import { arms, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import type { Point } from '../pattern/curve.ts';

export const torso: Torso = {
  half: 30,
  pit: 121,
  neck: [8.6, 150.4],
  tip: [23.6, 144],
  hem: { half: 32, side: 48, middle: 48 },
  armhole: 6,
};

const sleeve: Sleeve = { wide: 22, narrow: 16.4, length: 62, cap: 13.5, away: 21, shoulder: [20, 139.5] };

/** Where the lapels begin to turn over. */
const turn = 112;

/** The wearer's left front, which lies over the right one. */
export const overlap: readonly Point[] = [
  [-4, 0],
  [60, 0],
  [60, 200],
  [-4, turn],
];

const sleeveDetails = (ruler: Ruler): Detail[] => [
  folds(
    [
      ...spray(
        [
          [-15, -30],
          [-14, -42],
        ],
        [
          [4, -36],
          [2, -46],
        ],
        { count: 4, width: 1.8, height: 0.3, bow: 1, seed: 31 },
      ),
      ...spray(
        [
          [16, -12],
          [14, -20],
        ],
        [
          [2, -10],
          [3, -26],
        ],
        { count: 3, width: 2, height: 0.25, seed: 33 },
      ),
    ],
    7,
  ),
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line), { depth: 0.1, gather: 0.02 })),
  hem(ruler('end'), { width: 0.3, thick: 0.02 }),
];

const edges =
  (lines: readonly string[]) =>
  (ruler: Ruler): Detail[] =>
    lines.flatMap((line) => [hem(ruler(line), { width: 0.3, thick: 0.03 }), stitches(ruler(line), { at: 0.6 })]);

export const middleSeam = (ruler: Ruler): Detail =>
  seam(
    ruler([
      [0, 0],
      [0, 160],
    ]),
    { depth: 0.08, gather: 0.02 },
  );

type Made = Pick<Garment, 'panels' | 'seams' | 'details' | 'bend'> & { readonly torso: Torso };

/** Adds what all coats have to the panels of the body: lapels, collar and sleeves. */
export function coatOf(fit: Fit, { torso: own, panels, seams, details, bend }: Made): Garment {
  const collar = notchedCollar(own, fit.height(turn));
  const stiff = new Set(collar.panels.map(({ name }) => name));
  return {
    form: fit.form,
    panels: [
      torsoPanel('front', own, lapelNeck(own, fit.height(turn))),
      torsoPanel('back', own, roundNeck(own, fit.neck(4.4))),
      ...arms.map((arm) => sleevePanel(arm, fit.sleeve(sleeve))),
      ...collar.panels,
      ...panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...collar.seams, ...seams],
    gap(panel) {
      if (panel === 'leaf') return 1.6;
      return panel.startsWith('lapel') ? 2.2 : 0.9;
    },
    bend: (panel, u, v) => (stiff.has(panel) ? 4 : bend(panel, u, v)),
    // Tape and padding keep the shoulders of a coat in shape.
    held: ['front.shoulderRight', 'front.shoulderLeft'],
    details: {
      sleeveRight: sleeveDetails,
      sleeveLeft: sleeveDetails,
      lapelRight: edges(['edge', 'notch']),
      lapelLeft: edges(['edge', 'notch']),
      leaf: edges(['edgeRight', 'edgeLeft', 'endLeft', 'endRight']),
      ...details,
    },
  };
}
