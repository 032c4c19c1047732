import type { Cloth } from '../cloth/cloth.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Sheet } from './still.ts';

type Tube = {
  readonly curve: (t: number) => Vector;
  /** Half its width and half its thickness at t, cm. */
  readonly wide: (t: number) => number;
  readonly thick: (t: number) => number;
  /** The direction of its width; about at right angles to the curve. */
  readonly across: (t: number) => Vector;
  readonly length: number;
  readonly cloth: Cloth;
  readonly rows?: number;
  /** 2 is an ellipse, more is closer to a rectangle. */
  readonly squareness?: number;
};

/** Returns a cord, a lace or a strap along a curve. Its u is 0 in the middle of its face, v grows along it. */
export function tube({ curve, wide, thick, across, length, cloth, rows = 40, squareness = 2.6 }: Tube): Sheet {
  const power = 2 / squareness;
  const eased = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  return {
    columns: 16,
    rows,
    closed: true,
    at: (s, t) => {
      const [x, y, z] = curve(t);
      const [before, after] = [curve(Math.max(0, t - 0.004)), curve(Math.min(1, t + 0.004))];
      const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
      const rough = across(t);
      const off = rough[0] * along[0] + rough[1] * along[1] + rough[2] * along[2];
      const [wx, wy, wz] = unit([rough[0] - along[0] * off, rough[1] - along[1] * off, rough[2] - along[2] * off]);
      const [nx, ny, nz] = [
        wy * along[2] - wz * along[1],
        wz * along[0] - wx * along[2],
        wx * along[1] - wy * along[0],
      ];
      const angle = (s - 0.5) * 2 * Math.PI;
      const end = Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 60) + 0.02);
      const [a, b] = [eased(Math.sin(angle)) * wide(t) * end, eased(Math.cos(angle)) * thick(t) * end];
      return [x + wx * a + nx * b, y + wy * a + ny * b, z + wz * a + nz * b];
    },
    flat: (s, t) => [(s - 0.5) * 4 * wide(t), t * length],
    outside: cloth,
  };
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

/** Returns a smooth curve through points (Catmull-Rom). */
export function through(points: readonly Vector[]): (t: number) => Vector {
  return (t) => {
    const place = Math.max(0, Math.min(1, t)) * (points.length - 1);
    const at = Math.min(points.length - 2, Math.floor(place));
    const part = place - at;
    const [a, b] = [points[at], points[at + 1]];
    const [before, after] = [points[Math.max(0, at - 1)], points[Math.min(points.length - 1, at + 2)]];
    const value = (axis: 0 | 1 | 2) => {
      const [p, own, n, q] = [before[axis], a[axis], b[axis], after[axis]];
      return own + 0.5 * part * (n - p + part * (2 * p - 5 * own + 4 * n - q + part * (3 * (own - n) + q - p)));
    };
    return [value(0), value(1), value(2)];
  };
}
