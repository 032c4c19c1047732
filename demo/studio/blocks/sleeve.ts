import { sewn, type Panel, type Seam, type Vector } from '../pattern/panel.ts';
import { clamp } from './torso.ts';

/** Sizes of a sleeve in cm. `wide` and `narrow` are half its width at the top and at the end. */
export type Sleeve = {
  readonly wide: number;
  readonly narrow: number;
  readonly length: number;
  readonly cap: number;
  /** Degrees away from the trunk. */
  readonly away: number;
  /** x and y of the shoulder that it hangs from. */
  readonly shoulder: readonly [number, number];
};

export type Arm = 'sleeveRight' | 'sleeveLeft';

export const arms: readonly Arm[] = ['sleeveRight', 'sleeveLeft'];

const upperArm = 30;

/** Returns where a tube around an arm hangs: u around, v along, 0 at the shoulder. */
function aroundArm(arm: Arm, { away, shoulder }: Sleeve, radiusAt: (v: number) => number) {
  const sign = arm === 'sleeveRight' ? 1 : -1;
  const high = (away * Math.PI) / 180;
  const low = high * 0.75;
  return (u: number, v: number): Vector => {
    const radius = radiusAt(v);
    const [out, across] = [Math.cos(u / radius) * radius, Math.sin(u / radius) * radius];
    const beyond = Math.max(0, -v - upperArm);
    const along = -v - beyond;
    const x = shoulder[0] + Math.sin(high) * along + Math.sin(low) * beyond + Math.cos(high) * out;
    const y = shoulder[1] - Math.cos(high) * along - Math.cos(low) * beyond + Math.sin(high) * out;
    // Seen from outside, u grows towards the back on the right of the picture, and towards the front on its left.
    return [sign * x, y, beyond * 0.15 - 1 - sign * across];
  };
}

/** Returns a sleeve of one piece, sewn together below the arm. */
export function sleevePanel(name: Arm, sleeve: Sleeve): Panel {
  const { wide, narrow, length, cap } = sleeve;
  const curve = wide * 0.38;
  const radiusAt = (v: number) => (wide + clamp((-v - cap) / (length - cap)) * (narrow - wide)) / Math.PI;
  return {
    name,
    start: [-narrow, -length],
    sides: [
      { to: [narrow, -length], name: 'end' },
      { to: [wide, -cap], name: 'underOne' },
      {
        to: [0, 0],
        by: [
          [wide - curve, -cap + 1],
          [wide * 0.45, 0],
        ],
        name: 'capOne',
      },
      {
        to: [-wide, -cap],
        by: [
          [-wide * 0.45, 0],
          [-wide + curve, -cap + 1],
        ],
        name: 'capTwo',
      },
      { to: [-narrow, -length], name: 'underTwo' },
    ],
    place: aroundArm(name, sleeve, radiusAt),
  };
}

/** Returns a cuff, `half` its width and `deep` cm long, for the end of a sleeve. */
export function cuffPanel(
  arm: Arm,
  sleeve: Sleeve,
  { half, deep }: { readonly half: number; readonly deep: number },
): Panel {
  const [top, end] = [-sleeve.length, -sleeve.length - deep];
  return {
    name: `${arm}Cuff`,
    start: [-half, end],
    sides: [
      { to: [half, end], name: 'hem' },
      { to: [half, top], name: 'sideOne' },
      { to: [-half, top], name: 'top' },
      { to: [-half, end], name: 'sideTwo' },
    ],
    place: aroundArm(arm, sleeve, () => half / Math.PI),
  };
}

/** The seams between the sleeves and a torso. */
export const sleeveSeams: readonly Seam[] = [
  sewn(['front', 'armRight'], ['sleeveRight', 'capTwo']),
  sewn(['back', 'armLeft'], ['sleeveRight', 'capOne']),
  sewn(['back', 'armRight'], ['sleeveLeft', 'capTwo']),
  sewn(['front', 'armLeft'], ['sleeveLeft', 'capOne']),
  ...arms.map((arm) => sewn([arm, 'underOne'], [arm, 'underTwo'])),
];

/** The seams of the cuffs. */
export const cuffSeams: readonly Seam[] = arms.flatMap((arm) => [
  sewn([arm, 'end'], [`${arm}Cuff`, 'top']),
  sewn([`${arm}Cuff`, 'sideOne'], [`${arm}Cuff`, 'sideTwo']),
]);
