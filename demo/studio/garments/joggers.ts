import type { Garment } from '../blocks/garment.ts';
import {
  ankleCuff,
  ankleSeams,
  bandPanel,
  bandSeams,
  legNames,
  legPanel,
  legSeams,
  type Legs,
} from '../blocks/legs.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { cord, elastic } from '../cloth/pleats.ts';
import { hem, ribBand, seam, stitches } from '../cloth/sewing.ts';
import { men } from '../form/men.ts';
import type { Rgb } from '../light/skin.ts';
import type { Point } from '../pattern/curve.ts';

type Flip = 1 | -1;

type Cut = {
  readonly legs: Legs;
  /** Half the width of the cuffs, cm; without it the legs end in hems. */
  readonly cuff?: number;
  readonly bend: number;
};

const band = 42;
const white: Rgb = [0.78, 0.77, 0.73];

const edges = ({ cuff }: Cut, ruler: Ruler): Detail[] => [
  ...['outer', 'inner', 'hip', 'middle', 'fork'].map((line) => seam(ruler(line), { depth: 0.07, gather: 0.05 })),
  ...['outer', 'hip'].map((line) => stitches(ruler(line), { at: 0.4 })),
  elastic(ruler('waist'), { width: 0, rows: 1, height: 0.12 }),
  cuff === undefined ? hem(ruler('hem'), { width: 2 }) : elastic(ruler('hem'), { width: 0, rows: 1, height: 0.16 }),
];

function frontDetails(cut: Cut, flip: Flip): (ruler: Ruler) => Detail[] {
  const { waist, crotch, end, half } = cut.legs;
  const at = (x: number, y: number): Point => [x * flip, y];
  const drag = spray([at(0.5, crotch + 8), at(-2, crotch)], [at(14, crotch + 10), at(12, crotch - 12)], {
    count: 5,
    width: 1.8,
    height: 0.26,
    bow: flip,
    seed: 73 + flip,
  });
  const slack = spray([at(-2, end + 24), at(0, end + 4)], [at(16, end + 20), at(15, end + 5)], {
    count: 5,
    width: 1.5,
    height: 0.3,
    bow: 1.4,
    seed: 77 + flip,
  });
  const string: Point[] =
    flip === 1
      ? [at(1.6, waist + 1), at(2, waist - 4), at(2.7, waist - 9), at(2.4, waist - 15)]
      : [at(1.6, waist + 1), at(1.9, waist - 5), at(1.5, waist - 10), at(1.9, waist - 13)];
  return (ruler) => {
    const pocket = ruler([at(half * 0.62, waist), at(half + 1.6, waist - 15)]);
    return [
      folds(cut.cuff === undefined ? drag : [...drag, ...slack], flip + 25),
      ...edges(cut, ruler),
      seam(pocket, { depth: 0.14, gather: 0.03 }),
      stitches(pocket, { at: 0.7 }),
      cord(ruler(string), { colour: white }),
    ];
  };
}

function backDetails(cut: Cut, flip: Flip): (ruler: Ruler) => Detail[] {
  const { waist, crotch } = cut.legs;
  const at = (x: number, y: number): Point => [x * flip, y];
  const drag = spray([at(1, crotch + 4), at(-3, crotch - 4)], [at(16, crotch + 3), at(14, crotch - 12)], {
    count: 4,
    width: 1.6,
    height: 0.26,
    bow: -flip,
    seed: 83 + flip,
  });
  return (ruler) => [
    folds(drag, flip + 29),
    ...edges(cut, ruler),
    ...(flip === 1 ? [hem(ruler([at(7, waist - 8), at(17, waist - 8)]), { width: 0.5 })] : []),
  ];
}

const bandDetails = (ruler: Ruler): Detail[] => [
  elastic(ruler('top'), { width: 4.6, rows: 3 }),
  ...['backLeft', 'frontLeft', 'frontRight', 'backRight'].map((line) =>
    seam(ruler(line), { depth: 0.1, gather: 0.08 }),
  ),
];

const cuffDetails = (ruler: Ruler): Detail[] => [
  ribBand(ruler('hem'), { width: 6.6, step: 0.36 }),
  seam(ruler('front'), { depth: 0.1, gather: 0.06 }),
];

function joggersOf(cut: Cut): Garment {
  const { legs, cuff, bend } = cut;
  const sides = ['Right', 'Left'] as const;
  return {
    form: men,
    panels: [
      ...legNames.map((name) => legPanel(name, legs)),
      bandPanel(legs, { half: band, deep: 4.6, axes: [band * 0.3785, band * 0.243] }),
      ...(cuff === undefined ? [] : sides.map((side) => ankleCuff(side, legs, cuff, 6.5))),
    ],
    seams: [...legSeams, ...bandSeams, ...(cuff === undefined ? [] : ankleSeams)],
    gap: () => 0.5,
    bend(panel) {
      if (panel === 'band') return 3;
      return panel.startsWith('cuff') ? 2 : bend;
    },
    held: ['band.top'],
    details: {
      frontRight: frontDetails(cut, 1),
      frontLeft: frontDetails(cut, -1),
      backRight: backDetails(cut, -1),
      backLeft: backDetails(cut, 1),
      band: bandDetails,
      ...(cuff === undefined ? {} : { cuffRight: cuffDetails, cuffLeft: cuffDetails }),
    },
  };
}

export const joggers = {
  jogger: joggersOf({
    legs: { waist: 101, crotch: 74, end: 9.5, hips: 26.5, half: 25, hem: [-1.4, 15.8] },
    cuff: 11.4,
    bend: 0.8,
  }),
  deportivo: joggersOf({
    legs: { waist: 101, crotch: 74, end: 59, hips: 26.5, half: 26, hem: [-5, 24.2] },
    bend: 0.45,
  }),
} as const;
