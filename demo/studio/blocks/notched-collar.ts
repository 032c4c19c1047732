import type { Point } from '../pattern/curve.ts';
import { mirrored, sewn, type Panel, type Seam, type Side, type Vector } from '../pattern/panel.ts';
import { fan } from './fan.ts';
import { aroundTrunk, type Torso } from './torso.ts';

/** Half the space between the lapels where they begin, cm. */
const open = 0.6;

/** Sizes of the collar in cm, by the neck that it is for. */
function sizesOf({ neck }: Torso) {
  const scale = neck[0] / 8.6;
  return {
    scale,
    /** The back of the neck, and the height of the stand there. */
    around: 22 * scale,
    rise: 3.4 * scale,
    /** How far the collar comes down the front before the lapels begin. */
    front: 7.5 * scale,
  };
}

type Name = 'lapelRight' | 'lapelLeft';

/** Returns a point of the line along which the front turns over, `down` cm from the neck. */
function rollAt({ neck: [x, y] }: Torso, turn: number, down: number): Point {
  const share = down / Math.hypot(x - open, y - turn);
  return [x + (open - x) * share, y + (turn - y) * share];
}

/** The neckline of a front with lapels that begin to turn over at the height `turn`. */
export function lapelNeck(torso: Torso, turn: number): Side[] {
  const [x, y] = rollAt(torso, turn, sizesOf(torso).front);
  return [
    { to: [x, y], name: 'neckRight' },
    { to: [open, turn], name: 'rollRight' },
    { to: [-open, turn], name: 'bottom' },
    { to: [-x, y], name: 'rollLeft' },
    { to: [-torso.neck[0], torso.neck[1]], name: 'neckLeft' },
  ];
}

/** Returns where cloth that is turned over lies: `down` along the roll line from the neck, and `away` from it. */
function turnedOver(torso: Torso, turn: number, sign: 1 | -1): (down: number, away: number) => Vector {
  const place = aroundTrunk(torso);
  return (down, away) => {
    const [x, y, z] = place(...rollAt(torso, turn, down));
    return [sign * (x + away * 0.97), y - away * 0.2, z + 2.2 - away * 0.24];
  };
}

/** Returns a lapel: v grows along its roll line from below, u away from it. */
function lapelPanel(name: Name, torso: Torso, turn: number): Panel {
  const { scale, front } = sizesOf(torso);
  const roll = Math.hypot(torso.neck[0] - open, torso.neck[1] - turn) - front;
  const sides: readonly Side[] = [
    {
      to: [10.2 * scale, roll - 3.4 * scale],
      by: [
        [3.4 * scale, roll * 0.3],
        [9.2 * scale, roll * 0.6],
      ],
      name: 'edge',
    },
    { to: [5.5 * scale, roll - 1.6 * scale], name: 'notch' },
    { to: [0, roll], name: 'gorge' },
    { to: [0, 0], name: 'roll' },
  ];
  const outline = { start: [0, 0], sides } as const;
  const sign = name === 'lapelRight' ? 1 : -1;
  const place = turnedOver(torso, turn, sign);
  return {
    name,
    ...(sign > 0 ? outline : mirrored(outline)),
    place: (u, v) => place(front + roll - v, u * sign),
  };
}

/** Returns the strip behind the neck, and the leaf that falls over it. */
function standAndLeaf(torso: Torso, turn: number): Panel[] {
  const { scale, around, rise, front } = sizesOf(torso);
  /** Places a strip from the left shoulder over the back to the right one. */
  const aroundNeck = (u: number, v: number, away: number): Vector => {
    const angle = Math.PI / 2 + (u / around) * Math.PI;
    const base = torso.neck[1] - 1.8 * scale + 1.8 * scale * Math.abs(Math.sin(angle));
    return [Math.sin(angle) * (8.6 * scale + away), base + v, Math.cos(angle) * (7 * scale + away) - 1];
  };
  /** The stand ends where the front begins to turn over. */
  const standHeight = (u: number) => 0.4 + (rise - 0.4) * Math.sin((Math.PI * u) / around) ** 0.6;
  const stand: Panel = {
    name: 'stand',
    start: [0, 0],
    sides: [
      { to: [around, 0], name: 'neck' },
      { to: [around, 0.4], name: 'endLeft' },
      {
        to: [0, 0.4],
        by: [
          [around * 0.82, rise * 1.25],
          [around * 0.18, rise * 1.25],
        ],
        name: 'fold',
      },
      { to: [0, 0], name: 'endRight' },
    ],
    place: (u, v) => aroundNeck(u, v, 0),
  };
  const { flat, rolled } = fan(around / 2, 17 * scale);
  const point = (along: number, below: number): Point => flat(along, below * scale);
  const [right, left] = [turnedOver(torso, turn, 1), turnedOver(torso, turn, -1)];
  const end = around + front;
  const leaf: Panel = {
    name: 'leaf',
    start: point(-front + 1.6, 8.6),
    sides: [
      { to: point(around / 2, 6.6), by: [point(0, 7.4), point(around * 0.3, 6.6)], name: 'edgeRight' },
      { to: point(end - 1.6, 8.6), by: [point(around * 0.7, 6.6), point(around, 7.4)], name: 'edgeLeft' },
      { to: point(end + 1, 5.6), name: 'endLeft' },
      { to: point(end, 0), name: 'gorgeLeft' },
      { to: point(around, 0), name: 'frontLeft' },
      { to: point(0, 0), by: [point(around * 0.67, 0), point(around * 0.33, 0)], name: 'fold' },
      { to: point(-front, 0), name: 'frontRight' },
      { to: point(-front - 1, 5.6), name: 'gorgeRight' },
      { to: point(-front + 1.6, 8.6), name: 'endRight' },
    ],
    place: (u, v) => {
      const [along, below] = rolled(u, v);
      if (along < 0) return right(-along, below);
      if (along > around) return left(along - around, below);
      return aroundNeck(along, standHeight(along) - below, 1 + below * 0.45);
    },
  };
  return [stand, leaf];
}

type NotchedCollar = { readonly panels: readonly Panel[]; readonly seams: readonly Seam[] };

/** A collar with lapels, for a front with `lapelNeck` and a back with the side neck. */
export function notchedCollar(torso: Torso, turn: number): NotchedCollar {
  return {
    panels: [lapelPanel('lapelRight', torso, turn), lapelPanel('lapelLeft', torso, turn), ...standAndLeaf(torso, turn)],
    seams: [
      // What is turned over runs in the same direction as its front.
      { one: ['front', 'rollRight'], two: ['lapelRight', 'roll'], hinge: true },
      { one: ['front', 'rollLeft'], two: ['lapelLeft', 'roll'], hinge: true },
      { one: ['front', 'neckRight'], two: ['leaf', 'frontRight'], hinge: true },
      { one: ['front', 'neckLeft'], two: ['leaf', 'frontLeft'], hinge: true },
      sewn(['back', 'neck'], ['stand', 'neck']),
      { one: ['stand', 'fold'], two: ['leaf', 'fold'], hinge: true },
      sewn(['leaf', 'gorgeRight'], ['lapelRight', 'gorge']),
      sewn(['leaf', 'gorgeLeft'], ['lapelLeft', 'gorge']),
    ],
  };
}
