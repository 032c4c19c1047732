import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { hemBand } from '../blocks/hem-band.ts';
import { crewNeck } from '../blocks/necklines.ts';
import { shirtCollarFor } from '../blocks/shirt-collar.ts';
import { arms, cuffPanel, cuffSeams, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds, torsoFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';

const torso: Torso = {
  half: 29,
  pit: 121,
  neck: [7.6, 149.6],
  tip: [23, 143.4],
  hem: { half: 26.6, side: 89, middle: 89 },
  armhole: 5.5,
};

const sleeve: Sleeve = { wide: 21.5, narrow: 14, length: 55, cap: 12.5, away: 23, shoulder: [20.2, 138.6] };

const thread = [0.42, 0.2, 0.05] as const;
const copper = { radius: 0.72, colour: [0.36, 0.2, 0.1], gloss: 1.4 } as const;
const wear = { height: 1.5, width: 1.1 };

/** A seam with two rows of stitches beside it. */
const felled = (ruler: Ruler, line: string | readonly Point[]): Detail[] => [
  seam(ruler(line), { gather: 0.05 }),
  ...[0.3, 0.85].map((at) => stitches(ruler(line), { at, thread })),
];

const strip = (low: number, high: number): Point[] => [
  [-2, low],
  [2, low],
  [2, high],
  [-2, high],
];

const signs = [1, -1] as const;

/** The yoke, the flap of a pocket below it, and the two seams that run down to the hem. */
const frontPart = (ruler: Ruler, { place }: Fit, sign: 1 | -1): Detail[] => {
  const at = (x: number, y: number): Point => place(x * sign, y);
  return [
    ...felled(ruler, [at(8.6, 129), at(6.6, 89)]),
    ...felled(ruler, [at(18.4, 129), at(13.4, 89)]),
    ...felled(ruler, [at(2, 129.6), at(26, 129.6)]),
    patch(ruler, [at(6.6, 129.4), at(20, 129.4), at(19.8, 124.8), at(13.3, 122), at(6.8, 124.8)], {
      thick: 0.16,
      edge: 0.25,
      shadow: 0.45,
      thread,
    }),
    button(at(13.3, 123.9), copper),
  ];
};

const bodySeams = (ruler: Ruler, own: Torso): Detail[] => [
  torsoFolds(own, wear),
  ...['left', 'right', 'hem'].map((line) => seam(ruler(line), { gather: 0.07 })),
  ...['armLeft', 'armRight', 'shoulderLeft', 'shoulderRight'].flatMap((line) => felled(ruler, line)),
];

const arm = (ruler: Ruler, own: Sleeve): Detail[] => [
  sleeveFolds(own, wear),
  ...['underOne', 'underTwo', 'capOne', 'capTwo', 'end'].map((line) => seam(ruler(line), { gather: 0.08 })),
];

const cuff = (ruler: Ruler, own: Sleeve): Detail[] => [
  ...felled(ruler, 'top'),
  hem(ruler('hem'), { width: 0.5, thread }),
  ...signs.map((sign) => button([5 * sign, -own.length - 2.6], copper)),
];

const bandDetails = (ruler: Ruler): Detail[] => [...felled(ruler, 'top'), hem(ruler('end'), { width: 0.5, thread })];
const stiff = new Set(['leaf', 'stand', 'frontBand', 'backBand', ...arms.map((name) => `${name}Cuff`)]);

/** A short jacket of denim with a collar, flaps on the chest and copper buttons. */
function denimJacketFor(fit: Fit): Garment {
  const [own, ownSleeve] = [fit.torso(torso), fit.sleeve(sleeve)];
  const below = hemBand(own, { half: fit.band(25.4), deep: 4.6 });
  const collar = shirtCollarFor(fit);
  const sleeveDetails = (ruler: Ruler) => arm(ruler, ownSleeve);
  const closing = (ruler: Ruler, low: number, high: number) =>
    patch(ruler, fit.line(strip(low, high)), { thick: 0.16, edge: 0.3, shadow: 0.45, thread });
  return {
    form: fit.form,
    panels: [
      torsoPanel('front', own, crewNeck(own, fit.neck(7.5))),
      torsoPanel('back', own, roundNeck(own, fit.neck(1.6))),
      ...arms.map((name) => sleevePanel(name, ownSleeve)),
      ...arms.map((name) => cuffPanel(name, ownSleeve, { half: fit.cuff(11.4), deep: 5 })),
      ...below.panels,
      ...collar.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...cuffSeams, ...below.seams, ...collar.seams],
    gap: (panel) => (panel === 'leaf' ? 1.4 : 0.6),
    bend: (panel) => (stiff.has(panel) ? 3 : 0.85),
    held: [],
    details: {
      front: (ruler) => [
        ...bodySeams(ruler, own),
        ...signs.flatMap((sign) => frontPart(ruler, fit, sign)),
        closing(ruler, 60, 150),
        ...[0, 1, 2, 3, 4].map((at) => button(fit.place(0, 138 - at * 10.8), copper)),
      ],
      back: (ruler) => [
        ...bodySeams(ruler, own),
        ...felled(
          ruler,
          fit.line([
            [-26, 132],
            [26, 132],
          ]),
        ),
        ...signs.flatMap((sign) =>
          felled(
            ruler,
            fit.line([
              [16 * sign, 132],
              [9 * sign, 89],
            ]),
          ),
        ),
      ],
      sleeveRight: sleeveDetails,
      sleeveLeft: sleeveDetails,
      ...Object.fromEntries(arms.map((name) => [`${name}Cuff`, (ruler: Ruler) => cuff(ruler, ownSleeve)])),
      frontBand: (ruler) => [...bandDetails(ruler), closing(ruler, 70, 100), button(fit.place(0, 86.6), copper)],
      backBand: bandDetails,
      stand: (ruler) => ['right', 'back', 'left'].map((line) => seam(ruler(line))),
      leaf: (ruler) =>
        ['edgeRight', 'edgeLeft', 'endLeft', 'endRight'].map((line) => hem(ruler(line), { width: 0.7, thread })),
    },
  };
}

/** Denim jackets of men and women. */
export const denimJacket = denimJacketFor(mensFit);
export const womensDenimJacket = denimJacketFor(womensFit);
