import type { Vector } from '../pattern/panel.ts';

/** The distance to a surface in cm on a grid of cubes; negative inside. */
export type Field = {
  readonly low: Vector;
  /** The edge of a cube, cm. */
  readonly cube: number;
  readonly columns: number;
  readonly rows: number;
  readonly layers: number;
  readonly values: Float32Array;
};

type Distance = (x: number, y: number, z: number) => number;

/** Samples a distance in a box. */
export function sampleField(distance: Distance, low: Vector, high: Vector, cube: number): Field {
  const [columns, rows, layers] = low.map((value, axis) => Math.ceil((high[axis] - value) / cube) + 1);
  const values = new Float32Array(columns * rows * layers);
  let at = 0;
  for (let k = 0; k < layers; k += 1) {
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i < columns; i += 1) {
        values[at] = distance(low[0] + i * cube, low[1] + j * cube, low[2] + k * cube);
        at += 1;
      }
    }
  }
  return { low, cube, columns, rows, layers, values };
}

/** Writes the distance at a point and its slopes in x, y and z into `read`. Outside the box only a large distance. */
export function readField(field: Field, x: number, y: number, z: number, read: Float64Array): void {
  const { low, cube, columns, rows, layers, values } = field;
  const fx = (x - low[0]) / cube;
  const fy = (y - low[1]) / cube;
  const fz = (z - low[2]) / cube;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  const k = Math.floor(fz);
  if (i < 0 || j < 0 || k < 0 || i >= columns - 1 || j >= rows - 1 || k >= layers - 1) {
    read[0] = 1e3;
    return;
  }
  const a = fx - i;
  const b = fy - j;
  const c = fz - k;
  const layer = columns * rows;
  const at = i + j * columns + k * layer;
  // Along x on the four edges of the cube, then along y, then along z.
  const near = values[at];
  const far = values[at + layer];
  const nearRise = values[at + 1] - near;
  const farRise = values[at + layer + 1] - far;
  const nearUp = values[at + columns];
  const farUp = values[at + layer + columns];
  const nearUpRise = values[at + columns + 1] - nearUp;
  const farUpRise = values[at + layer + columns + 1] - farUp;
  const low0 = near + nearRise * a;
  const up0 = nearUp + nearUpRise * a;
  const low1 = far + farRise * a;
  const up1 = farUp + farUpRise * a;
  const middle0 = low0 + (up0 - low0) * b;
  const middle1 = low1 + (up1 - low1) * b;
  const rise0 = nearRise + (nearUpRise - nearRise) * b;
  const rise1 = farRise + (farUpRise - farRise) * b;
  read[0] = middle0 + (middle1 - middle0) * c;
  read[1] = (rise0 + (rise1 - rise0) * c) / cube;
  read[2] = (up0 - low0 + (up1 - low1 - up0 + low0) * c) / cube;
  read[3] = (middle1 - middle0) / cube;
}
