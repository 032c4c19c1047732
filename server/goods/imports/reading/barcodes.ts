import { barcodeDigits, barcodeFault } from '#contract/goods/sizes/barcode.ts';
import type { Cell } from '#platform/table-files/table.ts';
import { textOf } from '#platform/table-files/table.ts';

/** What a cell has for a barcode. 'rounded': a spreadsheet wrote it as 7.79E+12, and its last digits are lost. */
type ReadBarcode = string | undefined | { readonly wrong: 'rounded' | 'digits'; readonly text: string };

/** Reads a barcode with its check digit. */
export function barcodeIn(cell: Cell | undefined): ReadBarcode {
  const text = barcodeDigits(textOf(cell).replace(/^'/, ''));
  if (text === '') return undefined;
  const fault = barcodeFault(text);
  return fault ? { wrong: fault.why === 'rounded' ? 'rounded' : 'digits', text } : text;
}
