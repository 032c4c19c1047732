import { t } from '#messages/messages.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { bySize } from '#contract/goods/sizes/size-order.ts';
import { drawFitted, wrapped } from './fitted-text.ts';
import { unitsOf, type OrderSheet, type SheetLine } from './order-sheets.ts';
import type { Pen } from './pdf-pen.ts';
import { promiseOf } from './sheet-words.ts';
import { drawTable, type Column } from './table.ts';

const margin = 48;
const small = { size: 8, colour: 'stone' } as const;

/** What to take from one place of the shelf, and for which orders. */
export type PickRow = SheetLine & {
  readonly orders: readonly { readonly number: number; readonly quantity: number }[];
};

/** Returns what is to be taken for some orders, in the order of the shelf: by product number, then by size. */
export function pickRows(sheets: readonly OrderSheet[]): PickRow[] {
  const lines = sheets.flatMap(({ number, left }) => left.map((line) => ({ ...line, number })));
  const placeOf = ({ variantId, sku, promisedOn }: SheetLine) => `${variantId ?? sku} ${promisedOn ?? ''}`;
  const rows = [...Map.groupBy(lines, placeOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const orders = [...Map.groupBy(same, ({ number }) => number)].map(([number, own]) => ({
      number,
      quantity: unitsOf(own),
    }));
    return [{ ...first, quantity: unitsOf(same), orders }];
  });
  return rows.toSorted((one, other) => one.productId - other.productId || bySize(one.size, other.size));
}

type PickList = { readonly rows: readonly PickRow[]; readonly leftOut: readonly number[]; readonly now: Date };

/** Draws the pick list of some orders on A4. It names the chosen orders that are not in it. */
export function drawPickList(pen: Pen, { rows, leftOut, now }: PickList): void {
  const right = pen.width - margin;
  pen.within('Sect', () => {
    pen.newPage();
    pen.wordmark(margin, 66, 24);
    pen.text('P', momentWords(now), right, 66, { size: 10, align: 'right' });
    pen.rule(margin, right, 80, 1);
    pen.text('H1', t('documents.pickList'), margin, 114, { size: 24, face: 'serif' });
    drawTable(pen, {
      columns: columnsUpTo(right),
      rows,
      below: orderWords,
      left: margin,
      right,
      top: drawSums(pen, rows, leftOut),
      nextTop: 76,
      bottom: pen.height - 76,
      onPage: (at, pages) => drawFrame(pen, at, pages),
    });
  });
}

const counted = (count: number) => ({ count, shown: formatCount(count) });

function drawSums(pen: Pen, rows: readonly PickRow[], leftOut: readonly number[]): number {
  const orders = new Set(rows.flatMap((row) => row.orders.map(({ number }) => number)));
  const sums = [
    t('documents.orders', counted(orders.size)),
    t('documents.unitCount', counted(unitsOf(rows))),
    t('documents.articles', counted(rows.length)),
  ].join(' · ');
  pen.text('P', sums, margin, 136, { size: 12, face: 'bold' });
  if (leftOut.length === 0) return 150;
  const words = t('documents.leftOut', { numbers: leftOut.join(', ') });
  const style = { size: 10 } as const;
  const lines = wrapped(pen, words, pen.width - margin * 2, style);
  return drawFitted(pen, { lines, style, leading: 13 }, margin, 144) + 10;
}

function columnsUpTo(right: number): readonly Column<PickRow>[] {
  return [
    { heading: t('documents.code'), x: margin + 22, width: 84, cell: ({ sku }) => ({ text: sku, face: 'bold' }) },
    {
      heading: t('documents.item'),
      x: margin + 116,
      width: 172,
      cell: (row) => ({ text: row.name, note: promiseOf(row) }),
    },
    { heading: t('documents.color'), x: margin + 300, width: 86, cell: ({ color }) => ({ text: color }) },
    {
      heading: t('documents.size'),
      x: margin + 398,
      width: 50,
      cell: ({ size }) => ({ text: size, face: 'bold' }),
    },
    {
      heading: t('documents.unitsHeading'),
      x: right,
      width: 44,
      align: 'right',
      cell: ({ quantity }) => ({ text: String(quantity), face: 'bold' }),
    },
  ];
}

/** 'Órdenes 1042, 1043 (2)': the number of units where it is more than one. */
function orderWords({ orders }: PickRow): string {
  const named = orders.map(({ number, quantity }) => (quantity > 1 ? `${number}\u00a0(${quantity})` : String(number)));
  return t('documents.ofOrders', { count: orders.length, numbers: named.join(', ') });
}

function drawFrame(pen: Pen, at: number, pages: number): void {
  const right = pen.width - margin;
  pen.artifact(() => {
    if (at > 1) {
      pen.raw(t('documents.pickListContinued'), margin, 56, { size: 11, face: 'bold' });
    }
    pen.raw(t('documents.codeMeaning'), margin, pen.height - 40, small);
    pen.raw(t('documents.pageOf', { at, pages }), right, pen.height - 40, { ...small, align: 'right' });
  });
  pen.rule(margin, right, pen.height - 54, 0.25);
}
