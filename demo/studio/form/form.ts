import type { Vector } from '../pattern/panel.ts';

/** A cross-section of a trunk in cm: its height, half width, half depths to front and back, and its middle in z. */
export type Section = readonly [y: number, width: number, front: number, back: number, z: number];

/** A ball of a limb in cm. */
export type Ball = readonly [x: number, y: number, z: number, radius: number];

/** A form that clothes hang on, without head, hands and feet: soles at y 0, its front towards z. */
export type Form = { readonly trunk: readonly Section[]; readonly limbs: readonly (readonly Ball[])[] };

type Arm = {
  readonly shoulder: Vector;
  /** Degrees away from the trunk. */
  readonly away: number;
  readonly lengths: readonly [upper: number, lower: number];
  readonly radii: readonly [shoulder: number, elbow: number, wrist: number];
};

/** Returns the balls of a left arm, the one at +x. */
export function armOf({ shoulder: [x, y, z], away, lengths: [upper, lower], radii }: Arm): Ball[] {
  const [high, low] = [away, away - 6].map((degrees) => (degrees * Math.PI) / 180);
  const elbow: Vector = [x + Math.sin(high) * upper, y - Math.cos(high) * upper, z + 0.7];
  const wrist: Vector = [elbow[0] + Math.sin(low) * lower, elbow[1] - Math.cos(low) * lower, elbow[2] + 4];
  return [
    [x, y, z, radii[0]],
    [...elbow, radii[1]],
    [...wrist, radii[2]],
  ];
}

export function otherSide(balls: readonly Ball[]): Ball[] {
  return balls.map(([x, y, z, radius]) => [-x, y, z, radius]);
}
