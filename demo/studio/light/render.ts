import { project, seenBy, type Camera } from './camera.ts';
import { coloursOf, gather } from './gather.ts';
import { groundLight, type Ground } from './ground.ts';
import { illuminate, shaded } from './illuminate.ts';
import type { Mesh } from './mesh.ts';
import { canvasOf, raster } from './raster.ts';
import { finer, samplesOf } from './samples.ts';
import { shadowMaps, type Light } from './shadow-map.ts';
import type { Surface } from './skin.ts';
import { soften } from './soften.ts';

export type Scene = {
  readonly mesh: Mesh;
  readonly surface: Surface;
  readonly lights: readonly Light[];
  readonly ground: Ground;
  /**
   * How many corners and vertices cast shadows, the first ones; all if not given. The others are large planes, which need
   * no shadow on themselves.
   */
  readonly casting?: { readonly corners: number; readonly vertices: number };
};

/** How far the light on planes is blurred, cm. */
const softness = 0.7;

/** Photographs a scene. Returns linear red, green and blue of each pixel. */
export const render = (scene: Scene, camera: Camera): Float32Array => expose(scene, camera)(scene.surface);

/**
 * Photographs a scene once for several colours. Returns a function that develops it with the scene's surface or with one
 * of the same relief in other colours: linear red, green and blue of each pixel.
 */
export function expose(
  { mesh, surface, lights, ground, casting }: Scene,
  camera: Camera,
): (surface: Surface) => Float32Array {
  const { width, height } = camera;
  const seen = seenBy(camera, mesh);
  const { pixelsPerCm } = camera;
  const fine = { ...camera, width: width * finer, height: height * finer, pixelsPerCm: pixelsPerCm * finer };
  const screen = project(fine, seen.points);
  const canvas = canvasOf(fine.width, fine.height);
  raster(canvas, mesh.triangles, screen);
  const samples = samplesOf(canvas);
  const gathered = gather({ mesh, seen, screen, canvas, samples, pixelsPerCm }, surface);
  const lit = { spread: new Float32Array(gathered.count * 3), mirrored: new Float32Array(gathered.count * 3) };
  const wall = groundLight(camera, ground);
  const shadowOf = shadowMaps(
    seen.points.subarray(0, casting && casting.vertices * 3),
    mesh.triangles.subarray(0, casting?.corners),
  );
  for (const light of lights) {
    const reaches = shadowOf(light);
    illuminate(gathered, light, reaches, lit);
    wall.add(light, reaches);
  }
  if (casting !== undefined) {
    const isPlane = (sample: number) => canvas.owner[samples.point[sample]] >= casting.corners;
    const radius = Math.round(pixelsPerCm * softness);
    soften({ pixel: samples.pixel, spread: lit.spread }, isPlane, { width, height, radius });
  }
  const empty = new Float32Array(width * height * 3);
  const onWall = wall.developed();
  const open = new Float32Array(width * height).fill(1);
  for (const [item, pixel] of samples.pixel.entries()) open[pixel] -= samples.share[item];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const share = onWall(x, y) * open[at / 3];
      for (let axis = 0; axis < 3; axis += 1) empty[at + axis] = ground.colour[axis] * share;
    }
  }
  return (worn) => {
    const image = empty.slice();
    const colour = coloursOf(gathered, worn);
    for (let item = 0; item < samples.count; item += 1) {
      const pixel = samples.pixel[item] * 3;
      for (let axis = 0; axis < 3; axis += 1) {
        const o = item * 3 + axis;
        image[pixel + axis] += shaded(colour[o], lit.spread[o], lit.mirrored[o]) * samples.share[item];
      }
    }
    return image;
  };
}
