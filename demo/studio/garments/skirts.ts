import type { Garment } from '../blocks/garment.ts';
import { skirtBands, skirtBandSeams, skirtPanel, skirtSeams, type Skirt } from '../blocks/skirt.ts';
import { smooth, type Detail, type Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { elastic } from '../cloth/pleats.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { button, patch } from '../cloth/trimmings.ts';
import { women } from '../form/women.ts';
import { tint } from '../light/skin.ts';
import { noise } from '../noise/noise.ts';
import type { Point } from '../pattern/curve.ts';
import { copper, curved, double, thread } from './five-pockets.ts';

/** The height of the upper edge of a waistband. */
const top = 104;

function skirtOf(skirt: Skirt, band: number, made: Pick<Garment, 'gap' | 'bend' | 'details' | 'pressed'>): Garment {
  return {
    form: women,
    panels: [
      ...(['skirtFront', 'skirtBack'] as const).map((name) => skirtPanel(name, skirt)),
      ...skirtBands(skirt, { half: 17.8, deep: band }),
    ],
    seams: [...skirtSeams, ...skirtBandSeams],
    held: ['bandFront.top', 'bandBack.top'],
    ...made,
  };
}

const sideSeams = (ruler: Ruler): Detail[] =>
  ['right', 'left', 'hipRight', 'hipLeft'].map((line) => seam(ruler(line), { depth: 0.06, gather: 0.02 }));

const pleated: Skirt = { top: top - 3.5, long: 70, waist: 22, deep: 17, hips: 25, hem: 41 };
/** The number of pleats on each side of the middle. */
const pleats = 11;

/** Returns where in a pleat a point is, 0 to 1, and how far the pleat is open, 0 to 1. */
function pleatAt(u: number, v: number): { readonly part: number; readonly open: number } {
  const radius = pleated.waist / ((pleated.hem - pleated.hips) / (pleated.long - pleated.deep));
  const angle = Math.atan2(u, radius - v);
  const below = Math.hypot(u, radius - v) - radius;
  const half =
    below < pleated.deep
      ? pleated.waist + (pleated.hips - pleated.waist) * Math.sin((Math.max(0, below) / pleated.deep) * (Math.PI / 2))
      : pleated.hips + (pleated.hem - pleated.hips) * ((below - pleated.deep) / (pleated.long - pleated.deep));
  const open = Math.max(0, Math.min(1, below / pleated.long));
  const sway = 0.28 * open * noise(angle * 9, below * 0.035, 91);
  const place = ((angle * (radius + below)) / half) * pleats + sway + 0.5;
  return { part: place - Math.floor(place), open };
}

const pleatedSkirt = skirtOf(pleated, 3.5, {
  gap: () => 0.5,
  bend: (panel) => (panel.startsWith('band') ? 4 : 0.9),
  pressed(panel, u, v) {
    if (panel.startsWith('band')) return 0;
    const { part, open } = pleatAt(u, v);
    return (0.12 + 1.25 * open ** 0.8) * (part < 0.86 ? part / 0.86 : (1 - part) / 0.14);
  },
  details: {
    skirtFront: (ruler) => [pressedShade, hem(ruler('hem'), { width: 0.5, thick: 0.02 })],
    skirtBack: (ruler) => [pressedShade, hem(ruler('hem'), { width: 0.5, thick: 0.02 })],
    bandFront: (ruler) => [seam(ruler('low'), { depth: 0.1 }), hem(ruler('top'), { width: 0.3 })],
    bandBack: (ruler) => [seam(ruler('low'), { depth: 0.1 }), hem(ruler('top'), { width: 0.3 })],
  },
});

function pressedShade(...[u, v, skin]: Parameters<Detail>): void {
  const { part, open } = pleatAt(u, v);
  const under = smooth(0.86, 0.97, part) + (1 - smooth(0, 0.16, part));
  tint(
    skin,
    1 - (0.35 - 0.15 * open) * Math.min(1, under) + 0.06 * smooth(0.7, 0.84, part) * (1 - smooth(0.86, 0.9, part)),
  );
}

const ribbed: Skirt = { top: top - 4, long: 66, waist: 21.2, deep: 17, hips: 24.6, hem: 23 };
const ribbedDetails = (ruler: Ruler): Detail[] => [
  folds(
    spray(
      [
        [-16, -26],
        [-14, -40],
      ],
      [
        [15, -24],
        [14, -44],
      ],
      { count: 4, width: 2, height: 0.1, bow: -1.4, seed: 93 },
    ),
    94,
  ),
  ...sideSeams(ruler),
  hem(ruler('hem'), { width: 1.6, thick: 0.05 }),
];
const ribbedBand = (ruler: Ruler): Detail[] => [
  elastic(ruler('low'), { width: 4, rows: 1, height: 0.04 }),
  hem(ruler('top'), { width: 0.4, thick: 0.06 }),
];

const mini: Skirt = { top: top - 4, long: 37, waist: 21.2, deep: 17, hips: 24.8, hem: 27 };

const miniEdges = (ruler: Ruler): Detail[] => [
  ...sideSeams(ruler),
  ...['hipRight', 'hipLeft', 'right', 'left'].map((line) => stitches(ruler(line), { at: 0.35, thread })),
  seam(ruler('waist')),
  hem(ruler('hem'), { width: 2, thick: 0.1, thread }),
];

const miniFront = (ruler: Ruler): Detail[] => {
  const middle = ruler([
    [0, -11],
    [0, -40],
  ]);
  const fly: Point[] = curved([4.2, 0], [4.3, -13], [0.2, -15]);
  return [
    ...miniEdges(ruler),
    ...([1, -1] as const).flatMap((sign) => {
      const pocket = ruler(curved([7.6 * sign, 0], [9 * sign, -8.4], [23 * sign, -9.6]));
      return [
        folds(
          spray(
            [
              [4 * sign, -18],
              [5 * sign, -30],
            ],
            [
              [21 * sign, -15],
              [22 * sign, -30],
            ],
            {
              count: 3,
              width: 1.6,
              height: 0.12,
              bow: sign,
              seed: 96 + sign,
            },
          ),
          97,
        ),
        seam(pocket, { depth: 0.14, gather: 0.02 }),
        ...double(pocket),
        ...(
          [
            [8.4 * sign, -1.3],
            [20.6 * sign, -8.6],
          ] as const
        ).map((at) => button(at, { ...copper, radius: 0.3 })),
      ];
    }),
    seam(
      ruler([
        [0, 1],
        [0, -40],
      ]),
    ),
    ...double(middle),
    ...[0, 0.6].map((at) => stitches(ruler(fly), { at, thread })),
  ];
};

const miniBack = (ruler: Ruler): Detail[] => {
  const yoke = ruler([
    [-26, -4],
    [0, -7.4],
    [26, -4],
  ]);
  return [
    ...miniEdges(ruler),
    seam(yoke),
    ...double(yoke),
    seam(
      ruler([
        [0, 1],
        [0, -40],
      ]),
    ),
    ...([1, -1] as const).map((sign) =>
      patch(
        ruler,
        [
          [4 * sign, -9],
          [4.6 * sign, -21],
          [11 * sign, -23.6],
          [17.4 * sign, -20.6],
          [17.8 * sign, -8.4],
        ],
        { thick: 0.12, edge: 0.22, thread },
      ),
    ),
  ];
};

const miniBand =
  (hasButton: boolean) =>
  (ruler: Ruler): Detail[] => [
    seam(ruler('low')),
    stitches(ruler('low'), { at: 0.3, thread }),
    hem(ruler('top'), { width: 0.4, thread }),
    ...[-10.4, 10.4].map((u) =>
      patch(
        ruler,
        [
          [u - 0.6, -1],
          [u + 0.6, -1],
          [u + 0.6, 5],
          [u - 0.6, 5],
        ],
        { thick: 0.25, edge: 0.2, thread, shadow: 0.5 },
      ),
    ),
    ...(hasButton ? [button([1.2, 2], { ...copper, radius: 0.85 })] : []),
  ];

export const skirts = {
  plisada: pleatedSkirt,
  recta: skirtOf(ribbed, 4, {
    gap: () => 0.3,
    bend: (panel) => (panel.startsWith('band') ? 3 : 0.5),
    details: { skirtFront: ribbedDetails, skirtBack: ribbedDetails, bandFront: ribbedBand, bandBack: ribbedBand },
  }),
  mini: skirtOf(mini, 4, {
    gap: () => 0.4,
    bend: (panel) => (panel.startsWith('band') ? 4 : 0.8),
    details: { skirtFront: miniFront, skirtBack: miniBack, bandFront: miniBand(true), bandBack: miniBand(false) },
  }),
} as const;
