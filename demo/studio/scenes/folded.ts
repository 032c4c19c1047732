import type { Sheet } from '../blocks/still.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { chance, layered, noise } from '../noise/noise.ts';
import type { Vector } from '../pattern/panel.ts';

/** A garment that is folded to a slab with round folds: half its width and half its depth, and its thickness, cm. */
export type Folded = {
  readonly cloth: Cloth;
  readonly wide: number;
  readonly deep: number;
  readonly thick: number;
  /** How many folds one sees at its front. */
  readonly layers: number;
};

/** One layer of cloth: from the back below it to the front, around the fold, and back above. */
function layer({ cloth, wide, deep, thick }: Folded, base: number, by: Vector, seed: number): Sheet {
  const high = thick / 2;
  const flat = 2 * (deep - high);
  const bend = Math.PI * high;
  const path = 2 * flat + bend;
  return {
    columns: 110,
    rows: 110,
    at: (s, t) => {
      const side = s * 2 - 1;
      // The lines crowd at the ends, which are round.
      const x = Math.sin(side * Math.PI * 0.5) * wide;
      const along = Math.abs(x / wide);
      const beyond = Math.max(0, Math.abs(x) - wide + high * 1.1) / (high * 1.1);
      const end = Math.sqrt(Math.max(0, 1 - beyond * beyond));
      const way = t * path;
      const turn = Math.max(0, Math.min(Math.PI, (way - flat) / high));
      const inward = way < flat ? flat - way : Math.max(0, way - flat - bend);
      const out = deep - high + Math.sin(turn) * high * (0.9 + 0.1 * end);
      const waver = 1.1 * noise(x * 0.07, seed, 231) + 0.3 * noise(x * 0.3, seed, 232);
      const z = out - inward - 0.5 * along ** 6 - (1 - end) * high * 0.8 + waver * (1 - inward / flat);
      const swell = 1 + 0.12 * noise(x * 0.08, z * 0.06 + seed * 3, 233) + 0.05 * noise(x * 0.25, z * 0.2, seed);
      const sag = 0.7 * layered(x * 0.05, z * 0.05, 234, 2) - 0.9 * (x / wide) ** 2 - 0.3 * (z / deep) ** 2;
      const rise = -Math.cos(turn) * high * end * (turn > Math.PI / 2 ? swell : 1);
      return [x + by[0], base + high + rise + sag * Math.min(1, base / 8) + by[1], z + by[2]];
    },
    flat: (s, t) => [Math.sin((s - 0.5) * Math.PI) * wide + seed * 7, t * path],
    outside: cloth,
  };
}

/** Returns folded garments one on the other, the lowest first, on the height 0. */
export function pileOf(items: readonly Folded[], seed: number): Sheet[] {
  let base = 0;
  return items.flatMap((item, index) => {
    const vary = (salt: number, by: number) => (chance(index, salt, seed) - 0.5) * by;
    const by: Vector = [vary(1, 1.8), 0, vary(2, 1.4)];
    const size = { wide: item.wide + vary(3, 1.2), deep: item.deep + vary(4, 1) };
    return Array.from({ length: item.layers }, (_, at) => {
      const off = chance(at, index, seed) - 0.5;
      const thick = (item.thick / item.layers) * (1 + off * 0.25);
      const own: Folded = { ...item, thick, wide: size.wide + off * 0.5, deep: size.deep - off * 0.5 };
      const sheet = layer(own, base, by, seed + index * 5 + at);
      // Cloth on cloth is pressed together, most of all in one garment.
      base += thick * (at === item.layers - 1 ? 0.9 : 0.78);
      return sheet;
    });
  });
}
