import type { Light } from './shadow-map.ts';
import type { Rgb } from './skin.ts';

/** An area of light: the direction of its middle, the cosine of its edge, and its share of the power. */
export type Lamp = {
  readonly towards: Rgb;
  readonly edge: number;
  readonly power: number;
  readonly tint: Rgb;
  /** The part of all lights that stand for it. */
  readonly share: number;
};

/** A large soft window at the upper left, a dome of fill, and a weak lamp on the right. */
const lamps: readonly Lamp[] = [
  { towards: [-0.62, 0.95, 0.8], edge: 0.9, power: 0.96, tint: [1.02, 1, 0.97], share: 0.45 },
  { towards: [0, 0.35, 1], edge: 0, power: 0.36, tint: [0.98, 1, 1.02], share: 0.4 },
  { towards: [0.9, 0.15, 0.35], edge: 0.9, power: 0.13, tint: [1, 1, 1], share: 0.15 },
];

/** Returns a studio of about `count` lights. */
export const studioLights = (count: number): Light[] => lightsOf(lamps, count);

/** Returns about `count` lights that stand for lamps. */
export function lightsOf(all: readonly Lamp[], count: number): Light[] {
  return all.flatMap(({ towards, edge, power, tint, share }) => {
    const own = Math.max(1, Math.round(count * share));
    const colour: Rgb = [(tint[0] * power) / own, (tint[1] * power) / own, (tint[2] * power) / own];
    return coneOf(towards, edge, own).map((direction) => ({ direction, colour }));
  });
}

const golden = Math.PI * (3 - Math.sqrt(5));

/** Returns directions spread evenly over a cone (a spiral with the golden angle). */
function coneOf(axis: Rgb, edge: number, count: number): Rgb[] {
  const main = unit(axis);
  const one = unit(cross([0, 1, 0], main));
  const two = cross(main, one);
  return Array.from({ length: count }, (_, at) => {
    const cos = 1 - ((at + 0.5) / count) * (1 - edge);
    const sin = Math.sqrt(1 - cos * cos);
    const [a, b] = [Math.cos(at * golden) * sin, Math.sin(at * golden) * sin];
    return [
      main[0] * cos + one[0] * a + two[0] * b,
      main[1] * cos + one[1] * a + two[1] * b,
      main[2] * cos + one[2] * a + two[2] * b,
    ];
  });
}

function cross(a: Rgb, b: Rgb): Rgb {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Rgb): Rgb {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
