import { mensFit, womensFit, type Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { neckRing, ribbedRing } from '../blocks/neck-ring.ts';
import { crewNeck, vNeck } from '../blocks/necklines.ts';
import type { Sleeve } from '../blocks/sleeve.ts';
import { roundNeck, type Torso } from '../blocks/torso.ts';
import { turtleNeck } from '../blocks/turtle-neck.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { label } from '../cloth/labels.ts';
import { ribBand, seam } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Point } from '../pattern/curve.ts';
import type { Side } from '../pattern/panel.ts';
import { pullover, type Pullover } from './pullover.ts';
import { pulloverSizes } from './pullover-sizes.ts';

const torso: Torso = {
  half: 29,
  pit: 120.5,
  neck: [9.4, 149.6],
  tip: [23, 143.2],
  hem: { half: 28, side: 82, middle: 82 },
  armhole: 5.5,
};

const sleeve: Sleeve = { wide: 21, narrow: 13, length: 52, cap: 12, away: 23, shoulder: [20.2, 138.6] };

const ribs = { step: 0.46, relief: 0.06 };

const shape = {
  ribs,
  bend: 0.7,
  wear: { height: 1.5, width: 1.5 },
} as const satisfies Partial<Pullover>;

const sized = (fit: Fit) => ({
  ...shape,
  ...pulloverSizes(fit, { sleeve, cuff: { half: 9.4, deep: 7 }, hem: { half: 25, deep: 6.5 } }),
});

type Neck = {
  readonly drop: number;
  readonly cut: (torso: Torso, drop: number) => Side[];
  /** The depth of its band, and how much shorter its free edge is, in radians. */
  readonly deep: number;
  readonly turn: number;
};

/** Returns a sweater with a band of ribs around its neck. */
function banded(fit: Fit, { drop, cut, deep, turn }: Neck, more: Pullover['more'] = {}): Garment {
  const own = fit.torso(torso);
  const [front, back] = [cut(own, fit.neck(drop)), roundNeck(own, 2)];
  const ring = neckRing({ name: 'band', torso: own, front, back, deep, turn });
  return pullover({
    ...sized(fit),
    torso: own,
    front,
    back,
    neck: { ...ring, details: { band: ribbedRing(ribs) } },
    inside: { back: (ruler) => [seam(ruler('neck')), label([0, own.neck[1] - 4.4])] },
    more,
    // A deep neck would slide from the shoulders.
    held: drop > 25 ? ['front.shoulderRight', 'front.shoulderLeft'] : [],
  });
}

function turtled(fit: Fit): Garment {
  const own = fit.torso({ ...torso, neck: [8.4, 149.7] });
  const high = { torso: own, front: crewNeck(own, fit.neck(6.6)), back: roundNeck(own, 1.6) };
  return pullover({
    ...sized(fit),
    ...high,
    neck: {
      ...turtleNeck(high, { rise: 6.6, leaf: 6 }),
      details: { leaf: (ruler) => [ribBand(ruler('edge'), { width: 20, shade: 1, ...ribs })] },
    },
    gaps: { leaf: 1 },
    bends: { leaf: 1.4 },
    held: ['leaf.foldLeft', 'leaf.foldRight'],
  });
}

const placket = 1.9;
const opening = 29;
const strip = (from: number, to: number): Point[] => [
  [-placket, from],
  [placket, from],
  [placket, to],
  [-placket, to],
];

const horn = { radius: 0.95, colour: [0.05, 0.03, 0.018], gloss: 0.35 } as const;

/** The strip that carries the buttons, ribbed along the panel's edge. */
const buttoned =
  (from: number, to: number, heights: readonly number[]) =>
  (ruler: Ruler): Detail[] => [
    patch(ruler, strip(from, to), { thick: 0.2, edge: 0, shadow: 0.4 }),
    ribBand(
      ruler([
        [0, from],
        [0, to],
      ]),
      { width: placket - 0.1, shade: 1, ...ribs },
    ),
    ...heights.map((height) => button([0, height], horn)),
  ];

function cardigan(fit: Fit): Garment {
  const low = fit.height(torso.neck[1]) - fit.neck(opening);
  const end = fit.height(60);
  return banded(
    fit,
    { cut: vNeck, drop: opening, deep: 3.4, turn: 1.6 },
    {
      front: buttoned(
        end,
        low + 8,
        [0, 1, 2, 3].map((at) => low - 2.5 - at * fit.neck(8.6)),
      ),
      frontBand: buttoned(end, fit.height(90), [fit.height(79)]),
    },
  );
}

const cutsFor = (fit: Fit) => ({
  redondo: banded(fit, { cut: crewNeck, drop: 10.5, deep: 2.8, turn: 3.4 }),
  polera: turtled(fit),
  'escote-v': banded(fit, { cut: vNeck, drop: 22, deep: 2.8, turn: 2.6 }),
  cardigan: cardigan(fit),
});

/** Sweaters of the catalogue, by their cut. */
export const sweaters = cutsFor(mensFit);
export const womensSweaters = cutsFor(womensFit);
