import type { Cloth } from '../cloth/cloth.ts';
import { smooth } from '../cloth/detail.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Sheet } from './still.ts';
import { through } from './tube.ts';

/** Sizes of a shoe in cm: x from heel to toe, y up, z to its sides. */
export type Last = {
  readonly long: number;
  /** Half the width of the heel and of the ball. */
  readonly heel: number;
  readonly ball: number;
  /** The height of the sole at the heel and at the toe. */
  readonly sole: readonly [heel: number, toe: number];
  /** The opening seen from the side, from the heel over the top of the tongue to the vamp. */
  readonly rim: readonly (readonly [x: number, y: number, half: number])[];
  /** How high the toe is domed. */
  readonly dome: number;
};

/** The flat coordinates of an upper: u from heel to toe is 0 to this, on both sides; v from sole to rim. */
export const upperSize = { long: 32, high: 10 } as const;

const signed = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

/** Returns the outline of the sole: s from the heel along the side at +z to the toe, and back. */
function outline({ long, heel, ball }: Last, s: number, out: number): readonly [x: number, z: number] {
  const angle = s * 2 * Math.PI;
  const x = (long / 2) * (1 - signed(Math.cos(angle), 0.92));
  const half = heel + (ball - heel) * smooth(long * 0.3, long * 0.72, x);
  const [nx, nz] = [-Math.cos(angle), Math.sin(angle)];
  return [x + nx * out, signed(Math.sin(angle), 0.7) * half + nz * out];
}

const soleHeight = ({ sole: [heel, toe], long }: Last, x: number) =>
  heel + (toe - heel) * smooth(long * 0.25, long * 0.75, x);

/** The toe of a sole is lifted off the ground. */
const spring = ({ long }: Last, x: number) => 1.1 * smooth(long * 0.68, long * 1.02, x) ** 1.5;

/** Returns the opening, at the same s as the outline. */
function rimOf({ rim }: Last): (s: number) => Vector {
  const curve = through(rim);
  return (s) => {
    const side = s < 0.5 ? s * 2 : 2 - s * 2;
    const [x, y, half] = curve(side);
    return [x, y, (s < 0.5 ? 1 : -1) * half * Math.min(1, Math.sqrt(Math.min(side, 1 - side) * 14))];
  };
}

/** Returns where the upper is: t from the sole to the rim. */
export function upperPoint(last: Last): (s: number, t: number) => Vector {
  const rim = rimOf(last);
  return (s, t) => {
    const [ax, az] = outline(last, s, -0.35);
    const ay = soleHeight(last, ax) + spring(last, ax) - 0.5;
    const [ox, oy, oz] = rim(s);
    const toe = smooth(last.long * 0.66, last.long * 0.98, ax);
    const rise = oy - ay;
    const up = rise * (0.42 - 0.1 * toe) + last.dome * toe;
    const [nx, nz] = outline(last, s, 0.25);
    const one: Vector = [nx, ay + up, nz];
    const two: Vector = [
      ox + (ax - ox) * (0.3 + 0.22 * toe),
      oy - rise * 0.34 * (1 - toe) + last.dome * 0.25 * toe,
      oz + (az - oz) * (0.34 + 0.2 * toe),
    ];
    const r = 1 - t;
    const [b0, b1, b2, b3] = [r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t];
    return [
      ax * b0 + one[0] * b1 + two[0] * b2 + ox * b3,
      ay * b0 + one[1] * b1 + two[1] * b2 + oy * b3,
      az * b0 + one[2] * b1 + two[2] * b2 + oz * b3,
    ];
  };
}

/** Returns the upper, with a rolled rim. */
export function upperSheet(last: Last, outside: Cloth, inside: Cloth): Sheet {
  const point = upperPoint(last);
  return {
    columns: 180,
    rows: 60,
    closed: true,
    at: (s, t) => {
      const body = Math.min(1, t / 0.94);
      const [x, y, z] = point(s, body);
      const roll = Math.max(0, (t - 0.94) / 0.06) * Math.PI;
      // The rim turns over towards the inside.
      const [cx, cz] = [last.rim[2][0] - x, -z];
      const length = Math.sqrt(cx * cx + cz * cz) || 1;
      const inward = (1 - Math.cos(roll)) * 0.22;
      return [x + (cx / length) * inward, y + Math.sin(roll) * 0.24, z + (cz / length) * inward];
    },
    flat: (s, t) => [(s < 0.5 ? s * 2 : 2 - s * 2) * upperSize.long, t * upperSize.high],
    outside,
    inside,
  };
}

/** Returns the side of the sole, with its upper edge; v is the height in cm, u runs around. */
export function soleSheet(last: Last, outside: Cloth): Sheet {
  return {
    columns: 180,
    rows: 14,
    closed: true,
    at: (s, t) => {
      const low = t < 0.12 ? (0.12 - t) / 0.12 : 0;
      const ledge = t > 0.86 ? (t - 0.86) / 0.14 : 0;
      const [x, z] = outline(last, s, 0.25 - 0.5 * low ** 2 - 0.7 * ledge ** 2);
      const high = soleHeight(last, x);
      return [x, spring(last, x) + high * Math.min(1, t / 0.86) + 0.12 * Math.sqrt(ledge), z];
    },
    flat: (s, t) => [s * 70, t * 3],
    outside,
  };
}

/** Returns the floor inside of a shoe. */
export function insole(last: Last, outside: Cloth): Sheet {
  return {
    columns: 60,
    rows: 4,
    closed: true,
    at: (s, t) => {
      const [x, z] = outline(last, s, -0.6);
      const middle = last.long / 2;
      const px = x + (middle - x) * t;
      return [px, soleHeight(last, px) + spring(last, px) + 0.1, z * (1 - t)];
    },
    flat: (s, t) => outline(last, s, -12 * t),
    outside,
  };
}
