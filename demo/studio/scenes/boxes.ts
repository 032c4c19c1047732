import type { Sheet } from '../blocks/still.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Vector } from '../pattern/panel.ts';

/** A box with round edges: half its sizes, the radius of its edges, and its middle, cm. */
export type Box = {
  readonly half: Vector;
  readonly round: number;
  readonly cloth: Cloth;
  readonly at?: Vector;
};

const faces: readonly (readonly [right: Vector, up: Vector])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [1, 0, 0],
    [0, 0, 1],
  ],
];

/** Crowds the lines of a face at its edges, where it is round. */
const crowded = (part: number) => Math.sin((part - 0.5) * Math.PI) * 0.5 + 0.5;

/** Returns the six faces of a box. The flat coordinates of each are its own, in cm, upright or to the back. */
export function boxOf({ half, round, cloth, at = [0, 0, 0] }: Box): Sheet[] {
  return faces.map(([right, up], index) => {
    const out: Vector = [
      right[1] * up[2] - right[2] * up[1],
      right[2] * up[0] - right[0] * up[2],
      right[0] * up[1] - right[1] * up[0],
    ];
    const sizeOf = (axis: Vector) => Math.abs(axis[0] * half[0] + axis[1] * half[1] + axis[2] * half[2]);
    const [wide, high] = [sizeOf(right), sizeOf(up)];
    const placeOf = (s: number, t: number) => [(crowded(s) * 2 - 1) * wide, (crowded(t) * 2 - 1) * high] as const;
    const rounded = (s: number, t: number): Vector => {
      const [a, b] = placeOf(s, t);
      const deep = sizeOf(out);
      const sharp = [0, 1, 2].map((axis) => right[axis] * a + up[axis] * b + out[axis] * deep);
      const inner = sharp.map((value, axis) => {
        const most = half[axis] - round;
        return Math.max(-most, Math.min(most, value));
      });
      const [x, y, z] = sharp.map((value, axis) => value - inner[axis]);
      const scale = round / (Math.sqrt(x * x + y * y + z * z) || 1);
      return [inner[0] + x * scale + at[0], inner[1] + y * scale + at[1], inner[2] + z * scale + at[2]];
    };
    return {
      columns: 36,
      rows: 36,
      at: rounded,
      flat: (s, t) => {
        const [a, b] = placeOf(s, t);
        return [a + index * 61, b + index * 37];
      },
      outside: cloth,
    };
  });
}

type Disc = { readonly radius: number; readonly thick: number; readonly top: number; readonly round: number };

/** Where the path from below around the edge to the middle of the top begins and ends to bend, as parts of it. */
const [edge, over] = [0.25, 0.65];

/** Returns a round board: its radius, thickness, the height of its top and the radius of its edge, cm. */
export function discOf({ radius, thick, top, round }: Disc, cloth: Cloth): Sheet {
  const at = (s: number, t: number): Vector => {
    const angle = (s - 0.5) * 2 * Math.PI;
    const bent = Math.max(0, Math.min(1, (t - edge) / (over - edge))) * Math.PI;
    const inward = Math.min(1, t / edge, (1 - t) / (1 - over));
    const r = (radius - round) * inward + Math.sin(bent) ** 0.7 * round;
    const y = top - thick / 2 - (Math.sign(Math.cos(bent)) * Math.abs(Math.cos(bent)) ** 0.7 * thick) / 2;
    return [Math.sin(angle) * r, y, Math.cos(angle) * r];
  };
  return {
    columns: 96,
    rows: 60,
    closed: true,
    at,
    flat: (s, t) => {
      const [x, y, z] = at(s, t);
      return [z + y, x];
    },
    outside: cloth,
  };
}
