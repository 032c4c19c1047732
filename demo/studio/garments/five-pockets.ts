import type { Legs } from '../blocks/legs.ts';
import { near, type Detail, type Ruler } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { hem, seam, stitches } from '../cloth/sewing.ts';
import { readSide, type SideMap } from '../cloth/side-map.ts';
import { button, patch } from '../cloth/trimmings.ts';
import { tint, type Rgb } from '../light/skin.ts';
import { noise } from '../noise/noise.ts';
import { spaced, type Point } from '../pattern/curve.ts';

/** The topstitching of denim. */
export const thread: Rgb = [0.42, 0.2, 0.05];
/** Its rivets and buttons. */
export const copper = { radius: 0.42, colour: [0.36, 0.2, 0.1], gloss: 1.4 } as const;

/** Turns what is drawn for the panel at +x over. */
export type Flip = 1 | -1;

/** Returns a line that bends towards `by`. */
export const curved = (from: Point, by: Point, to: Point): Point[] => spaced(from, { to, by: [by, by] }, 24);

/** A double row of stitches beside a line. */
export const double = (map: SideMap): Detail[] => [0.3, 0.85].map((at) => stitches(map, { at, thread }));

/** Details are drawn for jeans with a crotch at 76 cm and a hip quarter of 25 cm; returns where they are on others. */
function fitted({ waist, crotch, end, hips }: Legs, flip: Flip): (x: number, y: number) => Point {
  const [above, below] = [(waist - crotch) / 25, Math.max(0.6, (crotch - end) / 72)];
  return (x, y) => [(x * flip * hips) / 25, crotch + (y - 76) * (y > 76 ? above : below)];
}

/** The pale and dark waves that washing leaves along a thick seam. */
const roped =
  (map: SideMap): Detail =>
  (u, v, skin) => {
    readSide(map, u, v, near);
    if (near.away > 2.5) return;
    const wave = noise(near.along * 0.9 + near.away * 0.5, near.away * 0.25, 175) + 0.35;
    tint(skin, 1 + 0.22 * wave * Math.exp(-near.away / 0.7));
    skin.height += 0.05 * wave * Math.exp(-near.away / 0.6);
  };

const legEdges = (ruler: Ruler): Detail[] => [
  ...['outer', 'inner', 'hem', 'fork'].map((line) => roped(ruler(line))),
  ...['outer', 'inner'].map((line) => seam(ruler(line), { depth: 0.09, gather: 0.1 })),
  ...['hip', 'waist', 'middle', 'fork'].map((line) => seam(ruler(line))),
  ...double(ruler('fork')),
  hem(ruler('hem'), { width: 1.7, thick: 0.1, thread }),
];

/** Folds from the fork towards hip and thigh, at the knee, and above the hem; `wear` says how strong. */
function frontFolds(at: (x: number, y: number) => Point, legs: Legs, wear: number, flip: Flip): Detail {
  const long = legs.end < 30;
  const knee = long
    ? [
        ...spray([at(0, 54), at(1, 38)], [at(11, 50), at(13, 43)], {
          count: 4,
          width: 1.2,
          height: 0.16 * wear,
          bow: 1,
          seed: 7 + flip,
        }),
        ...spray([at(18, 58), at(18, 46)], [at(9, 52), at(10, 40)], {
          count: 3,
          width: 1.1,
          height: 0.14 * wear,
          bow: -1,
          seed: 12 + flip,
        }),
        ...spray([at(-1, 22), at(0, 9)], [at(12, 18), at(13, 10)], {
          count: 4,
          width: 1,
          height: 0.2 * wear,
          bow: 1,
          seed: 17 + flip,
        }),
      ]
    : [];
  return folds(
    [
      ...spray([at(0.5, 86), at(-2, 76)], [at(15, 89), at(14, 68)], {
        count: 6,
        width: 1.1,
        height: 0.24 * wear,
        bow: flip * 1.2,
        seed: 3 + flip,
      }),
      ...knee,
    ],
    flip + 5,
  );
}

/** What is sewn onto the front at +x, or for the flip -1 onto that at -x. */
export function pocketFront(legs: Legs, wear: number, flip: Flip): (ruler: Ruler) => Detail[] {
  const at = fitted(legs, flip);
  return (ruler) => {
    const pocket = ruler(curved(at(8.5, 101), at(10, 92.5), at(23.2, 91)));
    const fly = [0, 0.6].map((inset) =>
      stitches(ruler(curved(at(4.4 - inset, 101), at(4.6 - inset, 87 + inset), at(0.2, 84 + inset))), {
        at: 0,
        thread,
      }),
    );
    return [
      frontFolds(at, legs, wear, flip),
      ...legEdges(ruler),
      stitches(ruler('inner'), { at: 0.3, thread }),
      seam(pocket, { depth: 0.14, gather: 0.02 }),
      ...double(pocket),
      ...[at(9.4, 99.8), at(21.6, 92)].map((place) => button(place, { ...copper, radius: 0.3 })),
      // The fly is on the side that lies above.
      ...(flip === 1 ? fly : []),
    ];
  };
}

/** What is sewn onto the back at -x, or for the flip 1 onto that at +x. */
export function pocketBack(legs: Legs, wear: number, flip: Flip): (ruler: Ruler) => Detail[] {
  const at = fitted(legs, flip);
  return (ruler) => {
    const yoke = ruler([at(0, 95.6), at(26, 98.6)]);
    const drag = spray([at(1, 80), at(-3, 72)], [at(17, 79), at(15, 66)], {
      count: 4,
      width: 1.2,
      height: 0.22 * wear,
      bow: -flip,
      seed: 23 + flip,
    });
    const knee = spray([at(0, 52), at(1, 40)], [at(18, 50), at(17, 38)], {
      count: 6,
      width: 1.1,
      height: 0.2 * wear,
      bow: 1.4,
      seed: 27 + flip,
    });
    return [
      folds(legs.end < 30 ? [...drag, ...knee] : drag, flip + 9),
      ...legEdges(ruler),
      ...double(ruler('middle')),
      seam(yoke),
      ...double(yoke),
      patch(ruler, [at(5.2, 94), at(5.8, 82), at(12.5, 79), at(19, 82.6), at(19.4, 95)], {
        thick: 0.12,
        edge: 0.22,
        thread,
      }),
      stitches(ruler([at(5.3, 92.6), at(19.3, 93.6)]), { at: 0, thread }),
    ];
  };
}

/** The loop of a belt on a band. */
const loop = (ruler: Ruler, u: number): Detail =>
  patch(
    ruler,
    [
      [u - 0.6, -1],
      [u + 0.6, -1],
      [u + 0.6, 5],
      [u - 0.6, 5],
    ],
    { thick: 0.25, edge: 0.2, thread, shadow: 0.5 },
  );

/** What is sewn onto a waistband that is `half` its length to each side. */
export function loopedBand(half: number): (ruler: Ruler) => Detail[] {
  return (ruler) => [
    ...['backLeft', 'frontLeft', 'frontRight', 'backRight'].flatMap((line) => [
      seam(ruler(line)),
      stitches(ruler(line), { at: 0.3, thread }),
    ]),
    hem(ruler('top'), { width: 0.4, thread }),
    ...[-0.8, -0.35, 0.35, 0.8].map((share) => loop(ruler, share * half)),
    button([1.4, 2], { ...copper, radius: 0.85 }),
  ];
}
