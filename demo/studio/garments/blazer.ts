import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { lapelNeck, notchedCollar } from '../blocks/notched-collar.ts';
import { arms, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';

type Cut = {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  /** Where the lapels begin to turn over. */
  readonly turn: number;
  /** Padded and fused, or soft with pockets that are sewn on. */
  readonly isFormal: boolean;
};

const horn = { radius: 0.95, colour: [0.045, 0.03, 0.02], gloss: 0.35 } as const;
const small = { ...horn, radius: 0.6 };

/** The wearer's left front, which lies over the right one and is cut round below. */
const overlap = (turn: number, low: number): readonly Point[] => [
  [-2.4, low + 10],
  [-1.2, low + 4],
  [2.5, low],
  [60, low - 10],
  [60, 200],
  [0, 200],
  [0, turn + 0.3],
  [-2.4, turn - 1],
];

const flap = (sign: 1 | -1): Point[] => [
  [9 * sign, 96],
  [22.5 * sign, 97.5],
  [22.6 * sign, 92.6],
  [9.1 * sign, 91],
];

const sewnOn = (sign: 1 | -1): Point[] => [
  [7 * sign, 100],
  [22 * sign, 101],
  [22.6 * sign, 84.5],
  [21 * sign, 82.6],
  [8.6 * sign, 81.6],
  [7 * sign, 83.4],
];

const welt: readonly Point[] = [
  [9, 126.4],
  [18.6, 128],
  [18.7, 125.6],
  [9.2, 124],
];

const bodySeams = (ruler: Ruler): Detail[] => [
  ...['left', 'right', 'armLeft', 'armRight'].map((line) => seam(ruler(line), { depth: 0.08, gather: 0.02 })),
  hem(ruler('hem'), { width: 0.3, thick: 0.02 }),
];

const signs = [1, -1] as const;

const pockets = (ruler: Ruler, { line, place }: Fit, isFormal: boolean): Detail[] =>
  isFormal
    ? [
        ...signs.map((sign) => patch(ruler, line(flap(sign)), { thick: 0.16, edge: 0.3, shadow: 0.4 })),
        patch(ruler, line(welt), { thick: 0.12, edge: 0.15, shadow: 0.3 }),
        ...signs.map((sign) =>
          seam(ruler([place(13 * sign, 98), place(12 * sign, 119)]), { depth: 0.06, gather: 0.02 }),
        ),
      ]
    : signs.map((sign) => patch(ruler, line(sewnOn(sign)), { thick: 0.16, edge: 0.4, shadow: 0.35 }));

const edges =
  (lines: readonly string[]) =>
  (ruler: Ruler): Detail[] =>
    lines.flatMap((line) => [hem(ruler(line), { width: 0.3, thick: 0.03 }), stitches(ruler(line), { at: 0.4 })]);

function blazer(fit: Fit, { isFormal, ...cut }: Cut): Garment {
  const [torso, sleeve, turn] = [fit.torso(cut.torso), fit.sleeve(cut.sleeve), fit.height(cut.turn)];
  const collar = notchedCollar(torso, turn);
  const stiff = new Set(collar.panels.map(({ name }) => name));
  const bend = isFormal ? 1.9 : 1.3;
  const arm = (flip: 1 | -1) => (ruler: Ruler) => [
    sleeveFolds(sleeve, { height: 1.4, width: 1.5 }),
    ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line), { depth: 0.08, gather: 0.02 })),
    hem(ruler('end'), { width: 0.3, thick: 0.02 }),
    ...[3.4, 5.4, 7.4].map((up) => button([sleeve.narrow * 0.42 * flip, up - sleeve.length], small)),
  ];
  return {
    form: fit.form,
    panels: [
      torsoPanel('front', torso, lapelNeck(torso, turn)),
      torsoPanel('back', torso, roundNeck(torso, fit.neck(4.4))),
      ...arms.map((name) => sleevePanel(name, sleeve)),
      ...collar.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...collar.seams],
    gap(panel) {
      if (panel === 'leaf') return 1.5;
      return panel.startsWith('lapel') ? 1.9 : 0.8;
    },
    bend: (panel) => (stiff.has(panel) ? 3.5 : bend),
    // Tape and padding keep the shoulders in shape.
    held: ['front.shoulderRight', 'front.shoulderLeft'],
    details: {
      front: (ruler) => [
        ...bodySeams(ruler),
        ...pockets(ruler, fit, isFormal),
        patch(ruler, overlap(turn, torso.hem.side), { thick: 0.18, edge: 0.5, shadow: 0.5 }),
        ...[turn - 3, turn - 14].map((height) => button([0.4, height], horn)),
      ],
      back: (ruler) => [
        ...bodySeams(ruler),
        seam(
          ruler([
            [0, 0],
            [0, 150],
          ]),
          { depth: 0.07, gather: 0.02 },
        ),
      ],
      sleeveRight: arm(1),
      sleeveLeft: arm(-1),
      lapelRight: edges(['edge', 'notch']),
      lapelLeft: edges(['edge', 'notch']),
      leaf: edges(['edgeRight', 'edgeLeft', 'endLeft', 'endRight']),
    },
  };
}

const formal: Torso = {
  half: 28.6,
  pit: 121.5,
  neck: [8.6, 150.4],
  tip: [22.6, 144.2],
  hem: { half: 28.6, side: 74, middle: 73 },
  waist: 1.6,
  armhole: 6,
};

const sleeve: Sleeve = { wide: 20.6, narrow: 14.4, length: 61, cap: 13.5, away: 21, shoulder: [19.4, 139.5] };

const cutsFor = (fit: Fit) => ({
  clasico: blazer(fit, { torso: formal, sleeve, turn: 109, isFormal: true }),
  relajado: blazer(fit, {
    torso: {
      ...formal,
      half: 30.5,
      pit: 120,
      tip: [24.2, 143.6],
      hem: { half: 30.5, side: 72.5, middle: 72.5 },
      waist: 0,
    },
    sleeve: { ...sleeve, wide: 22, narrow: 15.6, away: 22, shoulder: [20.6, 138.6] },
    turn: 106,
    isFormal: false,
  }),
});

/** Jackets of suits in the catalogue, by their cut. */
export const blazers = cutsFor(mensFit);
export const womensBlazers = cutsFor(womensFit);
