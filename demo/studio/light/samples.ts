import type { Canvas } from './raster.ts';

/** How many points of a canvas one px of the picture has, in each direction. */
export const finer = 3;

/** The points of a finer canvas that are lit, in the order of the picture's pixels. */
export type Samples = {
  readonly count: number;
  /** The index of each point on the canvas. */
  readonly point: Int32Array;
  /** The index of its pixel in the picture, and the share of the pixel that it stands for. */
  readonly pixel: Int32Array;
  readonly share: Float32Array;
};

/** What is farther behind its neighbour, in cm, is seen beside an edge. */
const edge = 0.5;

/**
 * Chooses the points to light: one for each pixel, but all of them where a pixel shows an edge, so that edges are smooth.
 * Pixels that show nothing have none.
 */
export function samplesOf({ width: whole, height: tall, depth, owner }: Canvas): Samples {
  const [width, height] = [whole / finer, tall / finer];
  const points: number[] = [];
  const pixels: number[] = [];
  const shares: number[] = [];
  const middle = (finer - 1) / 2;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = Math.floor(pixel / width) * finer * whole + (pixel % width) * finer;
    let covered = 0;
    let near = Infinity;
    let far = -Infinity;
    for (let k = 0; k < finer * finer; k += 1) {
      const at = first + Math.floor(k / finer) * whole + (k % finer);
      if (owner[at] < 0) continue;
      covered += 1;
      if (depth[at] < near) near = depth[at];
      if (depth[at] > far) far = depth[at];
    }
    if (covered === finer * finer && far - near < edge) {
      points.push(first + middle * whole + middle);
      pixels.push(pixel);
      shares.push(1);
      continue;
    }
    if (covered === 0) continue;
    for (let k = 0; k < finer * finer; k += 1) {
      const at = first + Math.floor(k / finer) * whole + (k % finer);
      if (owner[at] < 0) continue;
      points.push(at);
      pixels.push(pixel);
      shares.push(1 / (finer * finer));
    }
  }
  return {
    count: points.length,
    point: Int32Array.from(points),
    pixel: Int32Array.from(pixels),
    share: Float32Array.from(shares),
  };
}
