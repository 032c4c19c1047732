import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { collarNeck } from '../blocks/necklines.ts';
import { shirtCollarFor } from '../blocks/shirt-collar.ts';
import { arms, cuffPanel, cuffSeams, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds, torsoFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';

type Cut = {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly hasPocket?: boolean;
  /** Darts that take in the waist. */
  readonly hasDarts?: boolean;
};

const torso: Torso = {
  half: 28,
  pit: 122,
  neck: [7.6, 149.6],
  tip: [22.2, 143.2],
  hem: { half: 26.5, side: 79, middle: 69 },
  armhole: 5.5,
};

const long: Sleeve = { wide: 20.5, narrow: 14.5, length: 57, cap: 12, away: 24, shoulder: [19.5, 138.5] };
const short: Sleeve = { ...long, wide: 21, narrow: 18.8, length: 27 };

/** Half the width of the strip that the buttons are on. */
const placket = 1.8;
const placketLine: readonly Point[] = [
  [-placket, 60],
  [placket, 60],
  [placket, 150],
  [-placket, 150],
];

const pocketLine: readonly Point[] = [
  [7, 130],
  [7, 119.5],
  [12.5, 117.5],
  [18, 119.5],
  [18, 130],
];

const pearl = { radius: 0.56, colour: [0.8, 0.77, 0.7], gloss: 0.5 } as const;
const buttonHeights = Array.from({ length: 8 }, (_, at) => 140.6 - at * 9.2);

const isLong = ({ length }: Sleeve) => length > 40;

const bodySeams = (ruler: Ruler, own: Torso): Detail[] => [
  torsoFolds(own, { height: 0.8 }),
  ...['left', 'right', 'armLeft', 'armRight'].map((line) => seam(ruler(line))),
  ...['armLeft', 'armRight'].map((line) => stitches(ruler(line), { at: 0.7 })),
  hem(ruler('hem'), { width: 0.9 }),
];

const darts = (ruler: Ruler, { place }: Fit): Detail[] =>
  [11, -11].map((u) => seam(ruler([place(u, 88), place(u, 117)]), { depth: 0.07 }));

const sleeveDetails = (ruler: Ruler, sleeve: Sleeve): Detail[] => [
  sleeveFolds(sleeve, { height: 1.1 }),
  ...['underOne', 'underTwo', 'capOne', 'capTwo'].map((line) => seam(ruler(line))),
  isLong(sleeve) ? seam(ruler('end'), { gather: 0.12 }) : hem(ruler('end'), { width: 2.6 }),
];

const cuffDetails = (ruler: Ruler): Detail[] => [
  seam(ruler('top')),
  stitches(ruler('top')),
  hem(ruler('hem'), { width: 0.6 }),
];

const pocket = (ruler: Ruler, { line, place }: Fit): Detail[] => [
  patch(ruler, line(pocketLine), { thick: 0.08, edge: 0.18 }),
  stitches(ruler([place(7, 128), place(18, 128)]), { at: 0 }),
];

const yoke: readonly Point[] = [
  [-26, 134],
  [26, 134],
];

const stiff = new Set(['leaf', 'stand', ...arms.map((arm) => `${arm}Cuff`)]);

function shirt(fit: Fit, { hasPocket = false, hasDarts = false, ...cut }: Cut): Garment {
  const [own, sleeve] = [fit.torso(cut.torso), fit.sleeve(cut.sleeve)];
  const collar = shirtCollarFor(fit);
  const yokeLine = fit.line(yoke);
  const cuffs = isLong(sleeve) ? arms : [];
  const arm = (ruler: Ruler) => sleeveDetails(ruler, sleeve);
  return {
    form: fit.form,
    panels: [
      torsoPanel('front', own, collarNeck(own, fit.neck(7.5))),
      torsoPanel('back', own, roundNeck(own, fit.neck(1.6))),
      ...arms.map((name) => sleevePanel(name, sleeve)),
      ...cuffs.map((name) => cuffPanel(name, sleeve, { half: fit.cuff(11.8), deep: 6.5 })),
      ...collar.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...(isLong(sleeve) ? cuffSeams : []), ...collar.seams],
    gap: (panel) => (panel === 'leaf' ? 1 : 0.42),
    bend(panel, u) {
      if (stiff.has(panel)) return 3;
      return panel === 'front' && Math.abs(u) < 2.2 ? 2 : 0.38;
    },
    held: [],
    details: {
      front: (ruler) => [
        ...bodySeams(ruler, own),
        ...(hasDarts ? darts(ruler, fit) : []),
        patch(ruler, fit.line(placketLine), { thick: 0.09, edge: 0.5 }),
        ...(hasPocket ? pocket(ruler, fit) : []),
        ...buttonHeights.map((height) => button(fit.place(0, height), pearl)),
      ],
      back: (ruler) => [
        ...bodySeams(ruler, own),
        ...(hasDarts ? darts(ruler, fit) : []),
        seam(ruler(yokeLine), { gather: 0.02 }),
        stitches(ruler(yokeLine), { at: 0.4 }),
      ],
      sleeveRight: arm,
      sleeveLeft: arm,
      ...Object.fromEntries(cuffs.map((name) => [`${name}Cuff`, cuffDetails])),
      stand: (ruler) => ['right', 'back', 'left'].map((line) => seam(ruler(line))),
      leaf: (ruler) =>
        ['edgeRight', 'edgeLeft', 'endLeft', 'endRight'].map((line) => hem(ruler(line), { width: 0.65, thick: 0.03 })),
    },
  };
}

const cutsFor = (fit: Fit) => ({
  clasica: shirt(fit, { torso, sleeve: long, hasPocket: true }),
  'manga-corta': shirt(fit, {
    torso: { ...torso, half: 29, hem: { half: 28.5, side: 77, middle: 77 } },
    sleeve: short,
    hasPocket: true,
  }),
  entallada: shirt(fit, {
    torso: { ...torso, half: 26.6, hem: { half: 25.8, side: 80, middle: 72 }, waist: 2.4 },
    sleeve: { ...long, wide: 19.5, narrow: 13.6 },
    hasDarts: true,
  }),
});

/** Shirts of the catalogue, by their cut. */
export const shirts = cutsFor(mensFit);
export const womensShirts = cutsFor(womensFit);
