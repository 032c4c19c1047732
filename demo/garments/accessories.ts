import { between } from './chance.ts';
import type { Look } from './look.ts';
import { patchPocket } from './collars.ts';
import type { Garment, Mark, Piece } from './piece.ts';
import { both, shift, symmetric } from './shape.ts';

export const shoeCuts = ['urbana', 'bota'] as const;

const sole = '#ece6da';

/** A pair of shoes from the side, one behind the other. */
export function shoes({ cut }: Look<(typeof shoeCuts)[number]>): Garment {
  const isBoot = cut === 'bota';
  return {
    close: { at: [60, 940], width: 640 },
    pieces: [
      ...shoe(isBoot).map((piece) => moved(piece, 50, -250)),
      ...shoe(isBoot).map((piece) => moved(piece, -50, 130)),
    ],
  };
}

function moved(piece: Piece, dx: number, dy: number): Piece {
  const marks = (piece.marks ?? []).map((mark): Mark =>
    'shape' in mark
      ? { ...mark, shape: shift(mark.shape, dx, dy) }
      : { ...mark, at: [mark.at[0] + dx, mark.at[1] + dy] },
  );
  return { ...piece, shape: shift(piece.shape, dx, dy), marks };
}

function shoe(isBoot: boolean): Piece[] {
  const top = isBoot ? 520 : 690;
  const laces = Array.from({ length: isBoot ? 6 : 4 }, (_none, at): Mark[] => {
    const [x, y] = [-20 + at * 46 - (isBoot ? 60 : 0), top + 70 + at * (isBoot ? 44 : 34)];
    return [
      {
        mark: 'cord',
        shape: `M${x - 34} ${y + 14} C${x - 6} ${y - 12} ${x + 22} ${y - 10} ${x + 40} ${y + 4}`,
        width: 10,
      },
      { mark: 'eyelet', at: [x - 38, y + 18], size: 7 },
    ];
  }).flat();
  return [
    {
      shape: `M-392 1000 C-398 960 -386 940 -360 938 L340 938 C392 940 412 966 404 1004 C398 1034 372 1042 330 1042 L-340 1042 C-372 1042 -388 1030 -392 1000 Z`,
      cloth: 'smooth',
      colour: isBoot ? '#3b2f27' : sole,
      round: 0.5,
      lift: 6,
      marks: [{ mark: 'line', shape: `M-386 990 L402 990`, width: 3 }],
    },
    {
      shape: `M-372 952 C-384 860 -372 780 -356 ${top + 40} C-350 ${top} -320 ${top - 14} -280 ${top - 6} L-96 ${top + 10} C-70 ${top + 60} 0 ${top + 120} 60 ${isBoot ? 790 : 800} C150 ${isBoot ? 838 : 846} 330 848 376 900 C394 922 392 944 380 952 Z`,
      round: 0.8,
      lift: 4,
      folds: [
        { from: [70, 806], to: [10, 930], bend: 20, width: 26, depth: 0.28 },
        { from: [140, 836], to: [110, 940], bend: 16, width: 22, depth: 0.22 },
        { from: [-330, top + 120], to: [-230, 940], bend: -20, width: 40, depth: 0.2 },
      ],
      marks: [
        { mark: 'seam', shape: `M-356 ${top + 70} C-300 ${top + 90} -250 ${top + 80} -214 ${top + 60}`, width: 2 },
        { mark: 'stitch', shape: `M-250 950 C-240 860 -190 800 -110 ${top + 130}` },
        { mark: 'seam', shape: `M-256 950 C-246 860 -196 800 -116 ${top + 124}`, width: 2 },
        ...laces,
      ],
    },
    {
      shape: `M236 858 C320 862 372 884 388 918 C392 940 388 950 380 954 L196 954 C190 916 204 880 236 858 Z`,
      cloth: 'smooth',
      tone: isBoot ? -0.08 : 0.18,
      round: 0.7,
      lift: 2,
      marks: [{ mark: 'stitch', shape: `M246 868 C216 888 204 918 208 948` }],
    },
  ];
}

export const bagCuts = ['tote', 'bandolera'] as const;

/** A bag: an open one with two handles, or a small one with a flap and a strap. */
export function bag({ cut, side, chance }: Look<(typeof bagCuts)[number]>): Garment {
  return cut === 'tote' ? tote(side === 'front', chance) : satchel(side === 'front');
}

function tote(isFront: boolean, chance: () => number): Garment {
  const handle = (lift: number): Piece => ({
    shape: `M-190 ${640 + lift} C-180 ${220 + lift} 180 ${220 + lift} 190 ${640 + lift} L152 ${640 + lift} C140 ${276 + lift} -140 ${276 + lift} -152 ${640 + lift} Z`,
    round: 0.5,
    lift: 4,
    cloth: 'smooth',
    tone: -0.1,
  });
  return {
    stripes: 'across',
    close: { at: [-60, 720], width: 640 },
    pieces: [
      handle(-26),
      {
        shape: symmetric('M0 600 L330 600 C338 620 336 640 334 660 L0 680'),
        cloth: 'smooth',
        tone: -0.3,
      },
      {
        shape: symmetric(
          'M0 628 C120 628 240 622 336 606 L368 1270 C368 1300 350 1316 320 1318 C210 1326 100 1330 0 1330',
        ),
        edges: both('M336 606 L368 1270'),
        round: 0.7,
        lift: 7,
        folds: [-1, 1].flatMap((way) => [
          {
            from: [way * 300, 680],
            to: [way * between(chance, 150, 240), 1240],
            bend: way * 20,
            width: 60,
            depth: 0.22,
          },
          { from: [way * 80, 900], to: [way * 40, 1300], bend: way * -12, width: 44, depth: 0.14 },
        ]),
        marks: [
          ...both('M0 662 C120 662 240 656 338 640').map((shape): Mark => ({ mark: 'stitch', shape })),
          ...[-1, 1].map((way): Mark => ({ mark: 'rivet', at: [way * 171, 700], size: 11 })),
        ],
      },
      handle(40),
      ...(isFront ? [patchPocket(-130, 860, 260, 260)] : []),
    ],
  };
}

function satchel(isFront: boolean): Garment {
  return {
    close: { at: [0, 900], width: 640 },
    pieces: [
      {
        shape: 'M-330 780 C-420 300 420 300 330 780 L300 780 C380 346 -380 346 -300 780 Z',
        cloth: 'smooth',
        round: 0.5,
        lift: 4,
        tone: -0.12,
      },
      {
        shape: symmetric('M0 730 L318 730 C344 732 352 752 352 780 L352 1190 C352 1240 330 1262 286 1264 L0 1270'),
        round: 0.8,
        lift: 8,
      },
      ...(isFront
        ? [
            {
              shape: symmetric('M0 716 L330 716 C352 720 358 744 356 780 C350 960 250 1050 0 1056'),
              round: 0.6,
              lift: 7,
              marks: [
                ...both('M334 736 C330 950 240 1026 0 1032').map((shape): Mark => ({ mark: 'stitch', shape })),
                { mark: 'rivet', at: [0, 1000], size: 24, colour: '#b08d4f' },
              ],
            } satisfies Piece,
          ]
        : [patchPocket(-190, 880, 380, 280)]),
    ],
  };
}

export const scarfCuts = ['larga', 'cuadrada'] as const;

/** A scarf: long with fringes, laid in a loop, or a square one folded. */
export function scarf({ cut, chance }: Look<(typeof scarfCuts)[number]>): Garment {
  return cut === 'larga' ? longScarf(chance) : square();
}

function longScarf(chance: () => number): Garment {
  const tail = (x: number, low: number, lean: number): Piece => ({
    shape: `M${x - 110} 520 L${x + 110} 500 L${x + 118 + lean} ${low} L${x - 112 + lean} ${low + 10} Z`,
    round: 0.6,
    lift: 6,
    folds: [
      { from: [x - 40, 560], to: [x - 30 + lean, low - 20], bend: between(chance, -16, 16), width: 40, depth: 0.24 },
      { from: [x + 50, 540], to: [x + 60 + lean, low - 60], bend: between(chance, -16, 16), width: 34, depth: 0.2 },
    ],
    marks: Array.from({ length: 15 }, (_none, at): Mark => {
      const start = x - 106 + lean + at * 16;
      return { mark: 'cord', shape: `M${start} ${low} L${start + between(chance, -8, 8)} ${low + 86}`, width: 7 };
    }),
  });
  return {
    stripes: 'across',
    close: { at: [-40, 620], width: 640 },
    pieces: [
      tail(120, 1240, 26),
      tail(-120, 1330, -20),
      {
        shape: symmetric('M0 300 C150 300 262 352 276 452 C282 560 170 640 0 650'),
        round: 0.9,
        lift: 8,
        folds: [
          { from: [-240, 430], to: [-20, 610], bend: 50, width: 44, depth: 0.3 },
          { from: [240, 430], to: [30, 600], bend: -50, width: 40, depth: 0.3 },
          { from: [-190, 380], to: [150, 540], bend: 40, width: 36, depth: 0.22 },
        ],
      },
      {
        shape: symmetric('M0 346 C80 346 150 372 152 420 C152 470 80 500 0 502'),
        tone: -0.3,
        round: 0.8,
      },
    ],
  };
}

function square(): Garment {
  return {
    stripes: 'along',
    close: { at: [0, 800], width: 640 },
    pieces: [
      { shape: 'M-360 520 L330 470 L390 1170 L-330 1220 Z', round: 0.6, lift: 5 },
      {
        shape: 'M-360 520 L330 470 L360 830 L-345 870 Z',
        round: 0.5,
        lift: 5,
        tone: 0.06,
        folds: [{ from: [-320, 640], to: [320, 600], bend: 18, width: 40, depth: 0.16 }],
        marks: [{ mark: 'stitch', shape: 'M-340 540 L312 492 L340 812 L-326 850 Z' }],
      },
    ],
  };
}
