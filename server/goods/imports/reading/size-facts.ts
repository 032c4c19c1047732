import { barcodeDigits, barcodeFault } from '#contract/goods/sizes/barcode.ts';
import { textOf, type Cell } from '#platform/table-files/table.ts';
import { taxedDecimal } from '#contract/core/money/changed-amount.ts';
import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { beginningOf } from '#contract/core/fields/short-text.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { amountIn, countIn, measureIn, netAmountIn, type ReadNumber } from './numbers.ts';
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
    if (value === null) wrong(code, { value: beginningOf(source.text(field), 40) });
    return value ?? undefined;
  };
  const prices = priceFacts(source, now);
  if (prices.wrong !== undefined) wrong('badPrice', { value: beginningOf(prices.wrong, 40) });
  const barcode = barcodeIn(source.cell(source.text('barcode') === '' ? 'upc' : 'barcode'));
  if (typeof barcode === 'object') {
    wrong(barcode.wrong === 'rounded' ? 'barcodeRounded' : 'badBarcode', { value: beginningOf(barcode.text, 40) });
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

/** What a cell has for a barcode. 'rounded': a spreadsheet wrote it as 7.79E+12, and its last digits are lost. */
type ReadBarcode = string | undefined | { readonly wrong: 'rounded' | 'digits'; readonly text: string };

/** Reads a barcode with its check digit. */
function barcodeIn(cell: Cell | undefined): ReadBarcode {
  const text = barcodeDigits(textOf(cell).replace(/^'/, ''));
  if (text === '') return undefined;
  const fault = barcodeFault(text);
  return fault ? { wrong: fault.why === 'rounded' ? 'rounded' : 'digits', text } : text;
}

/** The price to pay and the one that is struck, as decimal numbers; `wrong` is the cell that is no price. */
type PriceFacts = {
  readonly price: number | undefined;
  readonly before: number | null | undefined;
  readonly wrong?: string;
};

/** Reads the prices of a row, whichever of its columns they are in. An offer that is over, or begins later, is none. */
function priceFacts(source: SourceRow, now: Date): PriceFacts {
  const fields = ['price', 'before', 'salePrice', 'discountAmount', 'discountPercent', 'netPrice'] as const;
  const read = fields.map((field) => (field === 'netPrice' ? netAmountIn : amountIn)(source.cell(field)));
  const [given, before, sale, off, percent, net] = read;
  const wrong = fields.find((_, at) => read[at] === null);
  if (wrong !== undefined) return { price: undefined, before: undefined, wrong: source.text(wrong) };
  const hasOffer = isOn(source, now);
  const price = given ?? (typeof net === 'number' ? withTax(net) : undefined);
  if (price !== undefined) {
    const reduced = reducedPrice(price, off ?? undefined, percent ?? undefined);
    if (reduced < price && hasOffer) return { price: reduced, before: price };
    return { price, before: struck(source, before, price) };
  }
  // 'Precio' and 'Precio promocional', 'Regular price' and 'Sale price': the first one is struck only beside the second.
  if (typeof sale === 'number' && sale > 0 && hasOffer) return { price: sale, before: struck(source, before, sale) };
  return { price: before ?? undefined, before: typeof before === 'number' ? null : undefined };
}

/** What a price of another shop without its taxes is here, where all prices contain them: at the usual rate of the shop. */
export function withTax(net: number): number {
  return toDecimal(fromDecimal(taxedDecimal(net, shop().vatPercent)));
}

/** A struck price that is not above the present one is none. */
function struck(source: SourceRow, before: number | null | undefined, price: number): number | null | undefined {
  if (typeof before === 'number' && before > price) return before;
  return source.cell('before') === undefined ? undefined : null;
}

function reducedPrice(price: number, amount = 0, percent = 0): number {
  if (amount === 0 && percent === 0) return price;
  return toDecimal(fromDecimal(Math.max(0, price - amount - price * percent * 0.01)));
}

/** True unless the row says that its offer begins later, or ended; its last day belongs to it. */
function isOn(source: SourceRow, now: Date): boolean {
  const from = dayIn(source.text('saleFrom'));
  const to = dayIn(source.text('saleTo'));
  if (from === undefined && to === undefined) return true;
  const today = shopDay(now);
  return (from === undefined || from <= today) && (to === undefined || to >= today);
}

function dayIn(text: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return day === '0000-00-00' ? undefined : day;
}
