import { mirrored, sewn, type Panel, type Seam, type Side, type Vector } from '../pattern/panel.ts';
import { clamp } from './torso.ts';

/** Sizes of trousers in cm; heights are above the soles. */
export type Legs = {
  readonly waist: number;
  readonly crotch: number;
  readonly end: number;
  /** From the middle seam: half the hips, half the waist, and the two ends of the hem. */
  readonly hips: number;
  readonly half: number;
  readonly hem: readonly [inner: number, outer: number];
};

export type LegName = 'frontRight' | 'frontLeft' | 'backRight' | 'backLeft';

export const legNames: readonly LegName[] = ['frontRight', 'frontLeft', 'backRight', 'backLeft'];

/** Returns where the front of the leg at +x hangs; u grows from the middle seam to the outer seam. */
function aroundLeg({ waist, crotch, end, hips, half, hem }: Legs): (u: number, v: number) => Vector {
  return (u, v) => {
    const down = clamp((crotch - v) / (crotch - end));
    const inner = -5.5 + (hem[0] + 5.5) * down;
    const outer = hips - 2 + (hem[1] + 2 - hips) * down;
    // Below the crotch half a tube around the leg, above it a quarter of the hips.
    const around = (clamp((u - inner) / (outer - inner)) - 0.5) * Math.PI;
    const radius = (outer - inner) / Math.PI;
    // Wide legs hang beside each other.
    const middle = Math.max(9.8 + (crotch - v) * 0.014, radius + 0.2);
    const rise = clamp((v - crotch - 12) / (waist - crotch - 12));
    const turn = clamp(u / (hips + (half - hips) * rise)) * (Math.PI / 2);
    const wide = hips * (0.74 - 0.06 * rise);
    const high = clamp((v - crotch + 4) / 14);
    const mix = (leg: number, hip: number) => leg * (1 - high) + hip * high;
    return [
      mix(middle + Math.sin(around) * radius, Math.sin(turn) * wide),
      v,
      mix(Math.cos(around) * radius, Math.cos(turn) * hips * 0.5),
    ];
  };
}

/** Returns a quarter of the trousers. The back is cut higher, and deeper between the legs. */
export function legPanel(name: LegName, legs: Legs): Panel {
  const { waist, crotch, end, hips, half, hem } = legs;
  const isFront = name.startsWith('front');
  const [rise, deep] = isFront ? [0, 5] : [2, 8];
  const leg = crotch - end;
  const sides: readonly Side[] = [
    { to: [hem[1], end], name: 'hem' },
    {
      to: [hips - 1, crotch + 4],
      by: [
        [hem[1] + 0.6, end + leg * 0.42],
        [hips - 2.5, crotch - leg * 0.28],
      ],
      name: 'outer',
    },
    {
      to: [half, waist],
      by: [
        [hips + 0.2, crotch + 12],
        [half + 1, waist - 5],
      ],
      name: 'hip',
    },
    { to: [0.6, waist + rise], name: 'waist' },
    { to: [0, crotch + 9], name: 'middle' },
    {
      to: [-deep, crotch - 1],
      by: [
        [0, crotch + 3],
        [-deep * 0.4, crotch - 0.5],
      ],
      name: 'fork',
    },
    {
      to: [hem[0], end],
      by: [
        [-deep + 3, crotch - leg * 0.22],
        [hem[0] - 0.4, end + leg * 0.5],
      ],
      name: 'inner',
    },
  ];
  const outline = { start: [hem[0], end], sides } as const;
  const place = aroundLeg(legs);
  // The panel is drawn for the front at +x: turned over, it is the back there, or the front at -x.
  const isRight = name.endsWith('Right');
  const isDrawn = isFront === isRight;
  return {
    name,
    ...(isDrawn ? outline : mirrored(outline)),
    place: (u, v) => {
      const [x, y, z] = place(isDrawn ? u : -u, v);
      return [isRight ? x : -x, y, isFront ? z : -z];
    },
  };
}

/** The seams of two legs. */
export const legSeams: readonly Seam[] = [
  ...(['Right', 'Left'] as const).flatMap((side) =>
    ['outer', 'hip', 'inner'].map((line) => sewn([`front${side}`, line], [`back${side}`, line])),
  ),
  ...(['front', 'back'] as const).flatMap((part) =>
    ['middle', 'fork'].map((line) => sewn([`${part}Right`, line], [`${part}Left`, line])),
  ),
];

/** Returns a waistband, `half` its length and `deep` cm high, that lies around a waist of two half axes. */
export function bandPanel(
  { waist }: Legs,
  { half, deep, axes }: { readonly half: number; readonly deep: number; readonly axes: readonly [number, number] },
): Panel {
  return {
    name: 'band',
    start: [-half, 0],
    sides: [
      { to: [-half / 2, 0], name: 'backLeft' },
      { to: [0, 0], name: 'frontLeft' },
      { to: [half / 2, 0], name: 'frontRight' },
      { to: [half, 0], name: 'backRight' },
      { to: [half, deep], name: 'endOne' },
      { to: [-half, deep], name: 'top' },
      { to: [-half, 0], name: 'endTwo' },
    ],
    place: (u, v) => {
      const angle = (u / half) * Math.PI;
      return [Math.sin(angle) * axes[0], waist + v + 1 - Math.cos(angle), Math.cos(angle) * axes[1]];
    },
  };
}

/** The seams of a waistband. */
export const bandSeams: readonly Seam[] = [
  ...legNames.map((name) => sewn(['band', name], [name, 'waist'])),
  sewn(['band', 'endOne'], ['band', 'endTwo']),
];

/** Returns a cuff around an ankle, at the end of a leg: `half` its width and `deep` cm long. */
export function ankleCuff(side: 'Right' | 'Left', { end }: Legs, half: number, deep: number): Panel {
  const radius = half / Math.PI;
  return {
    name: `cuff${side}`,
    start: [-half, end - deep],
    sides: [
      { to: [half, end - deep], name: 'hem' },
      { to: [half, end], name: 'endOne' },
      { to: [0, end], name: 'back' },
      { to: [-half, end], name: 'front' },
      { to: [-half, end - deep], name: 'endTwo' },
    ],
    place: (u, v) => {
      const angle = (u / half + 0.5) * Math.PI;
      return [Math.sin(angle) * radius + (side === 'Right' ? 10.8 : -10.8), v, Math.cos(angle) * radius - 1];
    },
  };
}

/** The seams of the cuffs at the ankles. */
export const ankleSeams: readonly Seam[] = (['Right', 'Left'] as const).flatMap((side) => [
  sewn([`cuff${side}`, 'front'], [`front${side}`, 'hem']),
  sewn([`cuff${side}`, 'back'], [`back${side}`, 'hem']),
  sewn([`cuff${side}`, 'endOne'], [`cuff${side}`, 'endTwo']),
]);
