import type { Detail, Ruler } from '../cloth/detail.ts';
import { ribBand, seam } from '../cloth/sewing.ts';
import { lengthOf, spaced, type Point } from '../pattern/curve.ts';
import { sewn, type Panel, type Seam, type Side, type Vector } from '../pattern/panel.ts';
import { fan } from './fan.ts';
import { aroundTrunk, type Torso } from './torso.ts';

/** The necklines of a torso: the sides neckRight and neckLeft of the front, neck of the back. */
export type Necklines = { readonly torso: Torso; readonly front: readonly Side[]; readonly back: readonly Side[] };

type Ring = Necklines & {
  readonly name: string;
  readonly deep: number;
  /** How much shorter its free edge is, in radians: 0 stands upright, 5 lies flat. */
  readonly turn: number;
  /** True if its ends meet in the front without a seam, as those of an open jacket. */
  readonly open?: boolean;
  /** Where its free edge is placed, by the share of the way around the neck; a little inwards if not given. */
  readonly top?: (share: number) => Vector;
};

const fine = 40;

/** Returns half the length of the necklines, and where they hang, measured from the front's middle over the left shoulder and the back. */
export function neckLine({ torso, front, back }: Necklines): {
  readonly half: number;
  readonly at: (share: number) => Vector;
} {
  const place = aroundTrunk(torso);
  const [right] = front;
  const [whole] = back;
  const [inFront, behind] = [lengthOf(torso.neck, right), lengthOf(torso.neck, whole) / 2];
  const half = inFront + behind;
  const frontLine: readonly Point[] = spaced(torso.neck, right, fine).toReversed();
  const backLine: readonly Point[] = spaced(torso.neck, whole, fine * 2);
  const read = (line: readonly Point[], index: number): Vector => {
    const low = Math.max(0, Math.min(line.length - 2, Math.floor(index)));
    const t = index - low;
    const [a, b] = [line[low], line[low + 1]];
    return place(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
  };
  const onRight = (along: number): Vector => {
    if (along <= inFront) return read(frontLine, (along / inFront) * fine);
    const [x, y, z] = read(backLine, Math.min(1, (along - inFront) / behind) * fine);
    return [x, y, -z];
  };
  return {
    half,
    at: (along) => {
      if (along <= half) return onRight(Math.max(0, along));
      const [x, y, z] = onRight(Math.max(0, 2 * half - along));
      return [-x, y, z];
    },
  };
}

/** A band of cloth around the neck, sewn to the necklines of front and back; its free edge is the side `top`. */
export function neckRing(ring: Ring): { readonly panels: readonly Panel[]; readonly seams: readonly Seam[] } {
  const { name, torso, front, deep, turn, open, top } = ring;
  const { half, at } = neckLine(ring);
  const inFront = lengthOf(torso.neck, front[0]);
  // Without a turn the strip is straight: a very large ring.
  const angle = Math.max(0.02, turn);
  const outer = (2 * half) / angle;
  const inner = outer - deep;
  const middle = (angle * inner) / 2;
  const { flat, rolled } = fan(middle, inner);
  // The fan widens downwards from its inner edge, which is the free one.
  const point = (share: number, up: number): Point => flat(share * 2 * middle, deep - up);
  const arc = (from: number, to: number, up: number) => {
    const [a, b] = [point(from, up), point(to, up)];
    const radius = outer - up;
    const pull = (4 / 3) * Math.tan(((to - from) * angle) / 4) * radius;
    const tangent = (share: number): Point => {
      const turned = (share * 2 * middle - middle) / inner;
      return [Math.cos(turned) * pull, Math.sin(turned) * pull];
    };
    const [one, two] = [tangent(from), tangent(to)];
    return {
      to: b,
      by: [
        [a[0] + one[0], a[1] + one[1]],
        [b[0] - two[0], b[1] - two[1]],
      ] as const,
    };
  };
  const share = inFront / (2 * half);
  const panel: Panel = {
    name,
    start: point(0, 0),
    sides: [
      { ...arc(0, share, 0), name: 'right' },
      { ...arc(share, 1 - share, 0), name: 'back' },
      { ...arc(1 - share, 1, 0), name: 'left' },
      { to: point(1, deep), name: 'endLeft' },
      { ...arc(1, 0.5, deep), name: 'topLeft' },
      { ...arc(0.5, 0, deep), name: 'topRight' },
      { to: point(0, 0), name: 'endRight' },
    ],
    place: (u, v) => {
      const [along, below] = rolled(u, v);
      const up = deep - below;
      const [x, y, z] = at((along / (2 * middle)) * 2 * half);
      if (top !== undefined) {
        const [tx, ty, tz] = top(along / (2 * middle));
        return [x + ((tx - x) * up) / deep, y + ((ty - y) * up) / deep, z + ((tz - z) * up) / deep];
      }
      const away = Math.hypot(x, z + 1.5) || 1;
      const lean = Math.min(0.9, angle / 6.3);
      const rise = Math.sqrt(1 - lean * lean) * up;
      return [x * (1 - (lean * up) / away), y + rise, (z + 1.5) * (1 - (lean * up) / away) - 1.5];
    },
  };
  return {
    panels: [panel],
    seams: [
      sewn(['front', 'neckRight'], [name, 'right']),
      sewn(['back', 'neck'], [name, 'back']),
      sewn(['front', 'neckLeft'], [name, 'left']),
      ...(open === true ? [] : [sewn([name, 'endLeft'], [name, 'endRight'])]),
    ],
  };
}

/**
 * Returns a ring around the neck, where something folds over: `wide` and `far` are its half axes, `high` its height above
 * the shoulders. A place on it is given by the share of the way around, from the front's middle over the left shoulder.
 */
export function foldRing(
  { neck: [, top] }: Torso,
  [wide, far]: readonly [number, number],
  high: number,
): (share: number, out?: number) => Vector {
  return (share, out = 0) => {
    const angle = share * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return [sin * (wide + out), top + high - 2.6 * cos + 1.2 * sin * sin, cos * (far + out) - 1.4];
  };
}

/** Returns the ribs and seams of a whole ring, whose free edge is its top. */
export const ribbedRing =
  (ribs: { readonly step: number; readonly relief: number }) =>
  (ruler: Ruler): Detail[] => [
    ribBand(ruler('topLeft+topRight'), { width: 12, shade: 1, ...ribs }),
    ...['right', 'back', 'left'].map((line) => seam(ruler(line), { gather: 0.02 })),
  ];
