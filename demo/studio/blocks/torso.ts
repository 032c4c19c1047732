import { sewn, type Panel, type Seam, type Side, type Vector } from '../pattern/panel.ts';
import type { Point } from '../pattern/curve.ts';

/** Sizes of the front and back of a top, in cm; heights are above the soles. */
export type Torso = {
  /** A quarter of the chest. */
  readonly half: number;
  readonly pit: number;
  /** The highest point of the shoulder, at the neck. */
  readonly neck: Point;
  /** The outer end of the shoulder. */
  readonly tip: Point;
  /** Half the hem, and the height of its ends and of its middle. */
  readonly hem: { readonly half: number; readonly side: number; readonly middle: number };
  /** How much each side seam is taken in at the waist. */
  readonly waist?: number;
  /** How deep the armholes are cut in. */
  readonly armhole: number;
};

export const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Returns where the front hangs: around the trunk below the arms, flatter towards the shoulders. */
export function aroundTrunk({ half, pit, neck }: Torso): (u: number, v: number) => Vector {
  const radius = (half * 2) / Math.PI;
  return (u, v) => {
    const angle = u / radius;
    const rise = clamp((v - pit) / (neck[1] - pit));
    const x = Math.sin(angle) * radius * 1.25 * (1 - rise) + u * rise;
    return [x, v, Math.cos(angle) * radius * 0.8 * (1 - rise * 0.87)];
  };
}

/** Returns the front or back; `neckline` goes from the neck at +x to that at -x. */
export function torsoPanel(name: 'front' | 'back', torso: Torso, neckline: readonly Side[]): Panel {
  const { half, pit, neck, tip, hem, armhole, waist = 0 } = torso;
  const place = aroundTrunk(torso);
  const third = hem.half / 3;
  return {
    name,
    start: [-hem.half, hem.side],
    sides: [
      {
        to: [hem.half, hem.side],
        by: [
          [-hem.half + third, hem.middle],
          [hem.half - third, hem.middle],
        ],
        name: 'hem',
      },
      {
        to: [half, pit],
        by: [
          [hem.half - waist, hem.side + (pit - hem.side) / 3],
          [half - waist, pit - 14],
        ],
        name: 'right',
      },
      {
        to: tip,
        by: [
          [half - armhole, pit + 1],
          [tip[0] - 1.7, pit + 8],
        ],
        name: 'armRight',
      },
      { to: neck, name: 'shoulderRight' },
      ...neckline,
      { to: [-tip[0], tip[1]], name: 'shoulderLeft' },
      {
        to: [-half, pit],
        by: [
          [-tip[0] + 1.7, pit + 8],
          [-half + armhole, pit + 1],
        ],
        name: 'armLeft',
      },
      {
        to: [-hem.half, hem.side],
        by: [
          [-half + waist, pit - 14],
          [-hem.half + waist, hem.side + (pit - hem.side) / 3],
        ],
        name: 'left',
      },
    ],
    place:
      name === 'front'
        ? place
        : (u, v) => {
            const [x, y, z] = place(u, v);
            return [-x, y, -z];
          },
  };
}

/** Returns a round neckline, `drop` cm deep. */
export function roundNeck({ neck: [x, y] }: Torso, drop: number): Side[] {
  return [
    {
      to: [-x, y],
      by: [
        [x - 2, y - drop * 1.33],
        [-x + 2, y - drop * 1.33],
      ],
      name: 'neck',
    },
  ];
}

/** The seams between front and back. */
export const torsoSeams: readonly Seam[] = [
  sewn(['front', 'right'], ['back', 'left']),
  sewn(['front', 'left'], ['back', 'right']),
  sewn(['front', 'shoulderRight'], ['back', 'shoulderLeft']),
  sewn(['front', 'shoulderLeft'], ['back', 'shoulderRight']),
];
