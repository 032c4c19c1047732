import { sewnOnto, type Sheet, type Still } from '../blocks/still.ts';
import { satin } from '../cloth/linings.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { smooth } from '../cloth/detail.ts';
import { hem } from '../cloth/sewing.ts';
import { dye, type Rgb } from '../light/skin.ts';
import { layered, noise } from '../noise/noise.ts';
import type { Vector } from '../pattern/panel.ts';

/** The inks of a print. */
export type Inks = {
  readonly paper: Rgb;
  readonly border: Rgb;
  readonly line: Rgb;
  readonly leaf: Rgb;
  readonly flower: Rgb;
};

/** Half the side of the square, cm: what shows when it is folded in four. */
const side = 43;

/** Silk with a border, branches and flowers; the middle of the square is at 0. */
function print({ paper, border, line, leaf, flower }: Inks): Cloth {
  const silk = satin(paper);
  return (u, v, skin, scale) => {
    silk(u, v, skin, scale);
    skin.gloss = 0.22;
    const soft = 0.5 / scale;
    const ink = (share: number, colour: Rgb) => dye(skin, colour, Math.max(0, Math.min(1, share)) * 0.95);
    const disc = (x: number, y: number, radius: number, colour: Rgb) => {
      const away = Math.hypot(u - x, v - y);
      if (away < radius + 1) ink(1 - smooth(radius - soft, radius + soft, away), colour);
    };
    const petalled = (x: number, y: number, radius: number, petals: number, colour: Rgb) => {
      const [dx, dy] = [u - x, v - y];
      const away = Math.hypot(dx, dy);
      if (away > radius * 1.3) return;
      const angle = Math.atan2(dy, dx);
      const rim = radius * (0.62 + 0.38 * Math.abs(Math.cos((angle * petals) / 2)) ** 0.6);
      ink(1 - smooth(rim - soft, rim + soft, away), colour);
      const vein = Math.abs(Math.sin((angle * petals) / 2)) * away;
      ink((1 - smooth(0.05, 0.09 + soft, vein)) * (away < rim * 0.8 ? 0.6 : 0), line);
      disc(x, y, radius * 0.24, paper);
      disc(x, y, radius * 0.14, line);
    };
    const leafAt = (x: number, y: number, turn: number, size: number) => {
      const [dx, dy] = [u - x, v - y];
      if (dx * dx + dy * dy > size * size * 1.2) return;
      const [a, b] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      const part = a / size;
      if (part < 0 || part > 1) return;
      const wide = size * 0.24 * Math.sin(Math.PI * part ** 0.8);
      ink(1 - smooth(wide - soft, wide + soft, Math.abs(b)), leaf);
      ink((1 - smooth(0.04, 0.07 + soft, Math.abs(b))) * 0.7, paper);
    };
    // Branches grow from the middle of the square over each quarter.
    for (let branch = 0; branch < 3; branch += 1) {
      const angle = ((branch + 0.5) / 3) * (Math.PI / 2);
      for (let at = 1; at < 9; at += 1) {
        const away = at * 3.9;
        const bend = angle + 0.16 * Math.sin(at * 0.9 + branch * 2);
        const [x, y] = [Math.cos(bend) * away, Math.sin(bend) * away];
        if (Math.max(x, y) > side - 13) continue;
        leafAt(x, y, bend + 0.8, 4.2);
        leafAt(x, y, bend - 0.8, 4.2);
        disc(x, y, 0.3, line);
      }
    }
    petalled(0, 0, 9, 10, flower);
    petalled(side - 15.5, side - 15.5, 5.4, 8, flower);
    petalled(side - 15, 11.5, 3.6, 7, border);
    petalled(11.5, side - 15, 3.6, 7, border);
    const edge = side - Math.max(Math.abs(u), Math.abs(v));
    ink(1 - smooth(7.6 - soft, 7.6 + soft, edge), border);
    for (const [at, wide] of [
      [7.6, 0.28],
      [8.6, 0.12],
      [1.7, 0.22],
    ] as const) {
      ink(1 - smooth(wide - soft, wide + soft, Math.abs(edge - at)), line);
    }
    const run = Math.abs(u) > Math.abs(v) ? v : u;
    const dot = Math.hypot((((run / 3.2 + 100) % 1) - 0.5) * 3.2, edge - 4.6);
    ink(1 - smooth(0.95 - soft, 0.95 + soft, dot), paper);
    ink(1 - smooth(0.42 - soft, 0.42 + soft, dot), flower);
  };
}

/** Returns one of the four layers; the ones below are a little larger and turned. */
function layer(index: number, cloth: Cloth): Sheet {
  const turn = ((8 + index * 0.9) * Math.PI) / 180;
  const out = index * 0.34;
  return {
    columns: 130,
    rows: 130,
    at: (s, t): Vector => {
      const [a, b] = [(s - 0.5) * side + out * (s - 0.2), (0.5 - t) * -side - out * (1 - t)];
      const wave =
        0.85 * layered(a * 0.05, b * 0.055, 191 + index, 2) + 0.3 * noise(a * 0.05 + b * 0.13, b * 0.05, 197);
      // Folded sides are round; at the open corner the layers part.
      const roll = 0.5 * (Math.exp(-s / 0.012) + Math.exp(-(1 - t) / 0.012));
      const corner = s * (1 - t);
      const [x, y] = [a + 0.25 * noise(b * 0.08, index, 198), b + 0.25 * noise(a * 0.08, index, 199)];
      return [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn),
        2 - index * (0.34 + 0.3 * corner) + wave * (0.6 + 0.4 * corner) - roll + corner ** 6 * (3 - index) * 0.5,
      ];
    },
    flat: (s, t) => [s * side, (1 - t) * side],
    outside: cloth,
  };
}

/** Returns a square of printed silk, folded in four, as it lies on a table. */
export function silkSquare(inks: Inks): Still {
  const cloth = sewnOnto(
    print(inks),
    [
      [-1, -1],
      [side + 1, side + 1],
    ],
    (ruler) => [
      hem(
        ruler([
          [0, side],
          [side, side],
          [side, 0],
        ]),
        { width: 0.45, thick: 0.12, thread: inks.line },
      ),
    ],
  );
  return {
    sheets: [0, 1, 2, 3].map((index) => layer(index, cloth)),
    cm: 62,
    middle: [0, 0, 0],
    behind: 0.4,
  };
}
