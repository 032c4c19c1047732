import { t } from '#messages/messages.ts';
import { adjustmentAmount, adjustmentName, shippingName } from '#contract/sales/orders/adjustment-words.ts';
import { addressLines, contactText } from '#contract/sales/orders/address-text.ts';
import { netTotal, taxRows } from '#contract/sales/orders/tax-words.ts';
import { capital, daysWords } from '#contract/delivery/delivery-words.ts';
import { times } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { orderIntro, orderStateName } from '#contract/sales/orders/order-state-words.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { sellerLine, shop } from '#contract/core/shop/shop.ts';
import { shopDay, shortDayWords } from '#contract/core/time/shop-time.ts';
import { drawFitted, wrapped } from './fitted-text.ts';
import type { Pen, TextStyle } from './pdf-pen.ts';
import { drawTable, type Column } from './table.ts';

/** The document is laid out in screen pixels and printed at this scale, in points. */
const scale = 0.3;

const px = (pixels: number) => pixels * scale;

const margin = px(190);
const colours = px(960);
const label = { size: px(30), colour: 'stone' } as const;
const muted = { size: px(36), colour: 'stone' } as const;
const body = { size: px(40) } as const;
const leading = px(54);

/** Draws the purchase order of an order on A4, on as many pages as its lines need. */
export function drawPurchaseOrder(pen: Pen, order: Order): void {
  const right = pen.width - margin;
  pen.within('Sect', () => {
    pen.newPage();
    const sums = sumsOf(pen, order);
    drawHead(pen, order);
    const end = drawTable(pen, {
      columns: columnsUpTo(right),
      rows: order.orderDetails,
      isTicked: false,
      left: margin,
      right,
      top: drawFacts(pen, order, px(690)),
      nextTop: px(190),
      bottom: pen.height - px(424 + linesOf(sums) * sumLeading + taxLines(order).length * 44),
      onPage: (at, pages) => drawFoot(pen, order, at, pages),
    });
    drawSums(pen, order, sums, end);
  });
}

function drawHead(pen: Pen, order: Order): void {
  const right = pen.width - margin;
  pen.wordmark(margin, px(290), px(150));
  pen.text('P', shop().company ?? '', right, px(226), { size: px(36), face: 'bold', align: 'right' });
  pen.text('P', shop().taxId ?? '', right, px(284), { ...muted, align: 'right' });
  pen.rule(margin, right, px(372), 1);
  pen.text('H1', orderTexts.document, margin, px(510), { size: px(88), face: 'serif' });
  const number = t('orders.number', { number: order.number });
  pen.text('P', number, right, px(510), { size: px(60), face: 'serif', align: 'right' });
  // That it was cancelled is seen first by whoever holds the paper.
  const isCancelled = order.fulfilment === 'cancelled';
  pen.text('P', orderIntro(order), margin, px(590), isCancelled ? { size: muted.size, face: 'bold' } : muted);
  if (order.payment_id === null) return;
  pen.text('P', t('orders.paymentOf', { payment: order.payment_id }), right, px(590), { ...muted, align: 'right' });
}

/** Draws day, state, address and delivery, all of them whole, and returns where the lines begin. */
function drawFacts(pen: Pen, order: Order, top: number): number {
  const right = pen.width - margin;
  const facts = [
    [t('orders.dateCaps'), shopDay(order.orderDate), margin, px(360)],
    [t('orders.stateCaps'), orderStateName(order), margin + px(380), px(360)],
    ...(order.email === ''
      ? []
      : ([[t('orders.emailCaps'), order.email, margin + px(760), right - margin - px(760)]] as const)),
  ] as const;
  const ends = facts.map(([name, value, x, width]) => drawFact(pen, { name, values: [value], x, width }, top));
  const below = Math.max(...ends) + px(40);
  const values = deliveryLines(order);
  if (values.length === 0) return below;
  const name = order.delivery.kind === 'pickup' ? t('orders.pickupCaps') : t('orders.deliveryCaps');
  return drawFact(pen, { name, values, x: margin, width: right - margin }, below) + px(50);
}

type Fact = { readonly name: string; readonly values: readonly string[]; readonly x: number; readonly width: number };

/** Draws a name and below it each of its values on lines of its own, and returns where they end. */
function drawFact(pen: Pen, { name, values, x, width }: Fact, top: number): number {
  pen.text('H2', name, x, top + label.size, label);
  const lines = values.flatMap((value) => wrapped(pen, value, width, body));
  return drawFitted(pen, { lines, style: body, leading }, x, top + px(52));
}

/** Where the order goes or is picked up, who gets it at which phone, and in how many days. */
function deliveryLines({ deliveryAddress, delivery: { title, days, pickup, contact } }: Order): string[] {
  const promise = days ? t('orders.sincePayment', { time: capital(daysWords(days)) }) : '';
  return [
    ...(deliveryAddress
      ? [contactText(deliveryAddress), addressLines(deliveryAddress).join(', '), deliveryAddress.notes]
      : []),
    ...(pickup ? [pickup.address, pickup.hours] : []),
    contact ? t('orders.collectedBy', { contact: contactText(contact) }) : '',
    [title, promise].filter(Boolean).join('. '),
  ].filter((line) => line !== '');
}

function columnsUpTo(right: number): readonly Column<Order['orderDetails'][number]>[] {
  return [
    {
      heading: t('orders.nameCaps'),
      x: margin,
      width: colours - margin - px(40),
      cell: ({ name, brandSize, promisedOn }) => ({
        text: name,
        face: 'bold',
        note: [
          t('orders.sizeOf', { size: brandSize }),
          ...(promisedOn === null ? [] : [t('preorders.leaves', { day: shortDayWords(promisedOn) })]),
        ].join('. '),
      }),
    },
    { heading: t('orders.colorCaps'), x: colours, width: px(270), cell: ({ color }) => ({ text: color }) },
    {
      heading: t('orders.quantityCaps'),
      x: px(1420),
      width: px(170),
      align: 'right',
      cell: ({ quantity }) => ({ text: String(quantity) }),
    },
    {
      heading: t('orders.priceCaps'),
      x: right,
      width: right - px(1450),
      align: 'right',
      cell: ({ quantity, currentPrice }) => ({
        text: formatPrice(currentPrice),
        ...(quantity > 1 && {
          note: t('orders.inTotal', { amount: formatPrice(times(currentPrice, quantity)) }),
        }),
      }),
    },
  ];
}

/** What stands below the total: the taxes in it. */
function taxLines(order: Order): string[] {
  return [...taxRows(order).map(([name, amount]) => `${name}: ${amount}`), netTotal(order) ?? ''].filter(Boolean);
}

/** A row above the total: what it is called, in as many lines as it takes, and its amount. */
type Sum = { readonly name: readonly string[]; readonly value: string };

/** From one line of a sum to the next one, in pixels. */
const sumLeading = 68;

const linesOf = (sums: readonly Sum[]) => sums.reduce((lines, { name }) => lines + name.length, 0);

function sumsOf(pen: Pen, order: Order): Sum[] {
  const width = pen.width - margin - colours - px(40);
  const rows = [
    [t('bag.subtotal'), formatPrice(order.subtotal)],
    // The font has no other minus.
    ...order.adjustments.map((one) => [adjustmentName(one), adjustmentAmount(one).replace('−', '-')] as const),
    [shippingName(order), formatPrice(order.shipping)],
  ] as const;
  return rows.map(([name, value]) => ({ name: wrapped(pen, name, width - pen.widthOf(value, body), body), value }));
}

function drawSums(pen: Pen, order: Order, sums: readonly Sum[], top: number): void {
  const right = pen.width - margin;
  const grey: TextStyle = { ...body, colour: 'stone' };
  let line = 0;
  for (const { name, value } of sums) {
    const y = top + px(92 + line * sumLeading);
    pen.lines('P', name, colours, y, grey, px(sumLeading));
    pen.text('P', value, right, y, { ...body, align: 'right' });
    line += name.length;
  }
  const end = top + px(68 + line * sumLeading);
  pen.rule(colours, right, end, 1);
  const total = t('order-texts.total', { total: formatPrice(order.total) });
  pen.text('P', total, right, end + px(96), { size: px(76), face: 'serif', align: 'right' });
  for (const [at, words] of taxLines(order).entries()) {
    pen.text('P', words, right, end + px(150 + at * 44), { ...label, align: 'right' });
  }
}

/** The same foot on each page, with its number. */
function drawFoot(pen: Pen, { number }: Order, page: number, pages: number): void {
  const right = pen.width - margin;
  pen.rule(margin, right, pen.height - px(200), 0.25);
  pen.artifact(() => {
    const about = t('orders.sellerAndNumber', { number, seller: sellerLine() });
    pen.raw(about, margin, pen.height - px(140), label);
    pen.raw(t('orders.pageOf', { page, pages }), right, pen.height - px(140), { ...label, align: 'right' });
  });
}
