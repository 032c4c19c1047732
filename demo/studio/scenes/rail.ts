import type { Sheet } from '../blocks/still.ts';
import { colourIn, type Cloth } from '../cloth/cloth.ts';
import type { Rgb } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';

/** Steel that is painted or brushed, not polished. */
export function lacquer(colour: Rgb): Cloth {
  return (_u, _v, skin) => {
    colourIn(skin, colour, 1, 0);
    skin.gloss = 0.14;
    skin.height = 0;
  };
}

/** The rows of a rod: how far along it they are (0 and 1 are its ends), and how far into its edge, both 0 to 1. */
const rows: readonly (readonly [end: 0 | 1, into: number])[] = [
  [0, -1],
  [0, 0],
  [0, 0.15],
  [0, 0.5],
  [0, 1],
  [1, 1],
  [1, 0.5],
  [1, 0.15],
  [1, 0],
  [1, -1],
];

/** The radius of the edges of a rod's ends, cm. */
const edge = 0.3;

/** Returns a straight round rod with two radii in cm, that at its beginning and that at its end. */
export function rodOf(from: Vector, to: Vector, [first, last]: readonly [number, number], cloth: Cloth): Sheet {
  const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const one = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const two = cross(one, along);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  return {
    columns: 28,
    rows: rows.length - 1,
    closed: true,
    at: (s, t) => {
      const [end, into] = rows[Math.round(t * (rows.length - 1))];
      const whole = end === 0 ? first : last;
      const cap = (1 - Math.sqrt(1 - (1 - Math.max(0, into)) ** 2)) * edge;
      const wide = into < 0 ? 0 : whole - cap;
      const place = end === 0 ? Math.max(0, into) * edge : length - Math.max(0, into) * edge;
      const angle = s * 2 * Math.PI;
      const [a, b] = [Math.cos(angle) * wide, Math.sin(angle) * wide];
      return [
        from[0] + along[0] * place + one[0] * a + two[0] * b,
        from[1] + along[1] * place + one[1] * a + two[1] * b,
        from[2] + along[2] * place + one[2] * a + two[2] * b,
      ];
    },
    flat: (s, t) => {
      const [end, into] = rows[Math.round(t * (rows.length - 1))];
      return [s * first * 6.3, end === 0 ? into * edge : length - into * edge];
    },
    outside: cloth,
  };
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Returns a rail on two frames: half its length, its height and half its depth at the floor, cm. */
export function railOf(half: number, high: number, deep: number, cloth: Cloth): Sheet[] {
  return [
    rodOf([-half - 7, high, 0], [half + 7, high, 0], [1.1, 1.1], cloth),
    ...[-half, half].flatMap((x) => [
      rodOf([x, 0, deep], [x, high + 3, -0.4], [0.95, 0.95], cloth),
      rodOf([x, 0, -deep], [x, high + 3, 0.4], [0.95, 0.95], cloth),
    ]),
    rodOf([-half, 14, -deep * 0.9], [half, 14, -deep * 0.9], [0.8, 0.8], cloth),
  ];
}
