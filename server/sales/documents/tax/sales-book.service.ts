import { t } from '#messages/messages.ts';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { idKindOf } from '#contract/people/tax-data/tax-data-fields.ts';
import { csvLine } from '#contract/core/fields/csv.ts';
import { moneyOf, sum, times, toDecimal, type Money } from '#contract/core/money/money.ts';
import { formatNumber } from '#contract/core/money/price-words.ts';
import { spreadsheetPrice } from '#contract/core/money/spreadsheet-price.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import type { Context } from '#server/core/context/context.ts';
import { sheetStream, xlsxStream, type SheetRow } from '#server/core/context/sheet-stream.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { bookedAfter, firstSale, ratesIn, type Booked, type Span } from './book.queries.ts';
import { bookRows, type BookRow } from './book-rows.ts';

/** How many rows are read at a time. */
const batch = 500;

/** How many months back the book is offered. */
const mostMonths = 36;

/** Returns the months of the book, the latest first. */
export async function bookMonths({ db, clock }: Context) {
  const first = (await firstSale(db)) ?? clock();
  const months = [shopDay(clock()).slice(0, 7)];
  while (months.length < mostMonths && (months.at(-1) ?? '') > shopDay(first).slice(0, 7)) {
    months.push(dayAfter(`${months.at(-1)}-01`, -1).slice(0, 7));
  }
  return { months };
}

type Asked = { readonly month: string };

/** A cell: a text, or an amount, which each format writes in its own way. */
type Cell = string | Money;

/** Returns the sales book of a month as CSV, written as it is read. */
export async function bookCsv(ctx: Context, { month }: Asked): Promise<AnsweredStream> {
  const rates = await ratesOf(ctx, month);
  return sheetStream(nameOf(month, 'csv'), headings(rates), linesOf(ctx, month, rates));
}

/** The same as XLSX, in which amounts are numbers. */
export async function bookXlsx(ctx: Context, { month }: Asked): Promise<AnsweredStream> {
  const rates = await ratesOf(ctx, month);
  return xlsxStream(nameOf(month, 'xlsx'), t('sales-book.title'), xlsxRows(ctx, month, rates));
}

const nameOf = (month: string, ending: string) => `${t('sales-book.file')}-${month}.${ending}`;

/** The month in the shop's time zone. */
function spanOf(month: string): Span {
  const first = `${month}-01`;
  // Every month has ended 31 days after its first day, and none has two.
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return { from: startOfShopDay(first), before: startOfShopDay(next) };
}

/** The rates that have columns, the highest first. */
async function ratesOf({ db }: Context, month: string): Promise<number[]> {
  const usual = vatRateOf(null);
  const found = await ratesIn(db, spanOf(month));
  return [...new Set([usual, ...found.map((percent) => percent ?? usual)])].toSorted((one, other) => other - one);
}

function headings(rates: readonly number[]): string[] {
  const { name } = presentCountry().vat;
  return [
    t('sales-book.date'),
    t('sales-book.order'),
    t('sales-book.kind'),
    t('sales-book.buyer'),
    presentCountry().taxId.name,
    t('sales-book.document'),
    ...rates.flatMap((rate) => {
      const percent = formatNumber(rate);
      return [t('sales-book.base', { percent }), t('sales-book.tax', { name, percent })];
    }),
    t('sales-book.total'),
    t('sales-book.currency'),
  ];
}

async function* linesOf(
  ctx: Context,
  month: string,
  rates: readonly number[],
): AsyncGenerator<string, undefined, undefined> {
  for await (const rows of pagesOf(ctx, month, rates)) {
    yield rows
      .map((cells) => csvLine(cells.map((cell) => (typeof cell === 'string' ? cell : spreadsheetPrice(cell)))))
      .join('');
  }
}

async function* xlsxRows(
  ctx: Context,
  month: string,
  rates: readonly number[],
): AsyncGenerator<SheetRow, undefined, undefined> {
  yield headings(rates);
  for await (const rows of pagesOf(ctx, month, rates)) {
    for (const cells of rows) yield cells.map((cell) => (typeof cell === 'string' ? cell : toDecimal(cell)));
  }
}

/** The rows of the book some at a time, and then their sums, a row for each currency. */
async function* pagesOf(
  { db }: Context,
  month: string,
  rates: readonly number[],
): AsyncGenerator<Cell[][], undefined, undefined> {
  const span = spanOf(month);
  const totals = new Map<string, Money[]>();
  let last: Booked | undefined;
  for (;;) {
    const booked = await bookedAfter(db, span, { last, most: batch });
    last = booked.at(-1);
    const rows = last ? await bookRows(db, booked) : [];
    for (const row of rows) addTo(totals, amountsOf(row, rates));
    if (rows.length > 0) yield rows.map((row) => cellsOf(row, rates));
    if (booked.length < batch) break;
  }
  yield [...totals].map(([currency, amounts]) => ['', '', t('sales-book.sums'), '', '', '', ...amounts, currency]);
}

function addTo(totals: Map<string, Money[]>, amounts: readonly Money[]): void {
  const currency = amounts[0]?.currency;
  if (currency === undefined) return;
  const before = totals.get(currency);
  totals.set(currency, before ? before.map((one, at) => sum(one, amounts[at] ?? times(one, 0))) : [...amounts]);
}

/** Base and tax of each rate, and what they sum to. */
function amountsOf({ rates: own, total }: BookRow, rates: readonly number[]): Money[] {
  const nothing = moneyOf(0, total.currency);
  const ofRates = rates.flatMap((rate) => {
    const found = own.find(({ percent }) => percent === rate);
    return found ? [found.net, found.tax] : [nothing, nothing];
  });
  return [...ofRates, total];
}

function cellsOf(row: BookRow, rates: readonly number[]): Cell[] {
  const { at, kind, order, document } = row;
  return [
    shopDay(at),
    String(order.number),
    kind === 'sale' ? t('sales-book.sale') : t('sales-book.refund'),
    buyerOf(order),
    taxIdOf(order),
    document,
    ...amountsOf(row, rates),
    order.currency,
  ];
}

function buyerOf({ taxData, deliveryAddress, contact }: OrderRow): string {
  return taxData?.name ?? (deliveryAddress ?? contact)?.recipient ?? '';
}

function taxIdOf({ taxData }: OrderRow): string {
  return taxData ? idKindOf(taxData, taxData.country).shown(taxData.taxId) : '';
}
