/** Linear red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** What a surface is at a point. Colours are linear, `height` is in cm. */
export type Skin = {
  r: number;
  g: number;
  b: number;
  height: number;
  /** How much fuzz shines at the edges, 0 to 1. */
  sheen: number;
  /** How much of the light it mirrors, 0 to 1. */
  gloss: number;
};

/** Writes the skin of a part at u and v. `isInside` on the wrong side of the cloth. */
export type Surface = (part: number, u: number, v: number, isInside: boolean, skin: Skin) => void;

/** Makes a skin darker (below 1) or lighter. */
export function tint(skin: Skin, by: number): void {
  skin.r *= by;
  skin.g *= by;
  skin.b *= by;
}

/** Mixes a colour into a skin. */
export function dye(skin: Skin, [r, g, b]: Rgb, share: number): void {
  skin.r += (r - skin.r) * share;
  skin.g += (g - skin.g) * share;
  skin.b += (b - skin.b) * share;
}

/** Returns the linear colour of `#rrggbb` (IEC 61966-2-1). */
export function linear(hex: string): Rgb {
  const value = (at: number) => {
    const s = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  return [value(1), value(3), value(5)];
}
