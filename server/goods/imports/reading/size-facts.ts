import { barcodeIn } from './barcodes.ts';
import { amountIn, countIn, measureIn } from './numbers.ts';
import type { ReadNumber } from './numbers.ts';
import { priceFacts } from './price-facts.ts';
import type { Problem, ProblemCode } from './problem.ts';
import type { Option, RawSize } from './raw-product.ts';
import type { SourceRow } from './source.ts';
import type { Field } from './fields.ts';

/** What a row says of a size, and what is wrong with it. */
type SizeFacts = { readonly size: RawSize; readonly problems: readonly Problem[] };

/** Reads what a row says of the size that it is about. `now` decides which offers are on. */
export function sizeFacts(source: SourceRow, options: readonly Option[], now: Date): SizeFacts {
  const { row } = source;
  const problems: Problem[] = [...source.problems];
  const wrong = (code: ProblemCode, values: Problem['values']) => void problems.push({ row, code, values });
  const numberOf = (read: (cell: ReturnType<SourceRow['cell']>) => ReadNumber, field: Field, code: ProblemCode) => {
    const value = read(source.cell(field));
    if (value === null) wrong(code, { value: source.text(field).slice(0, 40) });
    return value ?? undefined;
  };
  const prices = priceFacts(source, now);
  if (prices.wrong !== undefined) wrong('badPrice', { value: prices.wrong.slice(0, 40) });
  const barcode = barcodeIn(source.cell(source.text('barcode') === '' ? 'upc' : 'barcode'));
  if (typeof barcode === 'object') {
    wrong(barcode.wrong === 'rounded' ? 'barcodeRounded' : 'badBarcode', { value: barcode.text.slice(0, 40) });
  }
  const kilos = numberOf(measureIn, 'weightKilos', 'badWeight');
  const grams = numberOf(measureIn, 'weightGrams', 'badWeight') ?? (kilos === undefined ? undefined : kilos * 1000);
  const stock = numberOf(countIn, 'stock', 'badCount');
  const size: RawSize = {
    row,
    options,
    sku: source.text('sku') || undefined,
    barcode: typeof barcode === 'string' ? barcode : undefined,
    // Other shops sell below zero: nothing is there then.
    stock: stock === undefined ? undefined : Math.max(0, stock),
    cost: numberOf(amountIn, 'cost', 'badPrice'),
    price: prices.price,
    before: prices.before,
    weight: grams === undefined || Math.round(grams) === 0 ? undefined : Math.round(grams),
    ownWeight: numberOf(countIn, 'sizeWeight', 'badWeight'),
    picture: source.text('variantImage') || undefined,
  };
  return { size, problems };
}
