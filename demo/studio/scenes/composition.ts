import type { Fineness } from '../pictures/drape-garment.ts';
import type { Thing } from '../pictures/together.ts';
import type { View } from './photograph.ts';
import type { Stage } from './stage.ts';

/** The shapes of a campaign's pictures: 3:2 for wide screens, 4:5 for narrow ones. */
export type Shape = 'wide' | 'tall';

/**
 * A still life: where it is, what is in it at a scale in pixels per cm, and how both pictures see it. For the tall picture
 * some things stand closer together.
 */
export type Composition = {
  readonly stage: Stage;
  readonly things: (scale: number, fineness: Fineness, shape: Shape) => readonly Thing[];
  readonly views: Readonly<Record<Shape, View>>;
};
