import { cameraDistance, type Camera } from './camera.ts';
import type { Light } from './shadow-map.ts';
import type { Rgb } from './skin.ts';

/** A paper wall: its colour, and how far behind the picture's middle it hangs, cm. */
export type Ground = { readonly colour: Rgb; readonly behind: number };

/** The light on a wall is soft, so that one value for so many pixels is enough. */
const coarse = 6;

/** Collects the light on a wall. */
export function groundLight({ width, height, pixelsPerCm }: Camera, { behind }: Ground) {
  const columns = Math.ceil(width / coarse) + 1;
  const rows = Math.ceil(height / coarse) + 1;
  const values = new Float32Array(columns * rows);
  const scale = (cameraDistance + behind) / cameraDistance / pixelsPerCm;
  return {
    add({ direction, colour }: Light, reaches: (x: number, y: number, z: number) => number): void {
      if (direction[2] <= 0) return;
      for (const [at] of values.entries()) {
        const x = ((at % columns) * coarse - width / 2) * scale;
        const y = (height / 2 - Math.floor(at / columns) * coarse) * scale;
        values[at] += colour[1] * direction[2] * reaches(x, y, -behind);
      }
    },
    /** Ends the collection. Returns the share of light at a pixel: 1 where nothing is in its way. */
    developed(): (x: number, y: number) => number {
      const most = values.reduce((highest, value) => Math.max(highest, value), 0);
      for (const [at, value] of values.entries()) values[at] = value / most;
      const radius = Math.max(1, Math.round((pixelsPerCm * 2) / coarse));
      for (let round = 0; round < 3; round += 1) {
        blurRows(values, { length: columns, rows, radius, step: 1, stride: columns });
        blurRows(values, { length: rows, rows: columns, radius, step: columns, stride: 1 });
      }
      return (x, y) => {
        const [i, j] = [Math.floor(x / coarse), Math.floor(y / coarse)];
        const [a, b] = [x / coarse - i, y / coarse - j];
        const at = j * columns + i;
        const upper = values[at] * (1 - a) + values[at + 1] * a;
        return upper * (1 - b) + (values[at + columns] * (1 - a) + values[at + columns + 1] * a) * b;
      };
    },
  };
}

type Rows = {
  readonly length: number;
  readonly rows: number;
  readonly radius: number;
  readonly step: number;
  readonly stride: number;
};

/** Averages each value with its neighbours in the row up to `radius` away. */
function blurRows(values: Float32Array, { length, rows, radius, step, stride }: Rows): void {
  const row = new Float32Array(length);
  const inside = (at: number) => Math.max(0, Math.min(length - 1, at));
  for (let r = 0; r < rows; r += 1) {
    for (let i = 0; i < length; i += 1) row[i] = values[r * stride + i * step];
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) sum += row[inside(i)];
    for (let i = 0; i < length; i += 1) {
      values[r * stride + i * step] = sum / (2 * radius + 1);
      sum += row[inside(i + radius + 1)] - row[inside(i - radius)];
    }
  }
}
