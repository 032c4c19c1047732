import { dye, type Rgb } from '../light/skin.ts';
import { chance, noise } from '../noise/noise.ts';
import type { Cloth } from './cloth.ts';
import { smooth } from './detail.ts';

type Inks = {
  /** The colours of petals, one by chance for each flower. */
  readonly petals: readonly Rgb[];
  readonly heart: Rgb;
  readonly leaf: Rgb;
  /** The distance of the flowers, cm. */
  readonly every: number;
};

/** A scattered print of small flowers with leaves. */
export function sprigs(cloth: Cloth, { petals, heart, leaf, every }: Inks): Cloth {
  return (u, v, skin, scale) => {
    cloth(u, v, skin, scale);
    const soft = 0.6 / scale;
    const ink = (share: number, colour: Rgb) => {
      if (share > 0) dye(skin, colour, Math.min(1, share) * 0.94);
    };
    const row = Math.floor(v / every);
    for (let j = row - 1; j <= row + 1; j += 1) {
      const shift = j % 2 === 0 ? 0 : 0.5;
      const column = Math.floor(u / every - shift);
      for (let i = column - 1; i <= column + 1; i += 1) {
        const dx = u - (i + shift + 0.5 + (chance(i, j, 111) - 0.5) * 0.36) * every;
        const dy = v - (j + 0.5 + (chance(i, j, 112) - 0.5) * 0.36) * every;
        const away = Math.sqrt(dx * dx + dy * dy);
        if (away > every * 0.8) continue;
        const turn = chance(i, j, 113) * 2 * Math.PI;
        const size = every * (0.2 + 0.12 * chance(i, j, 114));
        const angle = Math.atan2(dy, dx) + turn;
        // Two leaves on a stem, below the petals.
        const [lx, ly] = [Math.cos(angle) * away, Math.sin(angle) * away];
        const stem = Math.abs(ly - 0.12 * lx * lx);
        ink((lx > 0 && lx < size * 2.1 ? 1 : 0) * (1 - smooth(0.02, 0.05 + soft, stem)), leaf);
        for (const side of [-1, 1]) {
          const [ax, ay] = [lx - size * 1.5, ly * side - size * 0.42];
          const [ex, ey] = [(ax * 0.8 + ay * 0.6) / (size * 0.62), (ay * 0.8 - ax * 0.6) / (size * 0.24)];
          ink(1 - smooth(1, 1 + soft / (size * 0.24), Math.sqrt(ex * ex + ey * ey)), leaf);
        }
        const edge =
          size * (0.66 + 0.34 * Math.abs(Math.cos(angle * 2.5)) ** 0.7) + size * 0.06 * noise(angle * 3, i, j);
        const petal = petals[Math.floor(chance(i, j, 115) * petals.length)];
        ink(1 - smooth(edge - soft, edge + soft, away), petal);
        ink(1 - smooth(size * 0.2, size * 0.2 + soft, away), heart);
      }
    }
  };
}
