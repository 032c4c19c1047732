import { jsPDF } from 'jspdf';
import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import { texts } from '#contract/texts.ts';
import { formatPrice } from '#contract/price-words.ts';
import { orderDay, orderStatusName, orderTotalText } from '../order-words/order-words.ts';

/** The document is laid out in screen pixels and drawn at this scale onto the page's points. */
const scale = 0.3;

/** A4 in points (ISO 216: 210 x 297 mm) is this many of our pixels wide and high. */
const page = { width: 595.28 / scale, height: 841.89 / scale };

const margin = 180;
const right = page.width - margin;
const columns = { name: margin, color: 900, quantity: 1290, price: right };
const rowHeight = 84;
const lastRow = page.height - 420;

type Pen = {
  text(value: string, x: number, y: number, style?: { size?: number; bold?: boolean; align?: 'left' | 'right' }): void;
  line(y: number): void;
  nextPage(): void;
};

/** The purchase order as a PDF of real text on A4. Pure drawing: no call, no picture of the screen. */
export function orderPdf(order: Order): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  pdf.setProperties({ title: `${texts.orders.document} ${orderNumber(order)}`, author: texts.shop.company });
  pdf.setLanguage('es');
  const pen = penOf(pdf);
  drawHead(pen, order);
  const y = drawLines(pen, order);
  drawTotal(pen, order, y);
  return pdf;
}

function penOf(pdf: jsPDF): Pen {
  return {
    text(value, x, y, { size = 42, bold = false, align = 'left' } = {}) {
      pdf.setFont('helvetica', bold ? 'bold' : 'normal');
      pdf.setFontSize(size * scale);
      pdf.text(value, x * scale, y * scale, { align });
    },
    line(y) {
      pdf.setLineWidth(3 * scale);
      pdf.line(margin * scale, y * scale, right * scale, y * scale);
    },
    nextPage() {
      pdf.addPage();
    },
  };
}

function drawHead(pen: Pen, order: Order): void {
  pen.text(texts.shop.company, margin, 260, { size: 84, bold: true });
  pen.text(texts.shop.taxId, margin, 330);
  pen.text(texts.orders.document, right, 260, { size: 54, bold: true, align: 'right' });
  pen.text(texts.orders.intro, margin, 470);
  pen.text(`Orden N°: ${orderNumber(order)}`, margin, 570);
  pen.text(`Fecha: ${orderDay(order)}`, right, 570, { align: 'right' });
  pen.text(`Estado: ${orderStatusName(order.status)}`, margin, 640);
  pen.text(`E-mail: ${order.email}`, margin, 710);
}

function drawColumnNames(pen: Pen, y: number): number {
  pen.text('NOMBRE', columns.name, y, { bold: true });
  pen.text('COLOR', columns.color, y, { bold: true });
  pen.text('CANTIDAD', columns.quantity, y, { bold: true });
  pen.text('PRECIO', columns.price, y, { bold: true, align: 'right' });
  pen.line(y + 30);
  return y + 30 + rowHeight;
}

/** Returns where the next row would stand. A long order goes on on further pages under the same column names. */
function drawLines(pen: Pen, order: Order): number {
  let y = drawColumnNames(pen, 850);
  for (const { name, brandSize, color, quantity, currentPrice } of order.orderDetails) {
    if (y > lastRow) {
      pen.nextPage();
      y = drawColumnNames(pen, 260);
    }
    pen.text(`${shortened(name)} (${brandSize})`, columns.name, y);
    pen.text(color, columns.color, y);
    pen.text(String(quantity), columns.quantity, y);
    pen.text(formatPrice(currentPrice), columns.price, y, { align: 'right' });
    y += rowHeight;
  }
  return y;
}

function drawTotal(pen: Pen, order: Order, y: number): void {
  pen.line(y - rowHeight / 2);
  pen.text('Subtotal', columns.quantity, y + 40);
  pen.text(formatPrice(order.subtotal), right, y + 40, { align: 'right' });
  pen.text('Envío', columns.quantity, y + 110);
  pen.text(formatPrice(order.shipping), right, y + 110, { align: 'right' });
  pen.text(orderTotalText(order), right, y + 210, { size: 54, bold: true, align: 'right' });
}

/** Fits the name's column, which holds about 30 letters. */
function shortened(name: string): string {
  return name.length <= 30 ? name : `${name.slice(0, 29).trimEnd()}…`;
}
