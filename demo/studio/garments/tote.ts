import { bar, brass, metal } from '../blocks/peg.ts';
import { sewnOnto, type Sheet, type Still } from '../blocks/still.ts';
import { through, tube } from '../blocks/tube.ts';
import { canvas } from '../cloth/canvas.ts';
import { bell } from '../cloth/detail.ts';
import { folds, spray } from '../cloth/folds.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import type { Rgb } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';
import type { Vector } from '../pattern/panel.ts';

const high = 41;
/** Where the handles are sewn on, from the middle. */
const grip = 8.4;

/** The bag's cloth: s from the middle of the back over the side at -x to the front and around, t from the bottom up. */
function bagPoint(s: number, t: number): Vector {
  const around = (s - 0.5) * 4;
  const front = Math.abs(around) <= 1;
  const x01 = front ? around : Math.sign(around) * (2 - Math.abs(around));
  const wide = 18.6 + 0.9 * t - 0.5 * Math.sin(Math.PI * t);
  const deep = 1.1 + 3.4 * Math.sin(Math.PI * Math.min(1, (1 - t) * 0.72 + 0.06)) ** 1.2;
  const bottom = Math.min(1, Math.sqrt(t * 14) + 0.05);
  const full = Math.sqrt(Math.max(0, 1 - Math.abs(x01) ** 3.2));
  const x = x01 * wide * (1 - 0.02 * (1 - bottom));
  const pull = bell(Math.abs(x) - grip, 5);
  const sag = front ? 1.6 : 1.2;
  const y = high * t + t * t * sag * (pull - 0.55) + 0.7 * (1 - t) ** 4 * x01 * x01;
  const ripple = 0.7 * layered(x * 0.09 + (front ? 0 : 9), y * 0.06, 171, 2) * (1 - t * 0.4);
  const drag = 0.5 * t * t * Math.sin((Math.abs(x) - grip) * 0.62) * (1 - Math.abs(x01) ** 4);
  const z = full * bottom * (deep + ripple + drag);
  return [x, y, front ? z : -z];
}

function handle(side: 1 | -1, cloth: ReturnType<typeof canvas>): Sheet {
  const low = bagPoint(side === 1 ? 0.5 + grip / 76 : grip / 76, 0.8);
  const rim = bagPoint(side === 1 ? 0.5 + grip / 76 : grip / 76, 1);
  const [z0, z1] = [Math.abs(low[2]) * side + 0.3 * side, Math.abs(rim[2]) * side + 0.35 * side];
  const points: Vector[] = [
    [-grip, low[1], z0],
    [-grip, (low[1] + rim[1]) / 2, (z0 + z1) / 2],
    [-grip, rim[1], z1],
    [-grip * 0.86, high + 8, z1 * 0.9],
    [-grip * 0.55, high + 17, z1 * 0.6 + side * 0.2],
    [-grip * 0.24, high + 23.6, side * 0.7],
    [0, high + 25.4, side * 0.6],
    [grip * 0.24, high + 23.6, side * 0.7],
    [grip * 0.55, high + 17, z1 * 0.6 + side * 0.2],
    [grip * 0.86, high + 8, z1 * 0.9],
    [grip, rim[1], z1],
    [grip, (low[1] + rim[1]) / 2, (z0 + z1) / 2],
    [grip, low[1], z0],
  ];
  const curve = through(points);
  return tube({
    curve,
    wide: () => 1.35,
    thick: () => 0.16,
    // Flat against the bag below, turned by the peg above.
    across: (t) => [
      Math.cos((0.5 - Math.abs(t - 0.5)) * 2.4),
      (t < 0.5 ? -1 : 1) * 0.8 * (0.5 - Math.abs(t - 0.5)),
      -0.9 * side * Math.max(0, 0.14 - Math.abs(t - 0.5)) * 8,
    ],
    length: 74,
    cloth: sewnOnto(
      cloth,
      [
        [-3, -1],
        [3, 75],
      ],
      (ruler) => [
        ...[-1.05, 1.05].map((u) =>
          stitches(
            ruler([
              [u, 0],
              [u, 74],
            ]),
            { at: 0 },
          ),
        ),
        ...[0, 74 - 7.6].flatMap((v) => [
          stitches(
            ruler([
              [-1.05, v + 0.5],
              [1.05, v + 7],
            ]),
            { at: 0 },
          ),
          stitches(
            ruler([
              [1.05, v + 0.5],
              [-1.05, v + 7],
            ]),
            { at: 0 },
          ),
        ]),
      ],
    ),
    rows: 120,
    squareness: 5,
  });
}

/** Returns a shopping bag of canvas that hangs on a peg. */
export function tote(colour: Rgb): Still {
  const cloth = canvas(colour);
  const outside = sewnOnto(
    cloth,
    [
      [-39, -1],
      [39, high + 2],
    ],
    (ruler) => [
      folds(
        ([-1, 1] as const).flatMap((sign) => [
          ...spray(
            [
              [sign * 8, 36],
              [sign * 9, 33],
            ],
            [
              [sign * 15, 12],
              [sign * 3, 8],
            ],
            { count: 4, width: 1.5, height: 0.22, bow: sign, seed: 172 + sign },
          ),
          ...spray(
            [
              [sign * 18, 2],
              [sign * 18, 6],
            ],
            [
              [sign * 6, 6],
              [sign * 8, 14],
            ],
            { count: 3, width: 1.3, height: 0.2, bow: 0.8, seed: 175 + sign },
          ),
        ]),
        176,
      ),
      ...[-19, 19].map((u) =>
        seam(
          ruler([
            [u, 0],
            [u, high],
          ]),
          { depth: 0.12, gather: 0.06 },
        ),
      ),
      ...[0.35, 3.1].map((below) =>
        stitches(
          ruler([
            [-39, high - below],
            [39, high - below],
          ]),
          { at: 0 },
        ),
      ),
      (_u, v, skin) => {
        // The hem is double.
        skin.height += v > high - 3.3 ? 0.08 : 0;
      },
    ],
  );
  const body: Sheet = {
    columns: 220,
    rows: 90,
    closed: true,
    at: bagPoint,
    flat: (s, t) => [(s - 0.5) * 76, t * high],
    outside,
    inside: cloth,
  };
  return {
    sheets: [
      body,
      handle(-1, cloth),
      handle(1, cloth),
      bar(
        [
          [0, high + 24.4, -12],
          [0, high + 24.3, -4],
          [0, high + 24.4, 2.4],
        ],
        0.75,
        metal(brass),
      ),
    ],
    cm: 70,
    middle: [0, 33, 0],
    behind: 9,
  };
}
