import type { Form } from '../form/form.ts';
import { men } from '../form/men.ts';
import { women } from '../form/women.ts';
import type { Point } from '../pattern/curve.ts';
import type { Sleeve } from './sleeve.ts';
import type { Torso } from './torso.ts';

/** For whom a top is cut. Tops are drawn for the man's form; a fit turns sizes and places into those of its own form. */
export type Fit = {
  readonly form: Form;
  /** Turns a height above the soles, cm. */
  readonly height: (y: number) => number;
  /** Turns a place on the front or back, cm. */
  readonly place: (x: number, y: number) => Point;
  readonly line: (points: readonly Point[]) => Point[];
  /** Turns the depth of a neckline and lengths of a collar. */
  readonly neck: (length: number) => number;
  readonly torso: (torso: Torso) => Torso;
  readonly sleeve: (sleeve: Sleeve) => Sleeve;
  /** Turns half the width of a cuff or of a band around the hips. */
  readonly cuff: (half: number) => number;
  readonly band: (half: number) => number;
};

/** The cut of a man's top. */
export const mensFit: Fit = {
  form: men,
  height: (y) => y,
  place: (x, y) => [x, y],
  line: (points) => [...points],
  neck: (length) => length,
  torso: (torso) => torso,
  sleeve: (sleeve) => sleeve,
  cuff: (half) => half,
  band: (half) => half,
};

/** Heights on a man's and a woman's top (soles, knee, hem, hips, waist, armpit, end and top of the shoulder), and how much narrower she is. */
const landmarks = [
  [0, 0, 0.93],
  [60, 57.5, 0.93],
  [79, 77.5, 0.9],
  [92, 88, 0.91],
  [108, 104, 0.86],
  [122, 117.5, 0.87],
  [143.3, 137.7, 0.825],
  [149.6, 142.2, 0.9],
  [160, 152.5, 0.9],
] as const;

function landmarkAt(y: number): readonly [height: number, width: number] {
  const at = Math.max(
    0,
    landmarks.findLastIndex(([own], index) => own <= y && index < landmarks.length - 1),
  );
  const [[low, lowHeight, lowWidth], [high, highHeight, highWidth]] = [landmarks[at], landmarks[at + 1]];
  const t = (y - low) / (high - low);
  return [lowHeight + (highHeight - lowHeight) * t, lowWidth + (highWidth - lowWidth) * t];
}

const turned = (x: number, y: number): Point => {
  const [height, width] = landmarkAt(y);
  return [x * width, height];
};
const turnedHeight = (y: number): number => landmarkAt(y)[0];

/** How much more the side seams of a woman's top are taken in at the waist, cm. */
const shaped = 1.3;

const narrower = 0.86;
const shorter = 0.935;

/** The cut of a woman's top: smaller, with narrow shoulders and a waist. */
export const womensFit: Fit = {
  form: women,
  height: turnedHeight,
  place: turned,
  line: (points) => points.map(([x, y]) => turned(x, y)),
  neck: (length) => length * 0.9,
  torso: ({ half, pit, neck, tip, hem, waist = 0, armhole }) => ({
    half: turned(half, pit)[0],
    pit: turnedHeight(pit),
    neck: turned(...neck),
    tip: turned(...tip),
    hem: {
      half: turned(hem.half, hem.side)[0],
      side: turnedHeight(hem.side),
      middle: turnedHeight(hem.middle),
    },
    waist: waist + shaped,
    armhole: armhole * narrower,
  }),
  sleeve: ({ wide, narrow, length, cap, away, shoulder }) => ({
    wide: wide * narrower,
    narrow: narrow * narrower,
    length: length * shorter,
    cap: cap * narrower,
    away: away - 2,
    shoulder: turned(...shoulder),
  }),
  cuff: (half) => half * narrower,
  band: (half) => half * 0.93,
};
