declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noLayoutClosure?: boolean;
  };
  /** Returns the font with only the characters of `text` (harfbuzz). */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
