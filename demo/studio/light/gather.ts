import { cameraDistance, type Seen } from './camera.ts';
import type { Mesh } from './mesh.ts';
import type { Canvas } from './raster.ts';
import { finer, type Samples } from './samples.ts';
import type { Skin, Surface } from './skin.ts';

/** What the camera sees at each of `count` samples, in their order. */
export type Gathered = {
  readonly count: number;
  readonly position: Float32Array;
  /** The normal of the form below, and that of the skin's relief. */
  readonly broad: Float32Array;
  readonly normal: Float32Array;
  /** Where on the skin it is: the part of the mesh, u and v, and 1 on the wrong side. */
  readonly part: Int32Array;
  readonly uv: Float32Array;
  readonly inside: Uint8Array;
  readonly sheen: Float32Array;
  readonly gloss: Float32Array;
  /** For each sample one beside it, or itself, that is in the same shadow: shadow maps are coarser than pictures. */
  readonly shaded: Int32Array;
};

type View = {
  readonly mesh: Mesh;
  readonly seen: Seen;
  readonly screen: Float32Array;
  readonly canvas: Canvas;
  readonly samples: Samples;
  /** The scale of the picture, in px per cm. */
  readonly pixelsPerCm: number;
};

/** Collects place and relief of samples. */
export function gather(view: View, surface: Surface): Gathered {
  const { mesh, seen, screen, pixelsPerCm } = view;
  const { owner, width } = view.canvas;
  const { count, point } = view.samples;
  const three = () => new Float32Array(count * 3);
  const gathered = {
    count,
    position: three(),
    broad: three(),
    normal: three(),
    part: new Int32Array(count),
    uv: new Float32Array(count * 2),
    inside: new Uint8Array(count),
    sheen: new Float32Array(count),
    gloss: new Float32Array(count),
    shaded: new Int32Array(count),
  };
  const { triangles, uv, part } = mesh;
  const skin = emptySkin();
  const reach = 0.5 / pixelsPerCm;
  for (let item = 0; item < count; item += 1) {
    const t = owner[point[item]];
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    const [px, py] = [(point[item] % width) + 0.5, Math.floor(point[item] / width) + 0.5];
    const [ax, ay, bx, by] = [screen[a * 3], screen[a * 3 + 1], screen[b * 3], screen[b * 3 + 1]];
    const [cx, cy] = [screen[c * 3], screen[c * 3 + 1]];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const inA = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
    const inB = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
    const inC = 1 - inA - inB;
    // y goes down on the screen, so what is seen from outside turns the other way round. At the edge of what is round,
    // triangles that turn away stick out below those that do not; there the round form counts, not its triangles.
    const nx = seen.normals[a * 3] * inA + seen.normals[b * 3] * inB + seen.normals[c * 3] * inC;
    const ny = seen.normals[a * 3 + 1] * inA + seen.normals[b * 3 + 1] * inB + seen.normals[c * 3 + 1] * inC;
    const nz = seen.normals[a * 3 + 2] * inA + seen.normals[b * 3 + 2] * inB + seen.normals[c * 3 + 2] * inC;
    const isInside = area > 0 && nz < -0.4 * Math.sqrt(nx * nx + ny * ny + nz * nz);
    const o = item * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const mix = (of: Float32Array) => of[a * 3 + axis] * inA + of[b * 3 + axis] * inB + of[c * 3 + axis] * inC;
      gathered.position[o + axis] = mix(seen.points);
      gathered.broad[o + axis] = isInside ? -mix(seen.normals) : mix(seen.normals);
    }
    faceCamera(gathered, o);
    const u = uv[a * 2] * inA + uv[b * 2] * inB + uv[c * 2] * inC;
    const v = uv[a * 2 + 1] * inA + uv[b * 2 + 1] * inB + uv[c * 2 + 1] * inC;
    surface(part[t / 3], u + reach, v, isInside, skin);
    const alongU = skin.height;
    surface(part[t / 3], u, v + reach, isInside, skin);
    const alongV = skin.height;
    surface(part[t / 3], u, v, isInside, skin);
    const sign = isInside ? -1 : 1;
    const slopes = [((alongU - skin.height) / reach) * sign, ((alongV - skin.height) / reach) * sign] as const;
    addRelief(gathered, o, slopesInSpace(mesh, seen.points, [a, b, c]), slopes);
    gathered.part[item] = part[t / 3];
    gathered.uv[item * 2] = u;
    gathered.uv[item * 2 + 1] = v;
    gathered.inside[item] = isInside ? 1 : 0;
    gathered.sheen[item] = skin.sheen;
    gathered.gloss[item] = skin.gloss;
  }
  shareShadows(gathered, view.samples, { width: width / finer, side: pixelsPerCm > 40 ? 4 : 2 });
  return gathered;
}

/** How far points of one shadow are from each other at most, cm. */
const nearby = 0.3;

/** Joins the pixels of each square with `side` px if they show one place and face one way. */
function shareShadows(
  { count, position, broad, shaded }: Gathered,
  { pixel }: Samples,
  { width, side }: { readonly width: number; readonly side: number },
): void {
  const columns = Math.ceil(width / side);
  // The first pixel of each square in the row of squares.
  const first = new Int32Array(columns).fill(-1);
  let row = -1;
  for (let item = 0; item < count; item += 1) {
    const y = Math.floor(pixel[item] / width / side);
    if (y !== row) first.fill(-1);
    row = y;
    const square = Math.floor((pixel[item] % width) / side);
    const other = first[square];
    shaded[item] = other < 0 || !isAlike(other * 3, item * 3) ? item : other;
    if (other < 0) first[square] = item;
  }
  function isAlike(a: number, b: number): boolean {
    const turned = broad[a] * broad[b] + broad[a + 1] * broad[b + 1] + broad[a + 2] * broad[b + 2];
    return Math.abs(position[a + 2] - position[b + 2]) < nearby && turned > 0.8;
  }
}

/** Returns red, green and blue of what is gathered, in the colours of a surface. */
export function coloursOf({ count, part, uv, inside }: Gathered, surface: Surface): Float32Array {
  const colours = new Float32Array(count * 3);
  const skin = emptySkin();
  for (let item = 0; item < count; item += 1) {
    surface(part[item], uv[item * 2], uv[item * 2 + 1], inside[item] === 1, skin);
    colours[item * 3] = skin.r;
    colours[item * 3 + 1] = skin.g;
    colours[item * 3 + 2] = skin.b;
  }
  return colours;
}

const emptySkin = (): Skin => ({ r: 0, g: 0, b: 0, height: 0, sheen: 0, gloss: 0 });

/** Makes the broad normal 1 long, and turns it so far that the camera sees its side. */
function faceCamera({ broad, position }: Gathered, o: number): void {
  const [x, y, z] = [-position[o], -position[o + 1], cameraDistance - position[o + 2]];
  const away = Math.sqrt(x * x + y * y + z * z);
  const length = Math.sqrt(broad[o] ** 2 + broad[o + 1] ** 2 + broad[o + 2] ** 2) || 1;
  for (let axis = 0; axis < 3; axis += 1) broad[o + axis] /= length;
  const facing = (broad[o] * x + broad[o + 1] * y + broad[o + 2] * z) / away;
  const missing = Math.max(0, 0.02 - facing) / away;
  broad[o] += x * missing;
  broad[o + 1] += y * missing;
  broad[o + 2] += z * missing;
}

/** Returns how the place changes with u and with v in a triangle, six numbers. */
function slopesInSpace({ uv }: Mesh, points: Float32Array, [a, b, c]: readonly [number, number, number]): number[] {
  const [u1, v1] = [uv[b * 2] - uv[a * 2], uv[b * 2 + 1] - uv[a * 2 + 1]];
  const [u2, v2] = [uv[c * 2] - uv[a * 2], uv[c * 2 + 1] - uv[a * 2 + 1]];
  const area = u1 * v2 - u2 * v1 || 1e-9;
  const along = (axis: number, first: number, second: number) =>
    ((points[b * 3 + axis] - points[a * 3 + axis]) * first + (points[c * 3 + axis] - points[a * 3 + axis]) * second) /
    area;
  return [
    along(0, v2, -v1),
    along(1, v2, -v1),
    along(2, v2, -v1),
    along(0, -u2, u1),
    along(1, -u2, u1),
    along(2, -u2, u1),
  ];
}

function addRelief(
  { broad, normal }: Gathered,
  o: number,
  space: readonly number[],
  [slopeU, slopeV]: readonly [number, number],
): void {
  const squareU = space[0] ** 2 + space[1] ** 2 + space[2] ** 2 || 1;
  const squareV = space[3] ** 2 + space[4] ** 2 + space[5] ** 2 || 1;
  let square = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const value = broad[o + axis] - (space[axis] * slopeU) / squareU - (space[axis + 3] * slopeV) / squareV;
    normal[o + axis] = value;
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  for (let axis = 0; axis < 3; axis += 1) normal[o + axis] /= length;
}
