import JsBarcode from 'jsbarcode';

/** A bar: where it begins and how wide it is, in modules (the narrowest bar). */
type Bar = { readonly from: number; readonly width: number };

/** Returns the bars of a text as Code 128 (ISO/IEC 15417), and the modules of the whole without its quiet zones. */
export function barsOf(text: string): { readonly modules: number; readonly bars: readonly Bar[] } {
  // Drawn into an object, it gives the modules as digits: '11010…'.
  const drawn: { readonly encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  if (modules === '') throw new Error('the text has no barcode');
  return {
    modules: modules.length,
    bars: [...modules.matchAll(/1+/g)].map((bar) => ({ from: bar.index, width: bar[0].length })),
  };
}
