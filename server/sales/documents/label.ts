import { t } from '#messages/messages.ts';
import { addressLines } from '#contract/sales/orders/address-text.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { drawFitted, fitted, oneLine } from './fitted-text.ts';
import type { OrderSheet } from './order-sheets.ts';
import type { Pen } from './pdf-pen.ts';
import { barcodeWords, receiverOf } from './sheet-words.ts';

const margin = 16;
const heading = { size: 7 } as const;
/** Where the receiver begins: below the sender's address, if it is known. */
const headEnd = () => (shop().address === null ? 48 : 66);
const placeTop = 234;
const placeEnd = 308;

/** Draws the label of each parcel of an order, or one if none is known yet. */
export function drawLabels(pen: Pen, sheet: OrderSheet): void {
  for (let parcel = 1; parcel <= Math.max(1, sheet.parcels); parcel += 1) {
    pen.within('Sect', () => {
      pen.newPage();
      drawSender(pen, sheet);
      drawReceiver(pen, sheet);
      drawPlace(pen, sheet);
      drawNumber(pen, sheet, parcel);
    });
  }
}

function drawSender(pen: Pen, { title }: OrderSheet): void {
  const right = pen.width - margin;
  pen.text('P', t('documents.sender'), margin, 20, heading);
  pen.wordmark(margin, 40, 20);
  const method = oneLine(pen, title, 130, [11, 10, 9, 8]);
  const [words = ''] = method.lines;
  pen.text('P', words, right, 40, { ...method.style, align: 'right' });
  const { address } = shop();
  if (address !== null) {
    const block = { width: right - margin, height: 19, sizes: [8, 7.5, 7, 6.5] };
    drawFitted(pen, fitted(pen, [address], block), margin, 43);
  }
  pen.rule(margin, right, headEnd(), 1);
}

/** The street without postal code and city, which stand big below. */
function drawReceiver(pen: Pen, sheet: OrderSheet): void {
  const width = pen.width - margin * 2;
  const { heading: words, name, place, phone, notes } = receiverOf(sheet);
  const lines = sheet.address ? addressLines(sheet.address).slice(0, 1) : place;
  pen.text('P', words, margin, headEnd() + 14, heading);
  const block = (sizes: readonly number[], height: number) => ({ width, height, sizes });
  let y = headEnd() + 18;
  y = drawFitted(pen, fitted(pen, [name], block([20, 18, 16, 14, 12, 11], 42), 'bold'), margin, y, 'H1') + 4;
  y = drawFitted(pen, fitted(pen, lines, block([15, 14, 13, 12, 11, 10], 56)), margin, y) + 2;
  if (phone !== '') {
    y = drawFitted(pen, oneLine(pen, t('documents.phone', { phone }), width, [12, 11, 10]), margin, y) + 4;
  }
  if (notes === '') return;
  const room = placeTop - y - 6;
  drawFitted(pen, fitted(pen, [t('documents.notes', { notes })], block([10.5, 9.5, 8.5, 7.5, 7], room)), margin, y);
}

function drawPlace(pen: Pen, { address }: OrderSheet): void {
  const right = pen.width - margin;
  pen.rule(margin, right, placeTop, 1);
  pen.rule(margin, right, placeEnd, 1);
  if (!address) {
    pen.text('P', t('documents.pickedUp'), margin, placeTop + 46, { size: 22, face: 'bold' });
    return;
  }
  pen.text('P', t('documents.postalCode'), margin, placeTop + 14, heading);
  const style = { size: address.postalCode.length > 4 ? 32 : 42, face: 'bold' } as const;
  pen.text('P', address.postalCode, margin, placeTop + 58, style);
  const x = margin + pen.widthOf(address.postalCode, style) + 14;
  const city = fitted(pen, [address.city], { width: right - x, height: 46, sizes: [14, 12, 10, 9, 8, 7.5] }, 'bold');
  const end = drawFitted(pen, city, x, placeTop + 10);
  const province = fitted(pen, [address.provinceName], {
    width: right - x,
    height: placeEnd - end - 4,
    sizes: [10, 9, 8],
  });
  drawFitted(pen, province, x, end + 1);
}

function drawNumber(pen: Pen, sheet: OrderSheet, parcel: number): void {
  const right = pen.width - margin;
  // 10 mm at both sides stay white, as the reader of a barcode needs.
  const place = { x: margin + 28, y: placeEnd + 14, width: right - margin - 56, height: 56 };
  pen.barcode(String(sheet.number), place, barcodeWords(sheet));
  const y = pen.height - 20;
  pen.text('P', t('documents.orderNumber', { number: sheet.number }), margin, y, { size: 16, face: 'bold' });
  drawToCollect(pen, sheet);
  if (sheet.parcels === 0) return;
  pen.text('P', t('documents.parcelOf', { parcel, parcels: sheet.parcels }), right, y, {
    size: 13,
    face: 'bold',
    align: 'right',
  });
}

/** What whoever brings it takes from its buyer. */
function drawToCollect(pen: Pen, { toCollect }: OrderSheet): void {
  if (toCollect === null) return;
  const words = t('documents.toCollect', { amount: toCollect });
  pen.text('P', words, margin, pen.height - 36, { size: 9, face: 'bold' });
}
