import { loft, skinOf, type Sheet } from '../blocks/still.ts';
import { colourIn, type Cloth } from '../cloth/cloth.ts';
import { bell, smooth } from '../cloth/detail.ts';
import { tint, type Rgb } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';
import type { Thing } from '../pictures/together.ts';

export type Stage = {
  readonly wall: Rgb;
  readonly floor: Rgb;
  /** Where the wall is, cm before the middle; negative behind it. */
  readonly back: number;
  /** Where the light of the window is strongest, x and height in cm. */
  readonly bright: readonly [number, number];
  /** Where the sun falls through a window onto the wall: the middle of that light, x and height in cm. */
  readonly sun?: readonly [number, number];
};

/** Half of the window's light on the wall, its columns and rows of panes, and how much it falls to the right. */
const pane = { wide: 62, high: 78, columns: 2, rows: 3, slope: 0.5 } as const;

/** Returns how much sun falls through the panes of a window onto a wall, 0 to 1; (x, y) from the middle of that light. */
function sunAt(x: number, y: number): number {
  const level = y + x * pane.slope;
  // Farther from the window its edges are softer.
  const soft = 5 + 0.05 * Math.max(0, x + pane.wide);
  const inside = (value: number, half: number) => 1 - smooth(half - soft, half + soft, Math.abs(value));
  const bars = (value: number, half: number, count: number) => {
    const cell = (half * 2) / count;
    const away = Math.abs(value - Math.round(value / cell + (count % 2) / 2) * cell + ((count % 2) * cell) / 2);
    return Math.abs(value) > half - cell / 2 ? 1 : smooth(1, 1 + soft * 1.2, away) * 0.75 + 0.25;
  };
  const open = inside(x, pane.wide) * inside(level, pane.high);
  return open * bars(x, pane.wide, pane.columns) * bars(level, pane.high, pane.rows);
}

const reach = 520;
const front = 330;
const high = 460;
/** The radius of the curve between floor and wall. */
const bend = 26;

/** Plaster: a little uneven, lighter where the window's light falls. v is 0 where the floor ends, and grows upwards. */
function plaster({ wall, floor, bright: [x, y], sun }: Stage): Cloth {
  return (u, v, skin) => {
    const up = smooth(-bend * 0.4, bend * 1.5, v);
    const mix = (axis: 0 | 1 | 2) => floor[axis] + (wall[axis] - floor[axis]) * up;
    // Turned, so that the noise's cells do not show as lines across and down.
    const [a, b] = [u * 0.8 + v * 0.6, v * 0.8 - u * 0.6];
    const brushed = layered(a * 0.012, b * 0.01, 201, 3) + 0.35 * layered(b * 0.05, a * 0.06, 205, 3);
    colourIn(skin, [mix(0), mix(1), mix(2)], 1 + 0.018 * brushed + 0.006 * layered(u * 0.5, v * 0.5, 202, 2), 0);
    const away = Math.hypot((u - x) / 300, (v - y) / 240);
    tint(skin, 0.72 + 0.28 * Math.exp(-away * away));
    if (sun !== undefined) tint(skin, 0.95 + 0.17 * sunAt(u - sun[0], v - sun[1]));
    // The corner gets less light.
    tint(skin, 1 - 0.1 * bell(v - bend * 0.5, bend * 1.6));
    skin.height = 0.05 * layered(a * 0.05, b * 0.05, 203, 3) + 0.006 * layered(u * 0.8, v * 0.8, 204, 2);
  };
}

/** Returns a floor that bends up into a wall, as in a studio. */
export function stageOf(stage: Stage): Thing {
  const { back } = stage;
  const flat = front - back - bend;
  const arc = (bend * Math.PI) / 2;
  const path = flat + arc + high;
  const sheet: Sheet = {
    columns: 40,
    rows: 160,
    at: (s, t) => {
      const x = (s * 2 - 1) * reach;
      const along = t * path;
      if (along < flat) return [x, 0, front - along];
      const angle = Math.min(Math.PI / 2, (along - flat) / bend);
      return [x, bend - Math.cos(angle) * bend + Math.max(0, along - flat - arc), back + bend - Math.sin(angle) * bend];
    },
    flat: (s, t) => [(s * 2 - 1) * reach, t * path - flat],
    outside: plaster(stage),
  };
  return { mesh: loft([sheet]), surface: skinOf([sheet], 8) };
}
