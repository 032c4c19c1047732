/** Returns a number from 0 to 1 for a cell of a grid; always the same for the same cell. */
function cell(i: number, j: number, k: number): number {
  let hash = Math.imul(i, 374_761_393) + Math.imul(j, 668_265_263) + Math.imul(k, 2_147_483_647 ^ 0x5bd1e995);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** Smooth noise from -1 to 1 with features of size 1. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x),
    j = Math.floor(y);
  const a = x - i,
    b = y - j;
  const s = a * a * a * (a * (a * 6 - 15) + 10),
    t = b * b * b * (b * (b * 6 - 15) + 10);
  const top = cell(i, j, seed) * (1 - s) + cell(i + 1, j, seed) * s;
  const low = cell(i, j + 1, seed) * (1 - s) + cell(i + 1, j + 1, seed) * s;
  return (top * (1 - t) + low * t) * 2 - 1;
}

/** Noise of several sizes, each half as large and half as strong as the one before. */
export function layered(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0,
    share = 1,
    scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x * scale, y * scale, seed + octave * 17) * share;
    share *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

export const chance = cell;
