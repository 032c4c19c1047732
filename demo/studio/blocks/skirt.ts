import type { Point, Stroke } from '../pattern/curve.ts';
import { sewn, type Panel, type Seam, type Vector } from '../pattern/panel.ts';
import { fan } from './fan.ts';

/** Sizes of a skirt in cm. A quarter of it: `waist`, `hips` `deep` below the waist, and `hem`. */
export type Skirt = {
  readonly top: number;
  readonly long: number;
  readonly waist: number;
  readonly deep: number;
  readonly hips: number;
  readonly hem: number;
  /** Half the depth of the waist, as a share of half its width. */
  readonly flat?: number;
};

export type SkirtSide = 'skirtFront' | 'skirtBack';

/** An arc of a fan between two places along it, `below` its inner edge. */
function arc(
  flat: (along: number, below: number) => Point,
  radius: number,
  [from, to]: readonly [number, number],
  below: number,
): Stroke {
  const angle = (to - from) / radius;
  const reach = (4 / 3) * Math.tan(angle / 4) * (radius + below);
  const [a, b] = [flat(from, below), flat(to, below)];
  const [one, two] = [from / radius, to / radius];
  return {
    to: b,
    by: [
      [a[0] + Math.cos(one) * reach, a[1] + Math.sin(one) * reach],
      [b[0] - Math.cos(two) * reach, b[1] - Math.sin(two) * reach],
    ],
  };
}

/** Returns the front or back of a skirt: a part of a ring, as wide as its flare needs; u is 0 in the middle. */
export function skirtPanel(name: SkirtSide, { top, long, waist, deep, hips, hem, flat: share = 0.68 }: Skirt): Panel {
  // A ring on which the hem is as much longer than the waist as the flare below the hips asks for.
  const flare = Math.max(0.001, (hem - hips) / (long - deep));
  const radius = waist / flare;
  const { flat, rolled } = fan(0, radius);
  /** How far along the inner edge the side is where the skirt is `half` wide. */
  const along = (half: number, below: number) => (half * radius) / (radius + below);
  const [low, hip] = [along(hem, long), along(hips, deep)];
  const sideTo = (sign: 1 | -1): readonly [Point, Point] => [
    flat(sign * along(hips, deep * 0.7), deep * 0.7),
    flat(sign * along(waist + (hips - waist) * 0.35, deep * 0.2), deep * 0.2),
  ];
  const place = (u: number, v: number): Vector => {
    const [side, below] = rolled(u, v);
    const half =
      below < deep
        ? waist + (hips - waist) * Math.sin((Math.max(0, below) / deep) * (Math.PI / 2))
        : hips + (hem - hips) * ((below - deep) / (long - deep));
    const angle = (((side * (radius + below)) / radius / half) * Math.PI) / 2;
    const round = share + (0.92 - share) * Math.min(1, below / long);
    const wide = ((half * 2) / Math.PI) * (2 / (1 + round));
    const outwards = Math.max(0, (half - hips) * 0.64);
    const drop = Math.sqrt(Math.max(below * below * 0.2, below * below - outwards * outwards));
    return [Math.sin(angle) * wide, top - Math.sign(below) * drop, Math.cos(angle) * wide * round];
  };
  return {
    name,
    start: flat(-low, long),
    sides: [
      { ...arc(flat, radius, [-low, low], long), name: 'hem' },
      { to: flat(hip, deep), name: 'right' },
      { to: flat(waist, 0), by: sideTo(1), name: 'hipRight' },
      { ...arc(flat, radius, [waist, -waist], 0), name: 'waist' },
      {
        to: flat(-hip, deep),
        by: [sideTo(-1)[1], sideTo(-1)[0]],
        name: 'hipLeft',
      },
      { to: flat(-low, long), name: 'left' },
    ],
    place:
      name === 'skirtFront'
        ? place
        : (u, v) => {
            const [x, y, z] = place(u, v);
            return [-x, y, -z];
          },
  };
}

/** The seams between front and back of a skirt. */
export const skirtSeams: readonly Seam[] = [
  sewn(['skirtFront', 'right'], ['skirtBack', 'left']),
  sewn(['skirtFront', 'left'], ['skirtBack', 'right']),
  sewn(['skirtFront', 'hipRight'], ['skirtBack', 'hipLeft']),
  sewn(['skirtFront', 'hipLeft'], ['skirtBack', 'hipRight']),
];

/** Returns the waistbands of a skirt, `deep` cm high: front and back, `half` the length of each to both sides. */
export function skirtBands(
  { top, flat = 0.68 }: Skirt,
  { half, deep }: { readonly half: number; readonly deep: number },
): Panel[] {
  const wide = ((half * 2) / Math.PI) * (2 / (1 + flat));
  return (['bandFront', 'bandBack'] as const).map((name) => {
    const sign = name === 'bandFront' ? 1 : -1;
    return {
      name,
      start: [-half, 0],
      sides: [
        { to: [half, 0], name: 'low' },
        { to: [half, deep], name: 'right' },
        { to: [-half, deep], name: 'top' },
        { to: [-half, 0], name: 'left' },
      ],
      place: (u, v) => {
        const angle = ((u / half) * Math.PI) / 2;
        // The back of a waist is a little higher.
        const rise = 0.8 - sign * 0.8 * Math.cos(angle);
        return [sign * Math.sin(angle) * wide, top + v + rise, sign * Math.cos(angle) * wide * flat];
      },
    };
  });
}

/** The seams of the waistbands. */
export const skirtBandSeams: readonly Seam[] = [
  sewn(['bandFront', 'low'], ['skirtFront', 'waist']),
  sewn(['bandBack', 'low'], ['skirtBack', 'waist']),
  sewn(['bandFront', 'right'], ['bandBack', 'left']),
  sewn(['bandFront', 'left'], ['bandBack', 'right']),
];
