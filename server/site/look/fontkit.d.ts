declare module 'fontkit' {
  type Path = {
    /** Absolute points, y upwards. */
    readonly commands: readonly {
      readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
      readonly args: readonly number[];
    }[];
    toSVG(): string;
    /** A path that is moved, or stretched. */
    translate(x: number, y: number): Path;
    scale(x: number, y: number): Path;
  };
  type Glyph = {
    readonly path: Path & {
      readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  };
  type Run = {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
  /** The part of fontkit 2 that the shop uses. */
  export type Font = {
    readonly unitsPerEm: number;
    /** Above and below the baseline; `descent` is negative. */
    readonly ascent: number;
    readonly descent: number;
    /** The code points that it has. */
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): Run;
  };
  export function create(file: Uint8Array): Font;
}
