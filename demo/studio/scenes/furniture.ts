import { loft, skinOf, type Sheet } from '../blocks/still.ts';
import { through, tube } from '../blocks/tube.ts';
import { colourIn, type Cloth } from '../cloth/cloth.ts';
import type { Rgb } from '../light/skin.ts';
import { layered } from '../noise/noise.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Thing } from '../pictures/together.ts';
import { boxOf, discOf } from './boxes.ts';
import { rodOf } from './rail.ts';

/** Returns sheets as a thing; `scale` is in pixels per cm. */
export function thingOf(sheets: readonly Sheet[], scale: number): Thing {
  return { mesh: loft(sheets), surface: skinOf(sheets, scale) };
}

/** Returns a round stool of wood with four legs, `high` cm. */
export function stoolOf(high: number, cloth: Cloth): Sheet[] {
  const feet = [45, 135, 225, 315].map((degrees) => (degrees * Math.PI) / 180);
  return [
    discOf({ radius: 17, thick: 3, top: high, round: 1 }, cloth),
    ...feet.map((angle) => {
      const [x, z] = [Math.sin(angle), Math.cos(angle)];
      return rodOf([x * 17, 0, z * 17], [x * 11, high - 2, z * 11], [1.1, 1.7], cloth);
    }),
    ...[0, 1].map((at) => {
      const [a, b] = [feet[at], feet[at + 2]];
      const rung = (angle: number): Vector => [Math.sin(angle) * 15.2, 13 + at * 3, Math.cos(angle) * 15.2];
      return rodOf(rung(a), rung(b), [0.8, 0.8], cloth);
    }),
  ];
}

/** The sizes of a chair, cm: its seat's half width, half depth and height, and the height of its back. */
export const chairSize = { wide: 21, deep: 20, seat: 45, back: 79 } as const;

/** Returns a plain chair of wood; its front is towards z. */
export function chairOf(cloth: Cloth): Sheet[] {
  const { wide, deep, seat, back } = chairSize;
  const sides = [-1, 1];
  const slat = (y: number, tall: number, lean: number) =>
    tube({
      curve: through([
        [-wide + 0.6, y, -deep - lean],
        [-wide * 0.5, y, -deep - lean - 1.8],
        [0, y, -deep - lean - 2.4],
        [wide * 0.5, y, -deep - lean - 1.8],
        [wide - 0.6, y, -deep - lean],
      ]),
      wide: () => tall,
      thick: () => 0.8,
      across: () => [0, 1, -0.12],
      length: wide * 2,
      cloth,
      rows: 50,
      squareness: 5,
    });
  return [
    ...boxOf({ half: [wide, 1.5, deep], round: 1, cloth, at: [0, seat - 1.5, 0] }),
    ...sides.flatMap((sign) => [
      rodOf([sign * (wide - 1.2), 0, deep - 1], [sign * (wide - 2.6), seat - 1.5, deep - 2.6], [1.2, 1.8], cloth),
      rodOf([sign * (wide - 1.4), 0, -deep - 3], [sign * (wide - 1.6), seat, -deep + 1], [1.2, 1.8], cloth),
      rodOf(
        [sign * (wide - 0.6), back + 1.5, -deep - 5],
        [sign * (wide - 1.6), seat - 2, -deep + 1],
        [1.1, 1.8],
        cloth,
      ),
      rodOf([sign * (wide - 2), 24, deep - 2], [sign * (wide - 2), 24, -deep - 1.5], [0.8, 0.8], cloth),
    ]),
    slat(back - 3, 4.4, 4.8),
    slat(back - 16, 2.2, 3),
  ];
}

/** Painted wood or plaster: matt, a little uneven. */
export function painted(colour: Rgb): Cloth {
  return (u, v, skin) => {
    colourIn(skin, colour, 1 + 0.02 * layered(u * 0.06, v * 0.06, 221, 4), 0);
    skin.height = 0.012 * layered(u * 0.4, v * 0.4, 222, 3);
  };
}

/** Returns a plinth that stands on the floor: half its width, its height and half its depth, cm. */
export function plinthOf(half: number, high: number, deep: number, cloth: Cloth): Sheet[] {
  return boxOf({ half: [half, high / 2, deep], round: 0.5, cloth, at: [0, high / 2, 0] });
}
