import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import type { jsPDF } from 'jspdf';
import { destinationText } from '#contract/address-text.ts';
import { times } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { sellerLine, shop } from '#contract/shop.ts';
import { formatPrice } from '#contract/price-words.ts';
import { orderDay, orderStatusName, orderTotalText } from '../order-words/order-words.ts';
import { pdfLook } from './pdf-look.ts';
import { openPdf, page } from './pdf-pen.ts';
import type { Pen } from './pdf-pen.ts';

const margin = 190;
const right = page.width - margin;
const columns = { name: margin, color: 960, quantity: 1420, price: right } as const;
const rowHeight = 138;
const lastRow = page.height - 480;
const label = { size: 30, colour: 'stone' } as const;
const muted = { colour: 'stone', size: 36 } as const;

/** Returns the purchase order as a PDF with real text on A4, in the shop's faces and colours, with its logo. */
export async function orderPdf(order: Order): Promise<jsPDF> {
  const pen = openPdf(await pdfLook());
  pen.pdf.setProperties({ title: `${orderTexts.document} ${order.number}`, author: shop().company ?? shop().name });
  pen.pdf.setLanguage(language());
  drawHead(pen, order);
  drawTotal(pen, order, drawLines(pen, order, drawFacts(pen, order)));
  drawFeet(pen, order);
  return pen.pdf;
}

function drawHead(pen: Pen, order: Order): void {
  if (!pen.logo(margin, 290, { width: 800, height: 150 })) {
    pen.text(shop().name, margin, 290, { size: 150, face: 'serif' });
  }
  pen.text(shop().company ?? '', right, 226, { align: 'right', size: 36, face: 'sansBold' });
  pen.text(shop().taxId ?? '', right, 284, { ...muted, align: 'right' });
  pen.line(margin, right, 372, 'ink');
  pen.text(orderTexts.document, margin, 510, { size: 88, face: 'serif' });
  pen.text(t('orders.number', { number: order.number }), right, 510, { size: 60, face: 'serif', align: 'right' });
  pen.text(orderTexts.intro, margin, 590, muted);
  if (order.payment_id === null) return;
  pen.text(t('orders.paymentOf', { payment: order.payment_id }), right, 590, { ...muted, align: 'right' });
}

/** Returns the y at which the products begin. */
function drawFacts(pen: Pen, order: Order): number {
  const facts = [
    [t('orders.dateCaps'), orderDay(order), margin],
    [t('orders.stateCaps'), orderStatusName(order.status), margin + 380],
    [t('orders.emailCaps'), order.email, margin + 760],
  ] as const;
  for (const [name, value, x] of facts) {
    pen.text(name, x, 730, label);
    pen.text(fitted(pen, value, right - x), x, 792);
  }
  const destination = destinationText(order);
  if (destination === '') return 960;
  pen.text(order.delivery.kind === 'pickup' ? t('orders.pickupCaps') : t('orders.deliveryCaps'), margin, 880, label);
  pen.text(fitted(pen, destination, right - margin), margin, 942);
  return 1100;
}

function drawColumnNames(pen: Pen, y: number): number {
  pen.text(t('orders.nameCaps'), columns.name, y, label);
  pen.text(t('orders.colorCaps'), columns.color, y, label);
  pen.text(t('orders.quantityCaps'), columns.quantity, y, { ...label, align: 'right' });
  pen.text(t('orders.priceCaps'), columns.price, y, { ...label, align: 'right' });
  pen.line(margin, right, y + 34, 'ink');
  return y + 34;
}

/**
 * Draws the lines and returns the y of the last row's end. A long order continues on further pages with the same column
 * names.
 */
function drawLines(pen: Pen, order: Order, top: number): number {
  let y = drawColumnNames(pen, top);
  for (const { name, brandSize, color, quantity, currentPrice } of order.orderDetails) {
    if (y + rowHeight > lastRow) {
      pen.pdf.addPage();
      y = drawColumnNames(pen, 260);
    }
    const [first, second] = [y + 62, y + 112];
    pen.text(fitted(pen, name, columns.color - columns.name - 40), columns.name, first, { face: 'sansBold' });
    pen.text(t('orders.sizeOf', { size: brandSize }), columns.name, second, { ...muted, size: 34 });
    pen.text(fitted(pen, color, columns.quantity - columns.color - 180), columns.color, first);
    pen.text(String(quantity), columns.quantity, first, { align: 'right' });
    pen.text(formatPrice(currentPrice), columns.price, first, { align: 'right' });
    if (quantity > 1) {
      const sum = t('orders.inTotal', { amount: formatPrice(times(currentPrice, quantity)) });
      pen.text(sum, columns.price, second, { ...muted, size: 34, align: 'right' });
    }
    y += rowHeight;
    pen.line(margin, right, y);
  }
  return y;
}

function drawTotal(pen: Pen, order: Order, y: number): void {
  const sums = [
    [t('bag.subtotal'), formatPrice(order.subtotal)],
    ...(order.discount.minor > 0 ? [[t('orders.discount'), `-${formatPrice(order.discount)}`] as const] : []),
    [t('bag.shipping'), formatPrice(order.shipping)],
  ] as const;
  for (const [at, [name, value]] of sums.entries()) {
    pen.text(name, columns.color, y + 92 + at * 68, { colour: 'stone' });
    pen.text(value, right, y + 92 + at * 68, { align: 'right' });
  }
  const end = y + 68 + sums.length * 68;
  pen.line(columns.color, right, end, 'ink');
  pen.text(orderTotalText(order), right, end + 96, { size: 76, face: 'serif', align: 'right' });
}

/** The same foot on each page, with its number. */
function drawFeet(pen: Pen, order: Order): void {
  const pages = pen.pdf.getNumberOfPages();
  for (let at = 1; at <= pages; at += 1) {
    pen.pdf.setPage(at);
    pen.line(margin, right, page.height - 200);
    const about = t('orders.sellerAndNumber', { number: order.number, seller: sellerLine() });
    pen.text(about, margin, page.height - 140, { ...muted, size: 30 });
    pen.text(t('orders.pageOf', { page: at, pages }), right, page.height - 140, { ...muted, size: 30, align: 'right' });
  }
}

/** Cuts a text to a width, with an ellipsis. */
function fitted(pen: Pen, text: string, width: number): string {
  let cut = text;
  while (cut.length > 1 && pen.widthOf(cut === text ? cut : `${cut}…`, { face: 'sansBold' }) > width) {
    cut = cut.slice(0, -1).trimEnd();
  }
  return cut === text ? text : `${cut}…`;
}
