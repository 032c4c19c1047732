import type { Cell } from './table.ts';
import { textOf } from './table.ts';

/** What a cell has for a barcode. 'rounded': a spreadsheet wrote it as 7.79E+12, and its last digits are lost. */
export type ReadBarcode = string | undefined | { readonly wrong: 'rounded' | 'digits'; readonly text: string };

/** Reads a barcode with its check digit (GTIN-8, -12, -13 and -14, GS1 General Specifications 7.9). */
export function barcodeIn(cell: Cell | undefined): ReadBarcode {
  const text = textOf(cell).replace(/^'/, '').replaceAll(/[\s-]/g, '');
  if (text === '') return undefined;
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)) return { wrong: 'rounded', text };
  return hasCheckDigit(text) ? text : { wrong: 'digits', text };
}

export function hasCheckDigit(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = [...code].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
