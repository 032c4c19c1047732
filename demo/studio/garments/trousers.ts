import type { Garment } from '../blocks/garment.ts';
import { bandPanel, bandSeams, legNames, legPanel, legSeams, type Legs } from '../blocks/legs.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { crease, pleat } from '../cloth/pleats.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import type { Form } from '../form/form.ts';
import { men } from '../form/men.ts';
import { women } from '../form/women.ts';
import type { Point } from '../pattern/curve.ts';

/** Turns what is drawn for the panel at +x over. */
type Flip = 1 | -1;

type Cut = {
  readonly form: Form;
  readonly legs: Legs;
  /** Half the length of the waistband, cm. */
  readonly band: number;
  /** Heights of the crease, of the pleats and of the folds of wear, cm. */
  readonly crease: number;
  readonly pleats: readonly number[];
  readonly wear: number;
  readonly bend: number;
};

const horn = { radius: 0.75, colour: [0.09, 0.06, 0.04], gloss: 0.3 } as const;

const edges = (ruler: Ruler): Detail[] => [
  ...['outer', 'inner', 'hip', 'middle', 'fork'].map((line) => seam(ruler(line), { depth: 0.06, gather: 0.03 })),
  seam(ruler('waist'), { gather: 0.02 }),
  hem(ruler('hem'), { width: 3.2, thick: 0.04 }),
];

/** The line from a pleat or dart at the waist over the middle of the leg to that of the hem. */
function creaseLine({ waist, crotch, end, hips, hem: [inner, outer] }: Legs, flip: Flip): Point[] {
  const low: Point = [((inner + outer) / 2) * flip, end];
  return [
    low,
    [(hips * 0.39 + ((inner + outer) / 2 - hips * 0.39) * 0.25) * flip, crotch - (crotch - end) * 0.3],
    [hips * 0.37 * flip, waist - 2],
  ];
}

function frontDetails({ legs, crease: height, pleats, wear }: Cut, flip: Flip): (ruler: Ruler) => Detail[] {
  const { waist, crotch, end, half } = legs;
  const at = (x: number, y: number): Point => [x * flip, y];
  const drag = spray([at(0.5, crotch + 8), at(-2, crotch)], [at(13, crotch + 10), at(12, crotch - 10)], {
    count: 5,
    width: 1.3,
    height: 0.2 * wear,
    bow: flip * 1.2,
    seed: 43 + flip,
  });
  const low = spray([at(0, end + 22), at(0, end + 8)], [at(14, end + 18), at(14, end + 6)], {
    count: 3,
    width: 1.4,
    height: 0.14 * wear,
    bow: 1,
    seed: 47 + flip,
  });
  return (ruler) => {
    const pocket: Point[] = [at(half * 0.64, waist), at(half + 2.4, waist - 15)];
    return [
      folds([...drag, ...(end < 30 ? low : [])], flip + 15),
      ...edges(ruler),
      ...(height > 0 ? [crease(ruler(creaseLine(legs, flip)), { height })] : []),
      ...pleats.map((u) => pleat(at(u, waist), at(u - 0.4, waist - 17), flip === 1 ? 1 : -1, 0.42)),
      seam(ruler(pocket), { depth: 0.16, gather: 0.02 }),
      stitches(ruler(pocket), { at: 0.6 }),
      ...(flip === 1
        ? [
            stitches(ruler([at(3.6, waist), at(3.7, crotch + 13), at(2.6, crotch + 9.4), at(0.2, crotch + 7.6)]), {
              at: 0,
            }),
          ]
        : []),
    ];
  };
}

function backDetails({ legs, wear, crease: height }: Cut, flip: Flip): (ruler: Ruler) => Detail[] {
  const { waist, crotch, half } = legs;
  const at = (x: number, y: number): Point => [x * flip, y];
  const welt: Point[] = [at(5, waist - 7), at(half - 2.4, waist - 6), at(half - 2.4, waist - 7.2), at(5, waist - 8.2)];
  const drag = spray([at(1, crotch + 4), at(-3, crotch - 4)], [at(16, crotch + 3), at(14, crotch - 10)], {
    count: 4,
    width: 1.3,
    height: 0.2 * wear,
    bow: -flip,
    seed: 63 + flip,
  });
  return (ruler) => [
    folds(drag, flip + 19),
    ...edges(ruler),
    ...(height > 0 ? [crease(ruler(creaseLine(legs, flip)), { height })] : []),
    pleat(at(half / 2, waist + 1), at(half / 2, waist - 8), flip, 0.1),
    patch(ruler, welt, { thick: 0.1, edge: 0, shadow: 0.45 }),
    button([(half / 2 + 1.3) * flip, waist - 10], { ...horn, radius: 0.6 }),
  ];
}

const bandDetails =
  (half: number) =>
  (ruler: Ruler): Detail[] => [
    ...['backLeft', 'frontLeft', 'frontRight', 'backRight'].map((line) => seam(ruler(line), { depth: 0.08 })),
    hem(ruler('top'), { width: 0.3, thick: 0.02 }),
    ...[-0.78, -0.36, 0.36, 0.78].map((share) => {
      const u = share * half;
      const loop: Point[] = [
        [u - 0.5, -1],
        [u + 0.5, -1],
        [u + 0.5, 5],
        [u - 0.5, 5],
      ];
      return patch(ruler, loop, { thick: 0.2, edge: 0.14, shadow: 0.5 });
    }),
    patch(
      ruler,
      [
        [-60, -2],
        [2.4, -2],
        [2.4, 6],
        [-60, 6],
      ],
      { thick: 0.1, edge: 0.3, shadow: 0.4 },
    ),
    button([0.8, 2], horn),
  ];

function trousersOf(cut: Cut): Garment {
  const { form, legs, band, bend } = cut;
  return {
    form,
    panels: [
      ...legNames.map((name) => legPanel(name, legs)),
      bandPanel(legs, { half: band, deep: 4, axes: [band * 0.3785, band * 0.243] }),
    ],
    seams: [...legSeams, ...bandSeams],
    gap: () => 0.4,
    bend: (panel) => (panel === 'band' ? 4 : bend),
    held: ['band.top'],
    details: {
      frontRight: frontDetails(cut, 1),
      frontLeft: frontDetails(cut, -1),
      backRight: backDetails(cut, -1),
      backLeft: backDetails(cut, 1),
      band: bandDetails(band),
    },
  };
}

export const trousers = {
  pinzas: trousersOf({
    form: men,
    legs: { waist: 102, crotch: 75, end: 3, hips: 26, half: 21.8, hem: [-1.4, 17.4] },
    band: 42.8,
    crease: 0.34,
    pleats: [9.4, 13],
    wear: 0.8,
    bend: 0.8,
  }),
  palazzo: trousersOf({
    form: women,
    legs: { waist: 102, crotch: 73, end: 1, hips: 26, half: 18.6, hem: [-7.5, 27] },
    band: 36.4,
    crease: 0,
    pleats: [8, 11.4],
    wear: 0.4,
    bend: 0.35,
  }),
  bermuda: trousersOf({
    form: men,
    legs: { waist: 102, crotch: 75, end: 51, hips: 26, half: 21.8, hem: [-4.8, 23] },
    band: 42.8,
    crease: 0.2,
    pleats: [10.5],
    wear: 0.9,
    bend: 0.6,
  }),
} as const;
