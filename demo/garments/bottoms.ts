import type { Look } from './look.ts';
import { backPocket, bodyOf, insideOf, waistband } from './legs.ts';
import type { Details, Legs } from './legs.ts';
import type { Garment } from './piece.ts';

const straight: Legs = {
  waist: 204,
  waistY: 190,
  hip: 262,
  hipY: 450,
  crotchY: 610,
  outer: 262,
  inner: 62,
  hemY: 1480,
};

export const bottomKinds = {
  jeans: {
    recto: { legs: straight, details: 'jeans' },
    chupin: { legs: { ...straight, outer: 208, inner: 66 }, details: 'jeans' },
    ancho: { legs: { ...straight, outer: 330, inner: 44, hip: 270 }, details: 'jeans' },
  },
  pantalon: {
    pinzas: { legs: { ...straight, outer: 252, inner: 58, hip: 272 }, details: 'tailored' },
    palazzo: { legs: { ...straight, outer: 380, inner: 30, hip: 276 }, details: 'tailored' },
    jogger: { legs: { ...straight, outer: 196, inner: 78, hip: 280, hemY: 1440 }, details: 'elastic' },
  },
  short: {
    bermuda: {
      legs: {
        ...straight,
        waistY: 380,
        hipY: 640,
        crotchY: 810,
        hemY: 1180,
        outer: 316,
        inner: 52,
        hip: 296,
        waist: 232,
      },
      details: 'tailored',
    },
    deportivo: {
      legs: {
        ...straight,
        waistY: 420,
        hipY: 680,
        crotchY: 850,
        hemY: 1100,
        outer: 346,
        inner: 44,
        hip: 306,
        waist: 240,
      },
      details: 'elastic',
    },
    denim: {
      legs: {
        ...straight,
        waistY: 400,
        hipY: 660,
        crotchY: 830,
        hemY: 1110,
        outer: 322,
        inner: 46,
        hip: 298,
        waist: 234,
      },
      details: 'jeans',
    },
  },
} as const satisfies Record<string, Record<string, { legs: Legs; details: Details }>>;

export type BottomKind = keyof typeof bottomKinds;

/** The drawing of what has two legs. Throws RangeError for a cut that its kind does not have. */
export function bottomOf(kind: BottomKind, { cut, side, chance }: Look<string>): Garment {
  const cuts: Readonly<Record<string, { legs: Legs; details: Details }>> = bottomKinds[kind];
  const found = cuts[cut];
  if (!found) throw new RangeError(`no cut ${cut} of ${kind}`);
  const { legs, details } = found;
  return {
    stripes: 'along',
    close: { at: [40, legs.waistY + 170], width: 620 },
    pieces: [
      ...(side === 'front' ? [insideOf(legs)] : []),
      bodyOf(legs, details, side, chance),
      waistband(legs, details, side),
      ...(side === 'back' && details === 'jeans' ? [-1, 1].map((way) => backPocket(legs, way)) : []),
    ],
  };
}
