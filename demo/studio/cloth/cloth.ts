import { linear, type Rgb, type Skin } from '../light/skin.ts';

/** Writes the skin of a cloth at u and v in cm. `scale` is in pixels per cm: what is finer than a pixel fades. */
export type Cloth = (u: number, v: number, skin: Skin, scale: number) => void;

/** No cloth is as white as paper: in full light it would lose its folds. */
const whitest = 0.76;

/** Returns the linear colour of a cloth that is to look like `#rrggbb`. */
export function dyed(hex: string): Rgb {
  const [r, g, b] = linear(hex);
  const by = Math.min(1, whitest / Math.max(r, g, b));
  return [r * by, g * by, b * by];
}

/** Returns how much of a pattern that repeats each `size` cm is visible, 0 to 1. */
export function visible(size: number, scale: number): number {
  return Math.max(0, Math.min(1, (size * scale - 1.6) / 2));
}

/** Makes a skin matt and of one colour, `by` times as bright. */
export function colourIn(skin: Skin, [r, g, b]: Rgb, by: number, sheen: number): void {
  skin.r = r * by;
  skin.g = g * by;
  skin.b = b * by;
  skin.sheen = sheen;
  skin.gloss = 0;
}

/** A plain weave, 1 over a thread and -1 between. */
export function plainWeave(u: number, v: number, step: number): number {
  return Math.sin((u / step) * Math.PI) * Math.sin((v / step) * Math.PI);
}
