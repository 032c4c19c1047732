import type { Garment, Mark, Piece } from './piece.ts';
import type { Look } from './look.ts';
import { both, symmetric } from './shape.ts';
import type { Shape } from './shape.ts';
import { bodyEdges, bodyFolds, bodyShape, cuffLine, hemline, neckline, sleevePieces } from './torso.ts';
import type { Sleeve, Torso } from './torso.ts';

const torsos = {
  clasica: {
    neck: 122,
    neckY: 268,
    shoulder: 292,
    shoulderY: 326,
    chest: 288,
    armY: 590,
    waist: 276,
    waistY: 940,
    hem: 286,
    hemY: 1310,
    hemDrop: 14,
  },
  amplia: {
    neck: 118,
    neckY: 272,
    shoulder: 356,
    shoulderY: 352,
    chest: 344,
    armY: 668,
    waist: 338,
    waistY: 940,
    hem: 338,
    hemY: 1288,
    hemDrop: 12,
  },
  'escote-v': {
    neck: 120,
    neckY: 268,
    shoulder: 286,
    shoulderY: 326,
    chest: 280,
    armY: 584,
    waist: 262,
    waistY: 930,
    hem: 280,
    hemY: 1310,
    hemDrop: 14,
  },
} as const satisfies Record<string, Torso>;

const sleeves = {
  clasica: { wrist: [424, 590], width: 178, bulge: 14 },
  amplia: { wrist: [484, 676], width: 226, bulge: 18 },
  'escote-v': { wrist: [414, 580], width: 164, bulge: 12 },
} as const satisfies Record<keyof typeof torsos, Sleeve>;

export const tShirtCuts = ['clasica', 'amplia', 'escote-v'] as const;

/** A t-shirt: crew neck, loose with a dropped shoulder, or with a V. */
export function tShirt({ cut, side, chance }: Look<(typeof tShirtCuts)[number]>): Garment {
  const torso = torsos[cut];
  const sleeve = sleeves[cut];
  const isFront = side === 'front';
  const isV = cut === 'escote-v' && isFront;
  const depth = isFront ? 376 : 300;
  const neckHalf = isV ? vee(torso, 452) : neckline(torso, depth);
  const sleeveMarks: Mark[] = [
    { mark: 'stitch', shape: cuffLine(torso, sleeve, 26) },
    { mark: 'seam', shape: cuffLine(torso, sleeve, 30), width: 1.6 },
  ];
  const body: Piece = {
    shape: bodyShape(torso, depth, neckHalf),
    edges: bodyEdges(torso),
    folds: bodyFolds(torso, chance, cut === 'amplia' ? 0.7 : 0.45),
    lift: 5,
    marks: both(hemline(torso, 30)).flatMap((shape) => [
      { mark: 'seam', shape, width: 1.6 },
      { mark: 'stitch', shape },
    ]),
  };
  return {
    stripes: 'across',
    close: { at: [-70, 470], width: 620 },
    pieces: [
      ...(isFront ? [inside(torso, isV ? 452 : depth)] : []),
      ...sleevePieces(torso, sleeve, chance, { round: 0.66, marks: sleeveMarks }),
      body,
      isV ? veeBand(torso, 452, 24) : crewBand(torso, depth, 30),
    ],
  };
}

/** The inner side of the back, seen through the neck, with the house's label. */
export function inside(torso: Torso, depth: number): Piece {
  const { neck, neckY } = torso;
  return {
    shape: symmetric(
      `M0 ${neckY + 8} C${neck * 0.6} ${neckY + 8} ${neck} ${neckY + 4} ${neck + 6} ${neckY} C${neck + 2} ${depth} ${neck * 0.7} ${depth + 20} 0 ${depth + 20}`,
    ),
    cloth: 'smooth',
    tone: -0.28,
    round: 0.5,
    marks: [
      {
        mark: 'seam',
        shape: symmetric(
          `M0 ${neckY + 40} C${neck * 0.5} ${neckY + 40} ${neck * 0.8} ${neckY + 26} ${neck} ${neckY + 6}`,
        ),
        width: 2,
      },
      {
        mark: 'fill',
        shape: `M-30 ${neckY + 30} L30 ${neckY + 30} L30 ${neckY + 60} L-30 ${neckY + 60} Z`,
        colour: '#efe8da',
        opacity: 0.92,
      },
      { mark: 'line', shape: `M-15 ${neckY + 45} L15 ${neckY + 45}`, width: 3 },
    ],
  };
}

/** A ribbed band around a round neck. */
export function crewBand(torso: Torso, depth: number, wide: number): Piece {
  const { neck, neckY } = torso;
  const outer = neckline(torso, depth);
  return {
    shape: symmetric(
      `M0 ${depth - wide} C${neck * 0.5} ${depth - wide} ${neck * 0.8} ${neckY + (depth - neckY) * 0.5} ${neck - wide * 0.72} ${neckY - wide * 0.34} L${neck} ${neckY} ${outer.split(' ').slice(0, 0).join(' ')}C${neck * 0.9} ${neckY + (depth - neckY) * 0.62} ${neck * 0.56} ${depth} 0 ${depth}`,
    ),
    cloth: 'smooth',
    round: 0.5,
    tone: -0.04,
    lift: 3,
    marks: both(outer).map((shape) => ({ mark: 'seam', shape, width: 2 })),
  };
}

/** The right half of a V, `depth` down. */
export function vee({ neck, neckY }: Torso, depth: number): Shape {
  return `M0 ${depth} C${neck * 0.3} ${depth - 56} ${neck * 0.94} ${neckY + 90} ${neck} ${neckY}`;
}

/** A ribbed band around a V. */
export function veeBand(torso: Torso, depth: number, wide: number): Piece {
  const { neck, neckY } = torso;
  return {
    shape: symmetric(
      `M0 ${depth - wide * 1.5} C${neck * 0.26} ${depth - 56 - wide} ${neck * 0.76} ${neckY + 80} ${neck - wide * 0.8} ${neckY - wide * 0.3} L${neck} ${neckY} C${neck * 0.94} ${neckY + 90} ${neck * 0.3} ${depth - 56} 0 ${depth}`,
    ),
    cloth: 'smooth',
    round: 0.4,
    tone: -0.04,
    lift: 3,
    marks: [
      ...both(vee(torso, depth)).map((shape): Mark => ({ mark: 'seam', shape, width: 2 })),
      { mark: 'seam', shape: `M0 ${depth - wide * 1.5} L0 ${depth}`, width: 2 },
    ],
  };
}
