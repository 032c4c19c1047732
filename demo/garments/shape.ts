import { between } from './chance.ts';
import type { Chance } from './chance.ts';

/**
 * A shape is absolute SVG path data of the commands M, L, C, Q and Z only. x is measured from the middle of the
 * picture, y from its top, in pixels of the 1280 x 1600 frame.
 */
export type Shape = string;

export type Point = readonly [x: number, y: number];

const pair = /(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g;

const round = (value: number) => Math.round(value * 10) / 10;

function moved(shape: Shape, move: (x: number, y: number) => Point): Shape {
  return shape.replace(pair, (_both, x: string, y: string) => move(Number(x), Number(y)).map(round).join(' '));
}

/** The shape on the other side of the middle. */
export const flip = (shape: Shape): Shape => moved(shape, (x, y) => [-x, y]);

/** The shape and its mirror image. */
export const both = (shape: Shape): Shape[] => [shape, flip(shape)];

export const shift = (shape: Shape, dx: number, dy: number): Shape => moved(shape, (x, y) => [x + dx, y + dy]);

/** Closes the right half of an outline, drawn from its top to its bottom at the middle, with its mirror image. */
export function symmetric(half: Shape): Shape {
  return `${half} ${flip(reversed(half)).replace(/^M\S+ \S+/, '')} Z`;
}

/** The same open line drawn from its end. */
export function reversed(open: Shape): Shape {
  const steps = [...open.matchAll(/[MLCQ][^MLCQZ]*/g)].map(([step]) => ({
    command: step.slice(0, 1),
    points: [...step.matchAll(pair)].map(([point]) => point.replace(',', ' ')),
  }));
  const backwards = steps.slice(1).toReversed();
  const line = backwards.map(({ command, points }, at) => {
    const before = steps[steps.length - 2 - at]?.points.at(-1) ?? '0 0';
    return `${command}${[...points.slice(0, -1).toReversed(), before].join(' ')}`;
  });
  return [`M${steps.at(-1)?.points.at(-1) ?? '0 0'}`, ...line].join(' ');
}

export type Warp = (shape: Shape) => Shape;

/** Bends everything by a few pixels, so that no two garments lie alike; shapes that touched still touch. */
export function warpOf(chance: Chance, amount: number): Warp {
  const [a, b, c, d] = [0, 0, 0, 0].map(() => between(chance, 0, Math.PI * 2));
  const lean = between(chance, -0.008, 0.008) * amount;
  return (shape) =>
    moved(shape, (x, y) => [
      x +
        amount * (4.5 * Math.sin(y / 230 + (a ?? 0)) + 2.5 * Math.sin(y / 95 + x / 260 + (b ?? 0))) +
        lean * (y - 800),
      y + amount * (4 * Math.sin(x / 210 + (c ?? 0)) + 2 * Math.sin(x / 80 + y / 300 + (d ?? 0))) - lean * x,
    ]);
}

/** A leaf between two points: what a fold's shadow looks like. `bend` and `width` are in pixels, to its left. */
export function leaf([x1, y1]: Point, [x2, y2]: Point, bend: number, width: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const at = (share: number, off: number) =>
    `${round(x1 + (x2 - x1) * share + nx * off)} ${round(y1 + (y2 - y1) * share + ny * off)}`;
  const near = bend - width / 2;
  const far = bend + width / 2;
  return `M${x1} ${y1} C${at(0.3, near)} ${at(0.7, near)} ${x2} ${y2} C${at(0.7, far)} ${at(0.3, far)} ${x1} ${y1} Z`;
}

export function circle(x: number, y: number, r: number): Shape {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): Shape {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    `M${x - rx} ${y} C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}`,
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}`,
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}`,
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y} Z`,
  ].join(' ');
}
