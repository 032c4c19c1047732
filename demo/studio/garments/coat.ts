import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { hem, seam } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';
import { beltedCoat } from './belted-coat.ts';
import { coatOf, middleSeam, overlap, torso } from './coat-body.ts';

const horn = { radius: 1.15, colour: [0.04, 0.024, 0.014], gloss: 0.3 } as const;

const flap = (sign: 1 | -1): Point[] => [
  [9 * sign, 92],
  [24.5 * sign, 94.5],
  [24.6 * sign, 88.6],
  [9.1 * sign, 86],
];

const flaps = (ruler: Ruler, { line }: Fit): Detail[] =>
  ([1, -1] as const).map((sign) => patch(ruler, line(flap(sign)), { thick: 0.2, edge: 0.6, shadow: 0.45 }));

const bodySeams = (ruler: Ruler): Detail[] => [
  ...['left', 'right', 'armLeft', 'armRight'].map((line) => seam(ruler(line), { depth: 0.09, gather: 0.02 })),
  hem(ruler('hem'), { width: 0.3, thick: 0.02 }),
];

/** A straight coat with lapels and three buttons. */
function straight(fit: Fit): Garment {
  return coatOf(fit, {
    torso: fit.torso(torso),
    panels: [],
    seams: [],
    bend: () => 2,
    details: {
      front: (ruler) => [
        ...bodySeams(ruler),
        patch(ruler, fit.line(overlap), { thick: 0.22, edge: 0.8, shadow: 0.5 }),
        ...flaps(ruler, fit),
        ...[108, 94, 80].map((height) => button(fit.place(0.4, height), horn)),
      ],
      back: (ruler) => [...bodySeams(ruler), middleSeam(ruler)],
    },
  });
}

const cutsFor = (fit: Fit) => ({ recto: straight(fit), cinturon: beltedCoat(fit) });

/** Coats of the catalogue, by their cut. */
export const coats = cutsFor(mensFit);
export const womensCoats = cutsFor(womensFit);
