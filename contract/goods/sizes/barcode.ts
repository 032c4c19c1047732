/** Why a text is no barcode, and the check digit that would fit if only that is wrong. */
export type BarcodeFault =
  | { readonly why: 'rounded' | 'characters' | 'length' }
  | { readonly why: 'check'; readonly digit: number };

/** The digits of an EAN-8, a UPC-A, an EAN-13 and a GTIN-14 (GS1 General Specifications). */
const lengths = [8, 12, 13, 14];

/** Returns a barcode without the blanks and hyphens between which people write its digits. */
export const barcodeDigits = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Returns why a text without blanks is no barcode; undefined if it is one. */
export function barcodeFault(text: string): BarcodeFault | undefined {
  // A spreadsheet has taken it for a number: its last digits are lost.
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) return { why: 'rounded' };
  if (!/^\d+$/.test(text)) return { why: 'characters' };
  if (!lengths.includes(text.length)) return { why: 'length' };
  const digit = checkDigit(text.slice(0, -1));
  return digit === Number(text.at(-1)) ? undefined : { why: 'check', digit };
}

/** Returns the last digit of a barcode by those before it: each second one counts three times, from the right. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
