import type { Point, Stroke } from './curve.ts';

/** x to the picture's right, y up, z towards the camera in a front view; in centimetres. */
export type Vector = readonly [number, number, number];

/** An edge of a panel. Its name lets seams and details refer to it. */
export type Side = Stroke & { readonly name: string };

/**
 * A flat piece of cloth in centimetres, seen from its outside: its outline counter-clockwise from `start`, and where each
 * of its points hangs before the cloth falls.
 */
export type Panel = {
  readonly name: string;
  readonly start: Point;
  readonly sides: readonly Side[];
  readonly place: (u: number, v: number) => Vector;
};

export type PanelSide = readonly [panel: string, side: string];

/** Two sides that are sewn together: from the start of the first to the start of the second, or to its end if `turned`. */
export type Seam = {
  readonly one: PanelSide;
  readonly two: PanelSide;
  readonly turned?: boolean;
  /** True if the cloth folds freely along this seam. */
  readonly hinge?: boolean;
};

/** Returns a seam as most are: both sides run counter-clockwise around their panels, so against each other. */
export function sewn(one: PanelSide, two: PanelSide): Seam {
  return { one, two, turned: true };
}

/** Returns an outline as seen from the other side of the cloth, counter-clockwise again: x is turned over. */
export function mirrored({ start, sides }: Pick<Panel, 'start' | 'sides'>): Pick<Panel, 'start' | 'sides'> {
  const over = ([x, y]: Point): Point => [0 - x, y];
  const back = sides.map((side, at) => ({
    name: side.name,
    to: over(at === 0 ? start : sides[at - 1].to),
    ...(side.by ? { by: [over(side.by[1]), over(side.by[0])] as const } : {}),
  }));
  return { start: over(start), sides: back.toReversed() };
}
