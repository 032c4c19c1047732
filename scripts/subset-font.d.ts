declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };
  /** The font with the characters of `text` alone (harfbuzz). */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
