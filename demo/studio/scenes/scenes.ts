import type { Fineness } from '../pictures/drape-garment.ts';
import type { Composition, Shape } from './composition.ts';
import { menPlinths } from './men-plinths.ts';
import { menRail } from './men-rail.ts';
import { photographOf, type Photograph } from './photograph.ts';
import { stageOf } from './stage.ts';
import { womenChair } from './women-chair.ts';
import { womenPegs } from './women-pegs.ts';

const compositions = {
  'men-rail': menRail,
  'men-plinths': menPlinths,
  'women-chair': womenChair,
  'women-pegs': womenPegs,
} as const satisfies Record<string, Composition>;

export type SceneName = keyof typeof compositions;

/** All still lifes: two for men, two for women. */
export const sceneNames: readonly SceneName[] = ['men-rail', 'women-chair', 'men-plinths', 'women-pegs'];

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(compositions, name);

/** The sizes of the pictures in px. */
export const shapes: Readonly<Record<Shape, readonly [width: number, height: number]>> = {
  wide: [1920, 1280],
  tall: [1280, 1600],
};

export type Quality = {
  /** How many times as large as the picture it is rendered; it is made smaller then. */
  readonly sharpness: number;
  readonly lights: number;
  readonly fineness: Fineness;
};

/** The quality of the pictures that are kept. */
export const final: Quality = { sharpness: 1.1, lights: 112, fineness: { size: 1.3, steps: 1100 } };

/** Returns a campaign's still life as `render` takes it. */
export function sceneOf(name: SceneName, shape: Shape, { sharpness, lights, fineness }: Quality = final): Photograph {
  const { stage, things, views }: Composition = compositions[name];
  const [width, height] = shapes[shape];
  const size = [Math.round(width * sharpness), Math.round(height * sharpness)] as const;
  return photographOf(things(size[1] / views[shape].cm, fineness, shape), stageOf(stage), views[shape], size, lights);
}
