import { chance } from '../noise/noise.ts';

const shoulder = 0.75;

/** Develops linear light: a tone curve, a slight vignette and grain. Returns 8-bit sRGB. */
export function develop(image: Float32Array, width: number, height: number, seed: number): Uint8Array {
  const developed = new Uint8Array(image.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const dim = 1 - 0.16 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2);
    const grain = (chance(x, y, seed) + chance(x, y, seed + 7) - 1) * 0.012;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      developed[at] = Math.max(0, Math.min(255, Math.round((encoded(toned(image[at] * dim)) + grain) * 255)));
    }
  }
  return developed;
}

/** Bends what is brighter than the shoulder towards 1, as film does. */
function toned(value: number): number {
  const over = value - shoulder;
  return over < 0 ? Math.max(0, value) : shoulder + (1 - Math.exp(-over / (1 - shoulder))) * (1 - shoulder);
}

/** The transfer curve of sRGB (IEC 61966-2-1). */
function encoded(value: number): number {
  return value <= 0.003_130_8 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
