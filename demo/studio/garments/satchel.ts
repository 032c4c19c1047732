import { bar, brass, metal } from '../blocks/peg.ts';
import { sewnOnto, type Sheet, type Still } from '../blocks/still.ts';
import { through, tube } from '../blocks/tube.ts';
import { leather } from '../cloth/leathers.ts';
import { stitches } from '../cloth/sewing.ts';
import { patch } from '../cloth/trimmings.ts';
import type { Rgb } from '../light/skin.ts';
import type { Point } from '../pattern/curve.ts';
import type { Vector } from '../pattern/panel.ts';

const [wide, high, deep] = [12.6, 9.6, 3.6];

const signed = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

/** Evens out a superellipse, so that its points do not crowd in the corners. */
const evened = (part: number) => part + (0.09 * Math.sin(part * 8 * Math.PI)) / Math.PI;

function box(cloth: ReturnType<typeof leather>): Sheet {
  const at = (s: number, t: number): Vector => {
    const [around, up] = [(evened(s) - 0.5) * 2 * Math.PI, (t - 0.5) * Math.PI];
    const level = signed(Math.cos(up), 0.42);
    const bulge = 1 + 0.1 * Math.cos(up) ** 2;
    return [
      signed(Math.sin(around), 0.32) * wide * level,
      signed(Math.sin(up), 0.5) * high,
      signed(Math.cos(around), 0.4) * deep * level * bulge,
    ];
  };
  return {
    columns: 200,
    rows: 90,
    closed: true,
    at,
    flat: (s, t) => {
      const [x, y, z] = at(s, t);
      return [Math.sign(x) * (Math.abs(x) + deep - z), y + z * 0.05];
    },
    outside: cloth,
  };
}

/** The flap: from the middle of its lower edge up, over the top, to the back. */
const [drop, over] = [12.4, 6.4];
const round = 5;

function flapHalf(below: number): number {
  const low = Math.max(0, (below - (drop - round)) / round);
  return (wide + 0.25) * (1 - 0.3 * (1 - Math.sqrt(Math.max(0, 1 - low ** 2.2)))) - 0.2;
}

function flap(cloth: ReturnType<typeof leather>): Sheet {
  return {
    columns: 90,
    rows: 110,
    at: (s, t) => {
      const along = t * (drop + over + 3);
      const below = drop - along;
      const side = s * 2 - 1;
      // Its edge curves towards the bag.
      const edge = 0.3 * Math.abs(side) ** 30 + 0.3 * Math.max(0, 1 - along / 0.5) ** 2;
      const x = side * flapHalf(Math.max(0, below));
      if (below > 0) {
        const front = deep * (1.08 - 0.12 * (1 - below / drop) ** 3) + 0.5;
        return [x, high - 0.6 - below, front - edge - 0.5 * Math.abs(side) ** 6];
      }
      const turn = Math.min(1, -below / over) * Math.PI;
      return [
        x,
        high - 0.6 + Math.sin(turn) * (1.5 - 0.6 * Math.abs(side) ** 8),
        Math.cos(turn) * (deep * 0.96 + 0.5) - 0.5 * Math.abs(side) ** 6 * Math.cos(turn),
      ];
    },
    flat: (s, t) => {
      const below = drop - t * (drop + over + 3);
      return [(s * 2 - 1) * flapHalf(Math.max(0, below)), -below];
    },
    outside: cloth,
  };
}

/** Returns a small bag of leather whose strap hangs on a peg. */
export function satchel(colour: Rgb): Still {
  const cloth = leather(colour, { grain: 0.016, gloss: 0.2 });
  const low: Point[] = Array.from({ length: 41 }, (_, at) => {
    const angle = (at / 40 - 0.5) * Math.PI;
    const below = drop - round + Math.cos(angle) ** 0.9 * (round - 0.55);
    return [
      Math.sign(Math.sin(angle)) * Math.min(flapHalf(below) - 0.5, Math.abs(Math.sin(angle)) ** 0.6 * 13),
      -below,
    ];
  });
  const flapCloth = sewnOnto(
    cloth,
    [
      [-14, -14],
      [14, 10],
    ],
    (ruler) => [
      stitches(ruler([[-wide + 0.4, 6], ...low, [wide - 0.4, 6]]), { at: 0 }),
      patch(
        ruler,
        [
          [-1.5, -13],
          [1.5, -13],
          [1.5, -7.4],
          [0.9, -6.6],
          [-0.9, -6.6],
          [-1.5, -7.4],
        ],
        { thick: 0.16, edge: 0.25, shadow: 0.5 },
      ),
    ],
  );
  const outside = sewnOnto(
    cloth,
    [
      [-20, -11],
      [20, 11],
    ],
    (ruler) =>
      [-1, 1].map((sign) =>
        stitches(
          ruler([
            [sign * 12.3, 9],
            [sign * 12.3, -6],
            [sign * 9, -8.6],
            [0, -8.9],
          ]),
          { at: 0 },
        ),
      ),
  );
  const gold = metal(brass);
  const top = 31;
  const strapPoints: Vector[] = [
    [-wide - 0.3, 4.6, 0],
    [-wide - 0.2, 8.6, 0],
    [-wide * 0.84, 14.5, 0.2],
    [-wide * 0.5, 22, 0.4],
    [-1.6, top - 0.9, 0.2],
    [0, top + 0.4, 0],
    [1.6, top - 0.9, 0.2],
    [wide * 0.5, 22, 0.4],
    [wide * 0.84, 14.5, 0.2],
    [wide + 0.2, 8.6, 0],
    [wide + 0.3, 4.6, 0],
  ];
  const strap = tube({
    curve: through(strapPoints),
    wide: () => 0.95,
    thick: () => 0.17,
    across: (t) => [0.5 * Math.sin(t * 2 * Math.PI), 0, 1],
    length: 66,
    cloth: sewnOnto(
      cloth,
      [
        [-2, -1],
        [2, 67],
      ],
      (ruler) =>
        [-0.7, 0.7].map((u) =>
          stitches(
            ruler([
              [u, 0],
              [u, 66],
            ]),
            { at: 0 },
          ),
        ),
    ),
    rows: 120,
    squareness: 5,
  });
  const ring = (sign: 1 | -1): Sheet =>
    bar(
      Array.from({ length: 17 }, (_, at): Vector => [
        sign * (wide + 0.25),
        8 + Math.cos((at / 16) * 2 * Math.PI) * 0.95,
        Math.sin((at / 16) * 2 * Math.PI) * 1.25,
      ]),
      0.2,
      gold,
      [1, 0, 0],
    );
  const clasp = tube({
    curve: through([
      [-0.75, -1.2, deep + 1.05],
      [0, -1.2, deep + 1.15],
      [0.75, -1.2, deep + 1.05],
    ]),
    wide: () => 0.62,
    thick: () => 0.34,
    across: () => [0, 1, 0],
    length: 2,
    cloth: gold,
    rows: 20,
  });
  return {
    sheets: [
      box(outside),
      flap(flapCloth),
      strap,
      ring(1),
      ring(-1),
      clasp,
      bar(
        [
          [0, top - 0.6, -14],
          [0, top - 0.7, -6],
          [0, top - 0.5, 2.2],
        ],
        0.7,
        gold,
      ),
    ],
    cm: 46,
    middle: [0, 10, 0],
    behind: 8,
  };
}
