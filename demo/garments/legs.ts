import { between } from './chance.ts';
import type { Chance } from './chance.ts';
import { patchPocket } from './collars.ts';
import type { Fold, Mark, Piece, Side } from './piece.ts';
import { both, symmetric } from './shape.ts';

/** The measures of what covers the legs: half widths from the middle, heights from the top of the frame. */
export type Legs = {
  readonly waist: number;
  readonly waistY: number;
  readonly hip: number;
  readonly hipY: number;
  readonly crotchY: number;
  /** The outer and inner end of the right hem. */
  readonly outer: number;
  readonly inner: number;
  readonly hemY: number;
};

export type Details = 'jeans' | 'tailored' | 'elastic';

/** The inner side of the back, above the front of the waist. */
export function insideOf({ waist, waistY }: Legs): Piece {
  return {
    shape: symmetric(
      `M0 ${waistY - 26} C${waist * 0.5} ${waistY - 26} ${waist * 0.9} ${waistY - 16} ${waist} ${waistY - 4} L0 ${waistY + 40}`,
    ),
    cloth: 'smooth',
    tone: -0.3,
    round: 0.4,
  };
}

function sideOf({ waist, waistY, hip, hipY, outer, hemY }: Legs): string {
  return `M${waist} ${waistY} C${waist + 34} ${waistY + 90} ${hip} ${hipY - 110} ${hip} ${hipY} C${hip + 4} ${hipY + (hemY - hipY) * 0.4} ${outer} ${hemY - (hemY - hipY) * 0.4} ${outer} ${hemY}`;
}

function innerOf({ inner, hemY, crotchY }: Legs): string {
  return `M${inner} ${hemY} C${inner - 6} ${hemY - (hemY - crotchY) * 0.4} 26 ${crotchY + 150} 0 ${crotchY}`;
}

const onward = (shape: string) => shape.replace(/^M\S+ \S+ /, '');

/** Both legs with their seams, pockets and folds. */
export function bodyOf(legs: Legs, details: Details, side: Side, chance: Chance): Piece {
  const { waistY, outer, inner, hemY } = legs;
  const hem = `M${outer} ${hemY - 30} L${inner} ${hemY - 30}`;
  return {
    shape: symmetric(
      `M0 ${waistY} L${legs.waist} ${waistY} ${onward(sideOf(legs))} L${inner} ${hemY + 6} ${onward(innerOf(legs))}`,
    ),
    edges: [...both(sideOf(legs)), ...both(innerOf(legs))],
    folds: legFolds(legs, chance),
    lift: 5,
    marks: [
      ...both(hem).flatMap((shape): Mark[] => [
        { mark: 'seam', shape, width: details === 'elastic' ? 5 : 1.8 },
        { mark: 'stitch', shape },
      ]),
      ...(side === 'front' ? frontMarks(legs, details) : [middleSeam(legs)]),
    ],
  };
}

const middleSeam = ({ waistY, crotchY }: Legs): Mark => ({
  mark: 'seam',
  shape: `M0 ${waistY} L0 ${crotchY}`,
  width: 3,
});

function frontMarks(legs: Legs, details: Details): Mark[] {
  const { waist, waistY, hip, hipY, crotchY, outer, inner, hemY } = legs;
  const pocket =
    details === 'jeans'
      ? `M${waist * 0.48} ${waistY + 62} C${waist * 0.52} ${waistY + 150} ${waist * 0.9} ${waistY + 176} ${waist + 34} ${waistY + 170}`
      : `M${waist * 0.62} ${waistY + 62} L${hip - 6} ${hipY - 10}`;
  const pockets = both(pocket).flatMap((shape): Mark[] => [
    { mark: 'seam', shape, width: 3 },
    { mark: 'stitch', shape },
  ]);
  const crease = (outer + inner) / 2;
  const creases = both(
    `M${waist * 0.5} ${waistY + 70} C${waist * 0.55} ${hipY} ${crease} ${crotchY + 200} ${crease} ${hemY - 30}`,
  );
  const fly: Mark[] =
    details === 'elastic'
      ? [
          {
            mark: 'cord',
            shape: `M-24 ${waistY + 40} C-40 ${waistY + 100} -30 ${waistY + 150} -44 ${waistY + 210}`,
            width: 9,
          },
          {
            mark: 'cord',
            shape: `M24 ${waistY + 40} C40 ${waistY + 110} 26 ${waistY + 150} 38 ${waistY + 190}`,
            width: 9,
          },
        ]
      : [{ mark: 'stitch', shape: `M58 ${waistY + 60} C60 ${crotchY - 190} 52 ${crotchY - 90} 6 ${crotchY - 50}` }];
  return [
    middleSeam(legs),
    ...pockets,
    ...(details === 'tailored' ? creases.map((shape): Mark => ({ mark: 'line', shape, width: 2 })) : []),
    ...fly,
    ...(details === 'jeans'
      ? [-1, 1].map((way): Mark => ({ mark: 'rivet', at: [way * waist * 0.49, waistY + 70], size: 7 }))
      : []),
  ];
}

/** The band that holds it. */
export function waistband({ waist, waistY }: Legs, details: Details, side: Side): Piece {
  const deep = 60;
  const loops = [0.28, 0.72].flatMap((share) =>
    both(
      `M${waist * share - 9} ${waistY - 8} L${waist * share + 9} ${waistY - 8} L${waist * share + 9} ${waistY + deep + 6} L${waist * share - 9} ${waistY + deep + 6} Z`,
    ),
  );
  const marks: Mark[] =
    details === 'elastic'
      ? []
      : [
          ...loops.map((shape): Mark => ({ mark: 'line', shape, width: 4 })),
          ...(side === 'front'
            ? [
                {
                  mark: 'button',
                  at: [0, waistY + deep / 2],
                  size: 16,
                  ...(details === 'jeans' && { colour: '#a8794a' }),
                } as const,
              ]
            : []),
        ];
  return {
    shape: symmetric(
      `M0 ${waistY + 4} C${waist * 0.5} ${waistY + 4} ${waist * 0.9} ${waistY} ${waist + 1} ${waistY - 6} L${waist + 14} ${waistY + deep - 4} C${waist * 0.9} ${waistY + deep + 2} ${waist * 0.5} ${waistY + deep + 6} 0 ${waistY + deep + 6}`,
    ),
    ...(details === 'elastic' && { cloth: 'rib' as const }),
    round: 0.4,
    lift: 3,
    marks,
  };
}

/** A pocket on the back; `way` is -1 on the left. */
export function backPocket({ waist, waistY }: Legs, way: number): Piece {
  const width = 118;
  return patchPocket(way > 0 ? waist * 0.62 - width / 2 : -waist * 0.62 - width / 2, waistY + 150, width, 150);
}

function legFolds({ hip, hipY, crotchY, outer, inner, hemY }: Legs, chance: Chance): Fold[] {
  const middle = (outer + inner) / 2;
  return [-1, 1].flatMap((way): Fold[] => [
    {
      from: [way * 8, crotchY - 10],
      to: [way * between(chance, hip * 0.6, hip * 0.85), crotchY - between(chance, 60, 120)],
      bend: way * 14,
      width: 26,
      depth: 0.34,
    },
    {
      from: [way * 16, crotchY + 50],
      to: [way * between(chance, hip * 0.5, hip * 0.8), crotchY + between(chance, 10, 60)],
      bend: way * 12,
      width: 24,
      depth: 0.3,
    },
    {
      from: [way * (middle - 30), hipY + 120],
      to: [way * (middle - 10), hemY - between(chance, 60, 200)],
      bend: between(chance, -20, 20),
      width: between(chance, 26, 44),
      depth: 0.2,
    },
    {
      from: [way * (inner + 20), hemY - between(chance, 240, 330)],
      to: [way * (outer - 20), hemY - between(chance, 180, 260)],
      bend: between(chance, -14, 14),
      width: 22,
      depth: 0.24,
    },
  ]);
}
