import type { Point } from '../pattern/curve.ts';
import { sewn, type Panel, type Seam, type Vector } from '../pattern/panel.ts';
import { fan } from './fan.ts';
import type { Fit } from './fit.ts';

/** Sizes of a closed collar in cm: the neckline, half the front of it, and where it is. */
type Neckline = {
  readonly around: number;
  readonly front: number;
  /** Half the width of the neck, and the height of the neckline in front. */
  readonly wide: number;
  readonly low: number;
};

const rise = 3.4;

/** Returns a collar with a stand, for a front with the sides neckRight and neckLeft and a back with the side neck. */
export function shirtCollarOf({ around, front, wide, low }: Neckline) {
  const middle = around / 2;
  /** Places a strip around the neck: u from the front's middle over the left shoulder and the back, v above the neckline. */
  const aroundNeck = (u: number, v: number, away: number): Vector => {
    const angle = (u / around) * 2 * Math.PI;
    const side = Math.abs(Math.sin(angle));
    const base = Math.cos(angle) > 0 ? low + 7.2 * side * side : low + 6.2 + side;
    return [Math.sin(angle) * (wide + away), base + v, Math.cos(angle) * (wide - 0.2 + away) - 1.4];
  };
  const stand: Panel = {
    name: 'stand',
    start: [0, 0],
    sides: [
      { to: [front, 0], name: 'right' },
      { to: [around - front, 0], name: 'back' },
      { to: [around, 0], name: 'left' },
      { to: [around, rise - 0.6], name: 'endLeft' },
      { to: [around - 0.8, rise], name: 'tipLeft' },
      { to: [0.8, rise], name: 'fold' },
      { to: [0, rise - 0.6], name: 'tipRight' },
      { to: [0, 0], name: 'endRight' },
    ],
    place: (u, v) => aroundNeck(u, v, 0),
  };
  const { flat, rolled } = fan(middle, 42);
  const leaf: Panel = {
    name: 'leaf',
    start: flat(-1.4, 7.6),
    sides: [
      { to: flat(middle, 4.7), by: [flat(around * 0.14, 5.6), flat(around * 0.3, 4.7)], name: 'edgeRight' },
      { to: flat(around + 1.4, 7.6), by: [flat(around * 0.7, 4.7), flat(around * 0.86, 5.6)], name: 'edgeLeft' },
      { to: flat(around - 0.8, 0), name: 'endLeft' },
      { to: flat(0.8, 0), by: [flat(around * 0.67, -0.9), flat(around * 0.33, -0.9)], name: 'fold' },
      { to: flat(-1.4, 7.6), name: 'endRight' },
    ],
    place: (u, v) => {
      const [along, below] = rolled(u, v);
      return aroundNeck(along, rise - below, 0.9 + below * 0.5);
    },
  };
  const seams: readonly Seam[] = [
    sewn(['front', 'neckRight'], ['stand', 'right']),
    sewn(['back', 'neck'], ['stand', 'back']),
    sewn(['front', 'neckLeft'], ['stand', 'left']),
    sewn(['stand', 'endLeft'], ['stand', 'endRight']),
    { one: ['stand', 'fold'], two: ['leaf', 'fold'], hinge: true },
  ];
  /** The middle of the stand's ends, where its button is. */
  const buttons: readonly Point[] = [
    [0.1, rise / 2],
    [around - 0.1, rise / 2],
  ];
  return { panels: [stand, leaf], seams, buttons };
}

/** Returns the collar of a shirt. */
export function shirtCollarFor({ neck, height }: Fit): ReturnType<typeof shirtCollarOf> {
  return shirtCollarOf({ around: neck(42.5), front: neck(12.2), wide: neck(7.3), low: height(149.6) - neck(7.6) });
}
