import JsBarcode from 'jsbarcode';

/** A bar: where it begins and how wide it is, in modules (the narrowest bar). */
type Bar = { readonly from: number; readonly width: number };

/**
 * Returns the bars of a text, and the modules of the whole without its quiet zones, as Code 128 (ISO/IEC 15417). `isProduct`: the
 * number of a product is drawn as EAN-13, EAN-8 or UPC-A (ISO/IEC 15420), which the scanners of shops expect.
 */
export function barsOf(text: string, isProduct = false): { readonly modules: number; readonly bars: readonly Bar[] } {
  // Drawn into an object, it gives the modules as digits: '11010…'.
  const drawn: { readonly encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: isProduct ? (productFormats[text.length] ?? 'CODE128') : 'CODE128', flat: true });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  if (modules === '') throw new Error('the text has no barcode');
  return {
    modules: modules.length,
    bars: [...modules.matchAll(/1+/g)].map((bar) => ({ from: bar.index, width: bar[0].length })),
  };
}

const productFormats: Readonly<Record<number, string>> = { 8: 'EAN8', 12: 'UPC', 13: 'EAN13' };

/** 0.19 mm in points: a narrower module is not read from paper (GS1 General Specifications 5.12.3, 75 % of the nominal size at least). */
const narrowestModule = 0.19 * (72 / 25.4);

/** True if a text can be drawn as bars of a width, in points, that a scanner reads: signs of ASCII, and not too many of them. */
export function isScannable(text: string, width: number, isProduct: boolean): boolean {
  return /^[\x20-\x7e]+$/.test(text) && width / barsOf(text, isProduct).modules >= narrowestModule;
}
