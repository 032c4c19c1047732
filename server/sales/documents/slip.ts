import { t } from '#messages/messages.ts';
import { capital, daysWords } from '#contract/delivery/delivery-words.ts';
import { sellerLine } from '#contract/core/shop/shop.ts';
import { drawFitted, fitted, wrapped } from './fitted-text.ts';
import { unitsOf, type OrderSheet, type SheetLine } from './order-sheets.ts';
import type { Pen } from './pdf-pen.ts';
import { barcodeWords, promiseOf, receiverOf } from './sheet-words.ts';
import { drawTable, type Column } from './table.ts';

const margin = 48;
const label = { size: 8, colour: 'stone' } as const;
const body = 11;
const side = 370;
const code = { width: 132, height: 34 } as const;

/** Draws the packing slip of an order: on A4, without prices, on as many pages as its lines need. */
export function drawSlip(pen: Pen, sheet: OrderSheet): void {
  const right = pen.width - margin;
  pen.within('Sect', () => {
    pen.newPage();
    drawHead(pen, sheet);
    const top = drawFacts(pen, sheet, 162);
    const end = drawTable(pen, {
      columns: columnsUpTo(right),
      rows: sheet.lines,
      left: margin,
      right,
      top,
      nextTop: 76,
      bottom: pen.height - 104,
      onPage: (at, pages) => drawFrame(pen, sheet, at, pages),
    });
    const total = t('documents.units', { count: unitsOf(sheet.lines) });
    pen.text('P', total, right, end + 26, { size: 12, face: 'bold', align: 'right' });
  });
}

function columnsUpTo(right: number): readonly Column<SheetLine>[] {
  return [
    {
      heading: t('documents.item'),
      x: margin + 22,
      width: 236,
      cell: (line) => ({
        text: line.name,
        face: 'bold',
        note: [t('documents.skuNote', { sku: line.sku }), promiseOf(line)].filter(Boolean).join('. '),
      }),
    },
    { heading: t('documents.color'), x: margin + 274, width: 96, cell: ({ color }) => ({ text: color }) },
    {
      heading: t('documents.size'),
      x: margin + 386,
      width: 56,
      cell: ({ size }) => ({ text: size, face: 'bold' }),
    },
    {
      heading: t('documents.quantity'),
      x: right,
      width: 50,
      align: 'right',
      cell: ({ quantity }) => ({ text: String(quantity), face: 'bold' }),
    },
  ];
}

function drawHead(pen: Pen, sheet: OrderSheet): void {
  const right = pen.width - margin;
  pen.wordmark(margin, 72, 32);
  pen.barcode(String(sheet.number), { x: right - code.width, y: 44, ...code }, barcodeWords(sheet));
  pen.rule(margin, right, 96, 1);
  pen.text('H1', t('documents.slipTitle', { number: sheet.number }), margin, 132, { size: 24, face: 'serif' });
}

/** Draws who gets it, how and when, and returns where the lines begin. */
function drawFacts(pen: Pen, sheet: OrderSheet, top: number): number {
  const right = pen.width - margin;
  const { heading, name, place, phone, notes } = receiverOf(sheet);
  const width = side - margin - 24;
  pen.text('H2', heading, margin, top, label);
  let left = drawFitted(pen, fitted(pen, [name], { width, height: 40, sizes: [15, 13, 11] }, 'bold'), margin, top + 6);
  const lines = [...place, ...(phone === '' ? [] : [phone])];
  left = drawFitted(pen, fitted(pen, lines, { width, height: 110, sizes: [body, 10, 9] }), margin, left + 2);
  const facts = [
    [t('documents.purchaseDate'), sheet.day],
    [t('documents.deliveryMethod'), sheet.title],
    [t('documents.time'), capital(daysWords(sheet.days))],
  ] as const;
  let y = top;
  for (const [fact, value] of facts.filter((one) => one[1] !== '')) {
    pen.text('H2', fact, side, y, label);
    y = drawFitted(pen, fitted(pen, [value], { width: right - side, height: 40, sizes: [body, 10] }), side, y + 4) + 14;
  }
  return drawRemarks(pen, sheet, notes, Math.max(left + 14, y - 2));
}

function drawRemarks(pen: Pen, sheet: OrderSheet, notes: string, top: number): number {
  const width = pen.width - margin * 2;
  let y = top;
  if (notes !== '') {
    pen.text('H2', t('documents.deliveryNotes'), margin, y + 8, label);
    y = drawFitted(pen, fitted(pen, [notes], { width, height: 90, sizes: [body, 10, 9] }), margin, y + 12) + 10;
  }
  const remarks = [
    ...(sheet.toCollect === null ? [] : [t('documents.toCollect', { amount: sheet.toCollect })]),
    ...(sheet.hasRefund ? [t('documents.hasRefund')] : []),
    ...(pen.hasLetters(JSON.stringify(sheet)) ? [] : [t('documents.missingLetters')]),
  ];
  for (const words of remarks) {
    const style = { size: body, face: 'bold' } as const;
    y = drawFitted(pen, { lines: wrapped(pen, words, width, style), style, leading: 14 }, margin, y) + 10;
  }
  return y + 4;
}

/** The head of further pages, and the foot of all. */
function drawFrame(pen: Pen, { number }: OrderSheet, at: number, pages: number): void {
  const right = pen.width - margin;
  pen.artifact(() => {
    if (at > 1) {
      pen.rawWordmark(margin, 56, 18);
      pen.raw(t('documents.orderContinued', { number }), right, 56, { size: 11, face: 'bold', align: 'right' });
    }
    const about = t('documents.notAnInvoice', { seller: sellerLine() });
    pen.raw(about, margin, pen.height - 40, label);
    pen.raw(t('documents.orderPage', { number, at, pages }), right, pen.height - 40, { ...label, align: 'right' });
  });
  pen.rule(margin, right, pen.height - 54, 0.25);
}
