import type { Fit } from '../blocks/fit.ts';
import type { Garment } from '../blocks/garment.ts';
import { skirtBands, skirtBandSeams, skirtPanel, skirtSeams, type Skirt } from '../blocks/skirt.ts';
import type { Torso } from '../blocks/torso.ts';
import { near, type Detail, type Ruler } from '../cloth/detail.ts';
import { folds } from '../cloth/folds.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { readSide } from '../cloth/side-map.ts';
import { patch } from '../cloth/trimmings.ts';
import { tint } from '../light/skin.ts';
import { chance } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { sewn } from '../pattern/panel.ts';
import { coatOf, middleSeam, overlap, torso } from './coat-body.ts';

/** Half the length of a quarter of the belt and the cloth that it gathers, its height, and where its upper edge is, cm. */
const belt = { half: 23.2, gathered: 26.8, deep: 5, top: 109 };

/** The shadow of the belt on the cloth beside it. */
const belowBelt = (ruler: Ruler, line: string): Detail => {
  const map = ruler(line);
  return (u, v, skin) => {
    readSide(map, u, v, near);
    if (near.away < 2) tint(skin, 1 - 0.55 * Math.exp(-near.away / 0.5));
  };
};

/** Folds that the belt gathers, from the side of a panel upwards or downwards (`sign`). */
const gathers = (sign: 1 | -1, wide: number, edge: number): Detail =>
  folds(
    Array.from({ length: 9 }, (_, at) => {
      const u = (at / 4 - 1) * wide * 0.88 + (chance(at, sign, 17) - 0.5) * 2.4;
      const long = 9 + 9 * chance(at, sign, 18);
      return {
        from: [u, edge - sign],
        to: [u * 1.06 + (chance(at, sign, 19) - 0.5) * 4, edge + sign * long],
        width: 1 + 0.5 * chance(at, sign, 20),
        height: 0.3,
        bow: (chance(at, sign, 21) - 0.5) * 0.8,
      };
    }),
    23 + sign,
  );

const welt = (sign: 1 | -1): Point[] => [
  [13 * sign, -10],
  [15.6 * sign, -9],
  [20.4 * sign, -24.4],
  [17.8 * sign, -25.4],
];

/** The ends of the belt, which hang from its knot; and the knot, on the belt. */
const ends: readonly (readonly Point[])[] = [
  [
    [1.4, 3],
    [5, 3],
    [8.8, -33],
    [5, -34.6],
  ],
  [
    [2.4, 3],
    [6, 3],
    [4, -27.6],
    [0.4, -26.4],
  ],
];
const knot: readonly Point[] = [
  [1.2, -0.4],
  [5.8, -0.8],
  [7, 2.4],
  [5.6, 5.6],
  [1.8, 5.4],
  [0.6, 2.6],
];

/** A coat with a belt that is tied at the waist. */
export function beltedCoat(fit: Fit): Garment {
  const waist = fit.height(belt.top - belt.deep);
  const narrow = (half: number) => fit.place(half, belt.top - belt.deep)[0];
  const upper = fit.torso({ ...torso, hem: { half: belt.gathered, side: belt.top, middle: belt.top } });
  const own: Torso = { ...upper, waist: 0 };
  const skirt: Skirt = {
    top: waist,
    long: fit.height(104) - fit.height(44),
    waist: narrow(belt.gathered),
    deep: 15,
    hips: fit.band(28.6),
    hem: fit.band(35),
  };
  const bands = skirtBands(skirt, { half: narrow(belt.half), deep: belt.deep });
  const sides = (ruler: Ruler, lines: readonly string[]): Detail[] =>
    lines.map((line) => seam(ruler(line), { depth: 0.09, gather: 0.02 }));
  const below = (ruler: Ruler): Detail[] => [
    ...sides(ruler, ['left', 'right', 'hipLeft', 'hipRight']),
    gathers(-1, skirt.waist, 0),
    hem(ruler('hem'), { width: 0.3, thick: 0.02 }),
    belowBelt(ruler, 'waist'),
  ];
  const above = (ruler: Ruler): Detail[] => [
    ...sides(ruler, ['left', 'right', 'armLeft', 'armRight']),
    gathers(1, own.hem.half, own.hem.side),
    belowBelt(ruler, 'hem'),
  ];
  const beltEdges = (ruler: Ruler): Detail[] =>
    ['low', 'top'].flatMap((line) => [
      hem(ruler(line), { width: 0.3, thick: 0.03 }),
      stitches(ruler(line), { at: 0.6 }),
    ]);
  const closing: readonly Point[] = [
    [-4, -90],
    [60, -90],
    [60, 20],
    [-4, 20],
  ];
  return coatOf(fit, {
    torso: own,
    panels: [...(['skirtFront', 'skirtBack'] as const).map((name) => skirtPanel(name, skirt)), ...bands],
    seams: [
      ...skirtSeams,
      ...skirtBandSeams,
      sewn(['front', 'hem'], ['bandFront', 'top']),
      sewn(['back', 'hem'], ['bandBack', 'top']),
    ],
    bend: (panel) => (panel.startsWith('band') ? 4 : 1.5),
    details: {
      front: (ruler) => [...above(ruler), patch(ruler, fit.line(overlap), { thick: 0.22, edge: 0.8, shadow: 0.5 })],
      back: (ruler) => [...above(ruler), middleSeam(ruler)],
      skirtFront: (ruler) => [
        ...below(ruler),
        patch(ruler, closing, { thick: 0.22, edge: 0.8, shadow: 0.5 }),
        ...([1, -1] as const).map((sign) => patch(ruler, welt(sign), { thick: 0.2, edge: 0.4, shadow: 0.45 })),
        ...ends.map((line) => patch(ruler, line, { thick: 0.34, edge: 0.5, shadow: 0.6 })),
      ],
      skirtBack: (ruler) => [...below(ruler), middleSeam(ruler)],
      bandFront: (ruler) => [...beltEdges(ruler), patch(ruler, knot, { thick: 0.6, edge: 0, shadow: 0.6 })],
      bandBack: beltEdges,
    },
  });
}
