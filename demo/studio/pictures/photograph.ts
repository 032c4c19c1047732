import { develop } from '../light/develop.ts';
import { studioLights } from '../light/lights.ts';
import { expose } from '../light/render.ts';
import { linear } from '../light/skin.ts';
import type { Subject } from './subject.ts';

export const views = ['front', 'side', 'back', 'detail'] as const;

type View = (typeof views)[number];

/** Degrees around the vertical axis. */
const turns: Readonly<Record<View, number>> = { front: 0, side: 32, back: 180, detail: 0 };

/** The width of a close picture, cm: on a phone cloth is seen about twice as large as life. */
const closeFrame = 18;

/** A close picture has no shadows whose edges need so many lights. */
const lights = { whole: studioLights(48), close: studioLights(24) } as const;

type Shot = {
  readonly view: View;
  /** The colour of the paper behind, '#rrggbb'. */
  readonly ground: string;
  /** In px. A picture is 5 high for 4 wide. */
  readonly width: number;
  readonly seed: number;
};

export type Photograph = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Photographs something of the shop. Returns a function that develops the picture in a colour, '#rrggbb'. */
export function photograph(subject: Subject, { view, ground, width, seed }: Shot): (colour: string) => Photograph {
  const { colour, middle, close, cm, behind, mesh, surfaceIn } = subject;
  const isClose = view === 'detail';
  const height = Math.round((width * 5) / 4);
  const pixelsPerCm = width / (isClose ? closeFrame : cm);
  const exposed = expose(
    {
      mesh,
      surface: surfaceIn(colour, pixelsPerCm),
      lights: isClose ? lights.close : lights.whole,
      ground: { colour: linear(ground), behind },
    },
    { width, height, at: isClose ? close : middle, pixelsPerCm, turn: turns[view] },
  );
  return (worn) => ({
    width,
    height,
    pixels: develop(exposed(surfaceIn(worn, pixelsPerCm)), width, height, seed),
  });
}
