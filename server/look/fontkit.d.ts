declare module 'fontkit' {
  type Glyph = {
    readonly path: {
      toSVG(): string;
      readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  };
  type Run = {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
  /** The part of fontkit 2 that the shop uses. */
  export function create(file: Uint8Array): {
    readonly unitsPerEm: number;
    /** The code points that it has. */
    readonly characterSet: readonly number[];
    layout(text: string): Run;
  };
}
