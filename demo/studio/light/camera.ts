import type { Mesh } from './mesh.ts';

export type Camera = {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** The point in the middle of the picture, cm. */
  readonly at: readonly [number, number, number];
  /** The scale at that point. */
  readonly pixelsPerCm: number;
  /** Degrees around the vertical axis: 0 sees the front, 180 the back. */
  readonly turn: number;
};

/** The distance of the camera in cm: a long lens, as for clothes. */
export const cameraDistance = 600;

/** Points and normals in the camera's axes: right, up, towards the camera; the picture's middle is 0. */
export type Seen = { readonly points: Float32Array; readonly normals: Float32Array };

export function seenBy({ at, turn }: Camera, { points, normals }: Mesh): Seen {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const seen = { points: new Float32Array(points.length), normals: new Float32Array(points.length) };
  for (let v = 0; v < points.length; v += 3) {
    const [x, z] = [points[v] - at[0], points[v + 2] - at[2]];
    seen.points[v] = x * cos - z * sin;
    seen.points[v + 1] = points[v + 1] - at[1];
    seen.points[v + 2] = x * sin + z * cos;
    seen.normals[v] = normals[v] * cos - normals[v + 2] * sin;
    seen.normals[v + 1] = normals[v + 1];
    seen.normals[v + 2] = normals[v] * sin + normals[v + 2] * cos;
  }
  return seen;
}

/** Returns x and y in px and the depth in cm of each point. */
export function project({ width, height, pixelsPerCm }: Camera, points: Float32Array): Float32Array {
  const screen = new Float32Array(points.length);
  for (let v = 0; v < points.length; v += 3) {
    const scale = (pixelsPerCm * cameraDistance) / (cameraDistance - points[v + 2]);
    screen[v] = width / 2 + points[v] * scale;
    screen[v + 1] = height / 2 - points[v + 1] * scale;
    screen[v + 2] = -points[v + 2];
  }
  return screen;
}
