import { bar, metal } from '../blocks/peg.ts';
import type { Garment } from '../blocks/garment.ts';
import { through, tube } from '../blocks/tube.ts';
import type { Ball, Form, Section } from '../form/form.ts';
import type { Point } from '../pattern/curve.ts';
import type { Vector } from '../pattern/panel.ts';
import type { Thing } from '../pictures/together.ts';
import { thingOf } from './furniture.ts';
import { oak } from './wood.ts';

/** The height of the top of a hanger's hook, cm. */
export const hook = 163.5;

/** How far below that the middle of its arms is. */
const drop = 13;

/** The right half of a shoulder seam: its ends at the neck and at the sleeve. */
export type Shoulder = { readonly neck: Point; readonly tip: Point };

/** Returns the shoulder of a garment. Throws for one without shoulder seams. */
export function shoulderOf({ panels }: Garment): Shoulder {
  for (const { sides } of panels) {
    const at = sides.findIndex(({ name }) => name === 'shoulderRight');
    if (at > 0) return { tip: sides[at - 1].to, neck: sides[at].to };
  }
  throw new Error('only what has shoulders can hang on a hanger');
}

/** How far below the seam the middle of an arm is, cm. */
const below = 1.5;

/** Returns an arm of a hanger that fits a shoulder: from its middle to its end. */
function armOf({ neck, tip }: Shoulder): Vector[] {
  const at = (t: number): Point => [neck[0] + (tip[0] - neck[0]) * t, neck[1] + (tip[1] - neck[1]) * t - below];
  const [third, most] = [at(0.4), at(0.93)];
  return [
    [0, neck[1] + 1, -1.6],
    [neck[0] * 0.45, neck[1] + 0.5, -1.6],
    [neck[0], neck[1] - below, -1.3],
    [third[0], third[1], -0.9],
    [most[0], most[1], 0],
  ];
}

/** Returns how far a garment is lifted so that its hanger hangs by the usual hook, cm. */
export const liftOf = ({ neck }: Shoulder): number => hook - drop - neck[1] - 1;

/** Sleeves bend so many degrees at the elbow, so far from the shoulder, cm. */
const [elbow, upperArm] = [5.75, 30];

/**
 * Returns what clothes on a hanger hang over: its arms, air that keeps front and back apart, and air in long sleeves, which
 * hang down `away` degrees from the vertical.
 */
export function hangerForm(shoulder: Shoulder, away: number, hasLongSleeves: boolean): Form {
  const arm = armOf(shoulder);
  const [wide, high] = [shoulder.tip[0], shoulder.tip[1]];
  const air: readonly Section[] = [
    [high - 112, 0.7 * wide, 2.4, 2.4, 0],
    [high - 62, 0.74 * wide, 2.8, 2.8, 0],
    [high - 23, 0.82 * wide, 3.4, 3.2, 0],
    [high - 10, 0.82 * wide, 3, 3, -0.2],
    [high - 2, 0.7 * wide, 2, 2.2, -0.4],
    [high + 2, 0.34 * wide, 1.4, 1.6, -0.8],
    [high + 4, 0.16 * wide, 1, 1.2, -1.2],
  ];
  const [upper, lower] = [away, away - elbow].map((degrees) => (degrees * Math.PI) / 180);
  const inSleeve = (sign: number, way: number): Ball => {
    const beyond = Math.max(0, way - upperArm);
    const before = way - beyond;
    const out = Math.sin(upper) * before + Math.sin(lower) * beyond;
    const down = Math.cos(upper) * before + Math.cos(lower) * beyond;
    return [sign * (wide - 1.4 + out), high - 4.4 - down, beyond * 0.15 - 1, 2];
  };
  const limbs = [1, -1].flatMap((sign): Ball[][] => [
    arm.map(([x, y, z]): Ball => [x * sign, y, z, 1.2]),
    ...(hasLongSleeves ? [[14, upperArm, 54].map((way) => inSleeve(sign, way))] : []),
  ]);
  return { trunk: air, limbs };
}

const steel = metal([0.34, 0.33, 0.31]);

/** Returns a hanger of oak with a hook of steel, for a shoulder, at the height of its hook. */
export function hangerOf(shoulder: Shoulder): Thing {
  const arm = armOf(shoulder).map(([x, y, z]): Vector => [x, y + liftOf(shoulder), z]);
  const other = arm.slice(1).map(([x, y, z]): Vector => [-x, y, z]);
  const wood = tube({
    curve: through([...other.toReversed(), ...arm]),
    wide: (t) => 0.95 + 0.5 * Math.abs(t - 0.5) ** 2,
    thick: (t) => 0.75 + 2.2 * Math.abs(t - 0.5) ** 2,
    across: () => [0, 1, 0],
    length: shoulder.tip[0] * 2.2,
    cloth: oak('#b58d62'),
    rows: 60,
    squareness: 2.6,
  });
  const top = hook - 2.6;
  const turn = (angle: number): Vector => [Math.sin(angle) * 2.6, top + Math.cos(angle) * 2.6, -1.6];
  const wire = bar(
    [
      [0, hook - drop, -1.6],
      [0, hook - drop + 2, -1.6],
      [0, hook - drop + 4.6, -1.6],
      [0.5, top - 3, -1.6],
      ...[2.3, 1.7, 1.1, 0.5, -0.1, -0.7, -1.3, -1.8].map(turn),
    ],
    0.2,
    steel,
    [0, 0, 1],
  );
  return thingOf([wood, wire], 8);
}
